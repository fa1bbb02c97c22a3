/** A longer row is not read. The output of a model may be longer than that. */
const ROW_LIMIT = 1_000_000;
const OUTPUT_LIMIT = 100_000;

/** The line of a row in the results file. Cuts the output if the row is too long. */
export function lineOf(row) {
  const line = `${JSON.stringify(row)}\n`;
  if (Buffer.byteLength(line) <= ROW_LIMIT) return line;
  return `${JSON.stringify({ ...row, output: JSON.stringify(row.output)?.slice(0, OUTPUT_LIMIT) })}\n`;
}
