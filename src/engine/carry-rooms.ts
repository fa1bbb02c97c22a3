/** What the rooms of the carry have in common. */
import type { CarryDeadline } from "./carry-deadline.ts";
import type { CarryState } from "./carry-state.ts";
import type { LateRestore } from "./late-restore.ts";

export interface CarryRooms {
  readonly state: CarryState;
  readonly late: LateRestore;
  readonly deadline: CarryDeadline;
}
