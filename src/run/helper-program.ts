/**
 * The wrapper program around a helper command: a separate Node process that runs the command in its own process group
 * and kills that group at the deadline. `@actions/exec` can start a process but not kill one, and it waits ten seconds
 * for any process that still holds the output. The wrapper solves both.
 */

/** How the command ended, as the wrapper reports it. */
export type WrapperReport =
  | { readonly kind: "exited"; readonly code: number | null; readonly signal: string | null; readonly isCut: boolean }
  | { readonly kind: "not-started"; readonly message: string }
  | { readonly kind: "timed-out" }
  | { readonly kind: "aborted" }
  | { readonly kind: "too-much-output" };

/** Source text for `node -e`. Its arguments are a nonce, the timeout in ms, and the command. */
export const HELPER_PROGRAM = `(${wrapCommand.toString()})()`;

/**
 * Runs as a separate program, so it must not use anything outside of its body.
 *
 * The wrapper's own two lines on stderr begin with the nonce: its process id comes first, the report last.
 */
function wrapCommand(): void {
  const [nonce, timeoutMs, command] = process.argv.slice(1);
  const { spawn } = process.getBuiltinModule("node:child_process");
  /** How long a process that the shell left behind may hold its output: `exec > >(sort)` still has to write. */
  const drainMs = 5_000;
  /** Output that arrives later than this after the end of the shell comes from a process that keeps running. */
  const lateMs = 500;
  /** A task list of this size is a mistake. More would not fit into a string. */
  const bytesLimit = 256 * 1_048_576;

  process.stderr.write(`${nonce} ${process.pid}\n`);
  const child = spawn("bash", ["-euo", "pipefail", "-c", String(command)], {
    detached: true,
    stdio: ["ignore", "pipe", "pipe"],
  });
  let isReported = false;
  const report = (result: WrapperReport) => {
    if (isReported) return;
    isReported = true;
    try {
      // The group of the shell outlives the shell itself.
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    } catch {
      // The group is empty.
    }
    // After all pending writes.
    process.stdout.write("", () => {
      process.stderr.write(`\n${nonce} ${JSON.stringify(result)}\n`, () => process.exit(0));
    });
  };
  const timer = setTimeout(() => report({ kind: "timed-out" }), Number(timeoutMs));
  process.on("SIGTERM", () => report({ kind: "aborted" }));
  // Ctrl-C reaches the whole terminal. The caller decides what it means for us.
  process.on("SIGINT", () => {});
  // The process that started us holds the other end, which closes when that process dies for any reason.
  process.stdin.on("error", () => {}).on("close", () => report({ kind: "aborted" }));
  process.stdin.resume();
  // Its death also breaks our output, perhaps first. An unhandled EPIPE would end us before the group is killed.
  for (const stream of [process.stdout, process.stderr]) stream.on("error", () => report({ kind: "aborted" }));

  let bytes = 0;
  let exitedMs = Number.POSITIVE_INFINITY;
  let isLate = false;
  for (const name of ["stdout", "stderr"] as const) {
    child[name].on("data", (chunk: Buffer) => {
      if (isReported) return;
      bytes += chunk.length;
      isLate ||= name === "stdout" && performance.now() > exitedMs + lateMs;
      if (bytes > bytesLimit) report({ kind: "too-much-output" });
      else if (!process[name].write(chunk)) {
        child[name].pause();
        process[name].once("drain", () => child[name].resume());
      }
    });
  }
  child.on("error", (error) => report({ kind: "not-started", message: error.message }));
  child.on("exit", (code, signal) => {
    exitedMs = performance.now();
    clearTimeout(timer);
    setTimeout(() => report({ kind: "exited", code, signal, isCut: isLate }), drainMs);
  });
  child.on("close", (code, signal) => report({ kind: "exited", code, signal, isCut: false }));
}
