/** A signal came before there was anything to save: the process ends as the signal asks. */
export class Interrupted extends Error {
  override readonly name = "Interrupted";
  readonly signal: "SIGINT" | "SIGTERM";

  constructor(signal: "SIGINT" | "SIGTERM") {
    super(`interrupted by ${signal} before the first child; nothing was run`);
    this.signal = signal;
  }
}
