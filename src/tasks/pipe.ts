/**
 * Reads a list from a pipe without blocking in the kernel. A run that blocks on a writer who never comes could not be
 * interrupted.
 */
import { constants, openSync } from "node:fs";
import { Socket } from "node:net";
import { addAbortSignal } from "node:stream";

/** @throws AbortError if the signal fires before the pipe ends */
export async function* readPipe(path: string, signal: AbortSignal | undefined): AsyncGenerator<Buffer> {
  // With O_NONBLOCK, the open succeeds before there is a writer.
  const fd = openSync(path, constants.O_RDONLY | constants.O_NONBLOCK);
  const input = new Socket({ fd, readable: true, writable: false });
  if (signal !== undefined) addAbortSignal(signal, input);
  for await (const chunk of input) yield chunk;
}
