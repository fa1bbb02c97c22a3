/**
 * What a helper exchanges with Carryover: the listing that it writes, the tests of its shard, and their rows.
 *
 * CARRYOVER_HARNESS_LIST=FILE   the helper lists every test to FILE and runs none
 * CARRYOVER_HARNESS_TESTS=FILE  the helper runs the tests in FILE only
 */
import { appendFileSync, readFileSync, writeFileSync } from "node:fs";

export const {
  CARRYOVER_HARNESS_LIST: listFile,
  CARRYOVER_HARNESS_TESTS: testsFile,
  CARRYOVER_GATEWAY_URL: gateway,
} = process.env;
// Tests may change the environment.
const rowsFile = process.env.CARRYOVER_RESULTS_FILE;
/** A longer row is not read. The output of a model may be longer than that. */
const ROW_LIMIT = 1_000_000;
const OUTPUT_LIMIT = 100_000;

/** A listing without tests says which version could not list them. */
export function writeListing(version, tests) {
  writeFileSync(listFile, JSON.stringify({ version, tests }));
}

/** The tests of the shard as they were listed, each with the id of its row: `{test, taskId}`. */
export function readTests() {
  return JSON.parse(readFileSync(testsFile, "utf8"));
}

/** Cuts the output if the row is too long. */
export function appendRow(row) {
  const line = `${JSON.stringify(row)}\n`;
  const isLong = Buffer.byteLength(line) > ROW_LIMIT;
  const short = isLong ? { ...row, output: JSON.stringify(row.output)?.slice(0, OUTPUT_LIMIT) } : row;
  appendFileSync(rowsFile, isLong ? `${JSON.stringify(short)}\n` : line);
}
