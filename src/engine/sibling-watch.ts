/** Looks after the other jobs of a matrix: hears of providers that have stopped one of them, and tells them of its own. */
import type { CarryFacts } from "./carry-facts.ts";
import type { CarryRooms } from "./carry-rooms.ts";
import type { SaveQueue } from "./save-queue.ts";
import { type LearnedCircuit, StopBoard } from "./stop-board.ts";

interface SiblingRooms extends CarryRooms {
  readonly queue: SaveQueue;
}

export class SiblingWatch {
  readonly #board: StopBoard;
  readonly #clock: CarryFacts["clock"];
  readonly #rooms: SiblingRooms;
  #isLooking = false;

  constructor(facts: CarryFacts, rooms: SiblingRooms) {
    this.#board = new StopBoard(facts);
    this.#clock = facts.clock;
    this.#rooms = rooms;
  }

  /** One look at a time: they would pile up on a cache that hangs. */
  async look(learn: (circuit: LearnedCircuit) => void): Promise<void> {
    if (this.#isLooking) return;
    this.#isLooking = true;
    await this.#rooms.state.attempt("restore", () => this.#read(learn));
    this.#isLooking = false;
  }

  /** Tells siblings of providers that have stopped, in turn among the saves. */
  tell(providers: readonly string[]): void {
    const { state, deadline, queue } = this.#rooms;
    void queue.inTurn(async () => {
      state.tellTrouble(await this.#board.write(state.campaign, providers, () => deadline.leftMs()));
    });
  }

  async #read(learn: (circuit: LearnedCircuit) => void): Promise<void> {
    const { state, deadline, queue } = this.#rooms;
    const { learned, isMissing, trouble } = await this.#board.read(state.campaign);
    state.tellTrouble(trouble);
    if (state.isRunOver) return;
    // The carrier saves one thing at a time: beside the queue, the last save could find it busy.
    if (isMissing) {
      void queue.inTurn(async () => {
        state.tellTrouble(await this.#board.repeat(state.campaign, () => deadline.leftMs()));
      });
    }
    const now = this.#clock.now();
    for (const circuit of learned) if (circuit.untilAt > now) learn(circuit);
  }
}
