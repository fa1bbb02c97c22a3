/**
 * An error for people: wrong usage or configuration, refused before any child starts (exit 2).
 *
 * The message says what was expected, where, what was found, and what to do.
 */
export class UserError extends Error {
  override readonly name = "UserError";
}
