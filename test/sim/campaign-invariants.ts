/** Which campaign a run belongs to, from run to run over weeks, by the words of the contract. */
import { fail } from "./violation.ts";

const DAY_MS = 86_400_000;

/** How the workflow run before left its campaign. */
export interface CampaignEnd {
  readonly workflowRun: string;
  readonly campaign: string;
  /** `open`: something was outstanding; `over`: all jobs ended in order and nothing was; else nobody can say. */
  readonly state: "open" | "over" | "unknown";
}

export class CampaignInvariants {
  readonly #rule: string;
  #last: CampaignEnd | null = null;

  /** @param rule the input `campaign` */
  constructor(rule: string) {
    this.#rule = rule;
  }

  /** @param isSure whether the run knows what the one before left; a cache may have lost it */
  begins(campaign: string, run: { readonly workflowRun: string; readonly at: number; readonly isSure: boolean }): void {
    const allowed = this.#allowed(run);
    if (allowed !== null && !allowed.includes(campaign)) {
      fail("campaign", `${campaign}, where ${allowed.join(" or ")} is due after ${JSON.stringify(this.#last)}`);
    }
  }

  ends(end: CampaignEnd): void {
    this.#last = end;
  }

  #allowed(run: { readonly workflowRun: string; readonly at: number; readonly isSure: boolean }): string[] | null {
    switch (this.#rule) {
      case "daily":
        return this.#periodic(run.workflowRun, `daily-${new Date(run.at).toISOString().slice(0, 10)}`);
      case "weekly":
        return this.#periodic(run.workflowRun, weekOf(run.at));
      case "auto":
      case "until-complete":
        return run.isSure ? this.#numbered(run.workflowRun) : null;
      default:
        return [this.#rule];
    }
  }

  /** Run again, the run that completed a period stays in it; whether it did is for its own attempts to tell. */
  #periodic(workflowRun: string, present: string): string[] {
    const last = this.#last;
    return last === null || last.workflowRun !== workflowRun ? [present] : [last.campaign, present];
  }

  #numbered(workflowRun: string): string[] {
    const last = this.#last;
    if (last === null) return [numbered(1)];
    const number = Number(last.campaign.slice("until-complete-".length));
    // Run again, the jobs of a workflow run never begin a second campaign.
    if (last.state === "open" || last.workflowRun === workflowRun) return [numbered(number)];
    return last.state === "over" ? [numbered(number + 1)] : [numbered(number), numbered(number + 1)];
  }
}

function numbered(number: number): string {
  return `until-complete-${String(number).padStart(6, "0")}`;
}

/** Counted from a Monday that began the first week of a year: ISO weeks of 2026 and 2027, where the worlds are. */
function weekOf(at: number): string {
  const weeks = Math.floor((at - Date.UTC(2025, 11, 29)) / (7 * DAY_MS));
  // 2026 has 53 weeks.
  const [year, week] = weeks < 53 ? [2026, weeks + 1] : [2027, weeks - 52];
  return `weekly-${year}-W${String(week).padStart(2, "0")}`;
}
