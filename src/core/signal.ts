/** What asks a run to end in order, and the exit code that says so: 128 and the number of the signal. */
export type Signal = "SIGINT" | "SIGTERM" | "SIGHUP";

export const SIGNAL_EXIT: Readonly<Record<Signal, number>> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
