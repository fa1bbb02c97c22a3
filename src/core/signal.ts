/** The signals that ask a run to end in order. The exit code is 128 plus the number of the signal. */
export type Signal = "SIGINT" | "SIGTERM" | "SIGHUP";

export const SIGNAL_EXIT: Readonly<Record<Signal, number>> = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
