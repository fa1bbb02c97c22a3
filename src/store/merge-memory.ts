/** What a union has to remember of millions of lines: numbers in tables, not texts. */
import { HashIndex } from "../core/hash-index.ts";
import { iso } from "../core/instant.ts";
import type { LedgerRow } from "../core/row.ts";
import { resultOrder } from "./read-history.ts";

/** Which row of each kind stays. */
export interface Union<Row> {
  /** Takes notice of a row. @returns whether it is the best of its kind so far */
  offer(row: Row): boolean;
  /** Whether a row is the best of its kind: true once for each kind. */
  take(row: Row): boolean;
  /** How many kinds there are. */
  size(): number;
}

const FIRST_CAPACITY = 1_024;
/** In the place of an instant: the order of the row is kept as text. */
const ODD = Number.NaN;
const TAKEN = Number.NEGATIVE_INFINITY;

/** Results by campaign and hash: of each the first by `resultOrder`, in some 60 bytes. */
export class LedgerUnion implements Union<LedgerRow> {
  readonly #campaigns = new Map<string, CampaignUnion>();

  offer(row: LedgerRow): boolean {
    let campaign = this.#campaigns.get(row.campaign);
    if (campaign === undefined) {
      campaign = new CampaignUnion();
      this.#campaigns.set(row.campaign, campaign);
    }
    return campaign.offer(row);
  }

  take(row: LedgerRow): boolean {
    return this.#campaigns.get(row.campaign)?.take(row) ?? false;
  }

  size(): number {
    return [...this.#campaigns.values()].reduce((sum, campaign) => sum + campaign.size(), 0);
  }
}

class CampaignUnion implements Union<LedgerRow> {
  readonly #hashes = new HashIndex();
  /** The start of the best row of each hash, in epoch ms. */
  #startedAt = new Float64Array(FIRST_CAPACITY);
  /** Its run and job, and its attempt. */
  #names = new Uint32Array(FIRST_CAPACITY);
  #attempts = new Uint32Array(FIRST_CAPACITY);
  readonly #nameIndexes = new Map<string, number>();
  readonly #runsAndJobs: (readonly [run: string, job: string])[] = [];
  /** The one that was asked for last. */
  #lastName = 0;
  readonly #oddOrders = new Map<number, string>();

  offer(row: LedgerRow): boolean {
    const position = this.#hashes.find(row.hash);
    if (position === -1) {
      this.#keep(this.#hashes.append(row.hash), row);
      return true;
    }
    if (this.#isSame(position, row) || resultOrder(row) >= this.#orderAt(position)) return false;
    this.#keep(position, row);
    return true;
  }

  take(row: LedgerRow): boolean {
    const position = this.#hashes.find(row.hash);
    if (position === -1 || this.#startedAt[position] === TAKEN) return false;
    if (!this.#isSame(position, row) && resultOrder(row) !== this.#orderAt(position)) return false;
    this.#startedAt[position] = TAKEN;
    return true;
  }

  size(): number {
    return this.#hashes.count;
  }

  #keep(position: number, row: LedgerRow): void {
    if (position >= this.#startedAt.length) this.#grow();
    const startedAt = instantOf(row.started_at);
    this.#startedAt[position] = startedAt;
    this.#names[position] = this.#nameIndex(row);
    this.#attempts[position] = row.attempt;
    if (Number.isNaN(startedAt)) this.#oddOrders.set(position, resultOrder(row));
  }

  /** Most rows that are met again are the very same. */
  #isSame(position: number, row: LedgerRow): boolean {
    return (
      this.#startedAt[position] === instantOf(row.started_at) &&
      this.#attempts[position] === row.attempt &&
      this.#names[position] === this.#nameIndex(row)
    );
  }

  #orderAt(position: number): string {
    const startedAt = this.#startedAt[position] ?? ODD;
    if (Number.isNaN(startedAt)) return this.#oddOrders.get(position) ?? "";
    const [run, job] = this.#runsAndJobs[this.#names[position] ?? 0] ?? ["", ""];
    const attempt = this.#attempts[position] ?? 0;
    return resultOrder({ started_at: iso(startedAt), run, job, attempt });
  }

  #nameIndex({ run, job }: LedgerRow): number {
    // Rows of one run and job follow one another.
    const [lastRun, lastJob] = this.#runsAndJobs[this.#lastName] ?? [];
    if (lastRun === run && lastJob === job) return this.#lastName;
    const name = JSON.stringify([run, job]);
    this.#lastName = this.#nameIndexes.get(name) ?? this.#runsAndJobs.push([run, job]) - 1;
    this.#nameIndexes.set(name, this.#lastName);
    return this.#lastName;
  }

  #grow(): void {
    const capacity = this.#startedAt.length * 2;
    const [startedAt, names, attempts] = [this.#startedAt, this.#names, this.#attempts];
    this.#startedAt = new Float64Array(capacity);
    this.#startedAt.set(startedAt);
    this.#names = new Uint32Array(capacity);
    this.#names.set(names);
    this.#attempts = new Uint32Array(capacity);
    this.#attempts.set(attempts);
  }
}

/** The instant of a text in the form that is written here; `ODD` for any other, of which only the text tells the order. */
function instantOf(text: string): number {
  const at = Date.parse(text);
  return !Number.isNaN(at) && iso(at) === text ? at : ODD;
}

/** A set of lines, by 53 bits of a hash: of ten million lines, one is taken for another in one case of two hundred. */
export class LineSet {
  /** Open addressing; 0 is an empty slot. The length is a power of two. */
  #slots = new Float64Array(FIRST_CAPACITY);
  #count = 0;

  /** @returns whether the line is new */
  add(line: string): boolean {
    if (this.#count * 2 >= this.#slots.length) this.#grow();
    const hash = hashOfLine(line);
    const slot = this.#slotOf(hash);
    if (this.#slots[slot] === hash) return false;
    this.#slots[slot] = hash;
    this.#count += 1;
    return true;
  }

  #slotOf(hash: number): number {
    const mask = this.#slots.length - 1;
    let slot = (hash % 2 ** 32) & mask;
    while (this.#slots[slot] !== 0 && this.#slots[slot] !== hash) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const slots = this.#slots;
    this.#slots = new Float64Array(slots.length * 2);
    for (const hash of slots) if (hash !== 0) this.#slots[this.#slotOf(hash)] = hash;
  }
}

/** Two multiplicative hashes over UTF-16 units with the finaliser of MurmurHash3, joined; never 0. */
function hashOfLine(line: string): number {
  let low = 0xdeadbeef;
  let high = 0x41c6ce57;
  for (let index = 0; index < line.length; index += 1) {
    const unit = line.charCodeAt(index);
    low = Math.imul(low ^ unit, 0x9e3779b1);
    high = Math.imul(high ^ unit, 0x5f356495);
  }
  low = finalised(low, high);
  high = finalised(high, low);
  return (high & 0x1fffff) * 2 ** 32 + (low >>> 0) || 1;
}

function finalised(word: number, other: number): number {
  const mixed = Math.imul(word ^ (word >>> 16), 0x85ebca6b);
  return mixed ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
}
