/**
 * Our own program, called another way, is the launcher process: nothing else has to be shipped or found.
 * Loaded by the entries before anything else, so it loads nothing itself.
 */

/** The first argument by which the program is asked to be the launcher. */
export const LAUNCHER_ARGUMENT = "__launch";

let offered: string | null = null;

/**
 * Says that a program answers to `LAUNCHER_ARGUMENT`. For entries only: it is a fact of the process, like its
 * arguments, and no setting of a run.
 *
 * @param path absolute
 */
export function offerLauncherEntry(path: string): void {
  offered = path;
}

/** Absolute path of the program that can be the launcher; null where none is known, as in tests on sources. */
export function launcherEntry(): string | null {
  return offered;
}
