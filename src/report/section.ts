/** A part of the summary, in forms from the fullest to the shortest. */
export interface Section {
  readonly name: string;
  readonly forms: readonly string[];
}
