/** Last words of programs that ran out of memory: nothing is said of their task. */

/** V8's, before its native trace; under `npx` or a shell the SIGABRT arrives as exit 134. */
const V8 = /^FATAL ERROR: [^\n]{0,200}(?:heap out of memory|Allocation failed)/m;
const V8_WINDOW = 8_192;
/** Those of Python and NumPy, of a JVM, of the kernel, and of C++. */
const LAST_LINE = new RegExp(
  [
    "^(?:[\\w.]{1,80}\\._Array)?MemoryError(?::|$)",
    '^(?:Exception in thread "[^"]{0,200}" |Caused by: |Terminating due to )?java\\.lang\\.OutOfMemoryError\\b',
    "^(?:\\[[ \\d.]{1,20}\\] )?(?:Memory cgroup out|Out) of memory: Killed process \\d",
    "^(?:terminate called after throwing an instance of '|what\\(\\): {1,2}|libc\\+\\+abi: terminating .{0,60}of type )std::bad_alloc\\b",
  ].join("|"),
);
/** The memory of a graphics card is the task's own to divide: a retry finds it as small. */
const OF_A_CARD = /\bCUDA\b/i;
/** What stands below a last line: frames, and a shell's word on the end of its child. */
const BELOW = /^$|^at\s|^\.\.\. \d+ more$|\bAborted\b/;

/** @param errors what the failed program wrote last, on the stream of its errors */
export function ranOutOfMemory(errors: string): boolean {
  const tail = errors.slice(-V8_WINDOW);
  if (V8.test(tail)) return true;
  const last = tail
    .split("\n")
    .map((line) => line.trim())
    .findLast((line) => !BELOW.test(line));
  return last !== undefined && LAST_LINE.test(last) && !OF_A_CARD.test(last);
}
