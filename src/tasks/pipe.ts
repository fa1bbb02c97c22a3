/**
 * Reads a list from a pipe without waiting for it in the kernel: a run that stands there, for somebody who never writes,
 * could not be interrupted.
 */
import { constants, openSync } from "node:fs";
import { Socket } from "node:net";
import { addAbortSignal } from "node:stream";

/** @throws AbortError where the signal comes before all has been said */
export async function* readPipe(path: string, signal: AbortSignal | undefined): AsyncGenerator<Buffer> {
  // Opened like this it need not have a writer yet.
  const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const input = new Socket({ fd, readable: true, writable: false });
  if (signal !== undefined) addAbortSignal(signal, input);
  for await (const chunk of input) yield chunk;
}
