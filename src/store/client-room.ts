/**
 * A room for one call of the cache client: what it sees of the process while it runs.
 *
 * The client reads `process.env` and `process.cwd()` when it needs them and prints workflow commands to
 * standard output. The paths it is given are part of an entry's identity, so they can only point into a
 * folder of our own by way of the working folder; and its annotations are not ours to make. The room follows
 * the call through its callbacks, so that calls run side by side, and the rest of the process, children
 * included, sees nothing of it.
 */
import { AsyncLocalStorage } from "node:async_hooks";

export interface Room {
  readonly environment: Record<string, string | undefined>;
  readonly folder: string;
  /** All that the call has printed so far. */
  readonly output: CallOutput;
}

/** An abandoned call may go on for a quarter of an hour; what it says stays bounded. */
const OUTPUT_LIMIT = 1 << 18;

/** What a call printed: workflow commands, and lines for the log. */
export class CallOutput {
  #text = "";

  add(text: string): void {
    if (this.#text.length < OUTPUT_LIMIT) this.#text += text;
  }

  /** All lines, debug lines included, as their writers meant them: a command's data may be several. */
  get text(): string {
    return unescapeData(this.#text);
  }

  /** The messages that the client meant as warnings or errors, in order. */
  get complaints(): string[] {
    const complaints: string[] = [];
    for (const line of this.#text.split("\n")) {
      const message = /^::(?:warning|error)(?: [^:]*)?::(.*)$/.exec(line)?.[1];
      if (message !== undefined) complaints.push(unescapeData(message).trim());
    }
    return complaints;
  }
}

/** `@actions/core` escapes the data of a command. */
function unescapeData(data: string): string {
  return data.replaceAll("%0D", "\r").replaceAll("%0A", "\n").replaceAll("%25", "%");
}

const rooms = new AsyncLocalStorage<Room>();

/** Runs a call in its room; the room stays with it until its last callback, also when nobody waits any more. */
export function runInRoom<T>(room: Room, call: () => Promise<T>): Promise<T> {
  watchEnvironment();
  watchWorkingFolder();
  watchStream(process.stdout);
  watchStream(process.stderr);
  return rooms.run(room, call);
}

/**
 * What is replaced stays so: a call that was abandoned may still print when all others have ended. Outside of
 * a room everything is as it was. What somebody else has replaced meanwhile is wrapped once more.
 */
const watchers = new WeakSet<object>();

function watchEnvironment(): void {
  const present = Object.getOwnPropertyDescriptor(process, "env");
  if (present?.get !== undefined && watchers.has(present.get)) return;
  let environment = process.env;
  const get = () => rooms.getStore()?.environment ?? environment;
  watchers.add(get);
  Object.defineProperty(process, "env", {
    configurable: true,
    enumerable: true,
    get,
    set: (value: NodeJS.ProcessEnv) => {
      environment = value;
    },
  });
}

function watchWorkingFolder(): void {
  if (watchers.has(process.cwd)) return;
  const cwd = process.cwd;
  const get = () => rooms.getStore()?.folder ?? cwd.call(process);
  watchers.add(get);
  process.cwd = get;
}

function watchStream(stream: NodeJS.WriteStream): void {
  const write = stream.write;
  if (watchers.has(write)) return;
  const watch = (...parameters: Parameters<typeof write>): boolean => {
    const room = rooms.getStore();
    if (room === undefined) return write.apply(stream, parameters);
    const [chunk, encoding, callback] = parameters;
    room.output.add(typeof chunk === "string" ? chunk : Buffer.from(chunk).toString("utf8"));
    const done = typeof encoding === "function" ? encoding : callback;
    if (typeof done === "function") queueMicrotask(done);
    return true;
  };
  watchers.add(watch);
  stream.write = watch as typeof write;
}

/** The environment of a room. Windows folds the case of names; a plain object does not. */
export function roomEnvironment(
  base: Readonly<Record<string, string | undefined>>,
  own: Readonly<Record<string, string | undefined>>,
): Record<string, string | undefined> {
  const environment: Record<string, string | undefined> = {};
  for (const [name, value] of Object.entries(base)) {
    environment[process.platform === "win32" ? name.toUpperCase() : name] = value;
  }
  return { ...environment, ...own };
}
