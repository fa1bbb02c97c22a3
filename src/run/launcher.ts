/** The port through which children's processes are started: in this process, or in one that does nothing else. */

/** What all children of a run have in common. */
export interface LaunchPlan {
  /** Absolute path of the program. */
  readonly file: string;
  /** The name that the program is told it was called by. */
  readonly calledAs: string;
  readonly arguments: readonly string[];
  /** Absolute. */
  readonly workingDirectory: string;
  readonly environment: Readonly<Record<string, string>>;
}

/** What one child has of its own. */
export interface LaunchOrder {
  /** Added to the environment of the plan. */
  readonly variables: Readonly<Record<string, string>>;
  /** In place of the arguments of the plan; null where it has those. */
  readonly arguments: readonly string[] | null;
}

export interface ProcessEnd {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** Whether somebody was left in the child's group, asked while its id could not belong to anybody else. */
  readonly isGroupAlive: boolean;
}

/** What is told of one child. `started` may come from within `launch`, everything else comes later. */
export interface LaunchListener {
  /** @param pid of the process, which leads a process group of its own */
  started(pid: number): void;
  output(stream: "stdout" | "stderr", chunk: Buffer): void;
  exited(end: ProcessEnd): void;
  /** After `exited`, when nobody holds the child's pipes any more. The last call. */
  closed(): void;
  /** The program could not be started. The last call; only `started` may have come before. */
  failed(message: string): void;
  /** Nothing more is known of the child: what watched it has died, and its pipes are gone. It may still run. The last call. */
  lost(): void;
}

export interface Launched {
  /** Nothing more is wanted of the child: its pipes are given up, and it is not waited for. */
  abandon(): void;
}

export interface Launcher {
  /** Starts a process in a group of its own, with an empty stdin. What goes wrong is told to the listener. */
  launch(order: LaunchOrder, listener: LaunchListener): Launched;
  /** To be called when no child is left. */
  close(): void;
}
