/**
 * Keeps memory flat under children that print without end.
 *
 * Node reads pipes into a new buffer of 64 KiB each time, and V8 lets 32 MiB (Node 20) to 64 MiB (Node 24)
 * of such buffers pile up outside its heap before it collects them. There is no public way to read a child's
 * pipe into one buffer, so the collection of young objects is asked for: about a millisecond each time.
 */
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

const COLLECT_EVERY_BYTES = 16 * 1_048_576;

/** @returns a function to be told of every chunk that was read and is not needed any more */
export function createGarbageWatch(): (bytes: number) => void {
  let sinceBytes = 0;
  let collect: (() => void) | null = null;
  return (bytes) => {
    sinceBytes += bytes;
    if (sinceBytes < COLLECT_EVERY_BYTES) return;
    sinceBytes = 0;
    collect ??= findCollector();
    collect();
  };
}

/** The collector that `--expose-gc` shows to new contexts; where there is none, V8's own pace is kept. */
function findCollector(): () => void {
  try {
    setFlagsFromString("--expose-gc");
    const gc: unknown = runInNewContext("gc");
    setFlagsFromString("--no-expose-gc");
    if (typeof gc === "function") return () => void gc({ type: "minor" });
  } catch {
    // A V8 without the flag.
  }
  return () => {};
}
