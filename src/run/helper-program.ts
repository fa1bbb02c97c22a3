/**
 * The wrapper program around a helper command: a Node process of its own that runs the command in a process group and
 * ends that group at the deadline. `@actions/exec` can start a process but cannot end one, and it waits ten seconds for
 * whoever still holds the output; the wrapper does both for it.
 */

/** How the command ended, as the wrapper reports it. */
export type WrapperReport =
  | { readonly kind: "exited"; readonly code: number | null; readonly signal: string | null; readonly isCut: boolean }
  | { readonly kind: "not-started"; readonly message: string }
  | { readonly kind: "timed-out" }
  | { readonly kind: "aborted" }
  | { readonly kind: "too-much-output" };

/** Source text for `node -e`; its arguments are a nonce, the timeout in ms, and the command. */
export const HELPER_PROGRAM = `(${wrapCommand.toString()})()`;

/**
 * Runs as a program of its own: it must not use anything outside of its body.
 *
 * Both lines that the wrapper itself writes to stderr begin with the nonce: its process id first, the report last.
 */
function wrapCommand(): void {
  const [nonce, timeoutMs, command] = process.argv.slice(1);
  const { spawn } = process.getBuiltinModule("node:child_process");
  /** Somebody whom the shell has left behind may hold its output this long; `exec > >(sort)` has its last words to say. */
  const drainMs = 5_000;
  /** Output later than that after the end of the shell comes from a process that goes on. */
  const lateMs = 500;
  /** A list of tasks of that size is a mistake; more would not fit into a string. */
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
      // Nobody is left in it.
    }
    // After everything that waits to be written.
    process.stdout.write("", () => {
      process.stderr.write(`\n${nonce} ${JSON.stringify(result)}\n`, () => process.exit(0));
    });
  };
  const timer = setTimeout(() => report({ kind: "timed-out" }), Number(timeoutMs));
  process.on("SIGTERM", () => report({ kind: "aborted" }));
  // Ctrl-C reaches the whole terminal; the caller decides what it means for us.
  process.on("SIGINT", () => {});
  // Whoever started us holds the other end: it is closed when that process dies, however it dies.
  process.stdin.on("error", () => {}).on("close", () => report({ kind: "aborted" }));
  process.stdin.resume();

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
