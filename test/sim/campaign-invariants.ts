/** Which campaign a run belongs to, over weeks of runs, by the words of the contract. */
import { fail } from "./violation.ts";

const DAY_MS = 86_400_000;

/** How the last workflow run left its campaign. */
export interface CampaignEnd {
  readonly workflowRun: string;
  readonly campaign: string;
  /** `open`: something was outstanding. `over`: all jobs ended normally and nothing was. Otherwise `unknown`. */
  readonly state: "open" | "over" | "unknown";
}

export class CampaignInvariants {
  readonly #rule: string;
  #last: CampaignEnd | null = null;

  /** @param rule the input `campaign` */
  constructor(rule: string) {
    this.#rule = rule;
  }

  /** @param isSure whether the run knows what the last one left; a cache may have lost it */
  begins(campaign: string, run: { readonly workflowRun: string; readonly at: number; readonly isSure: boolean }): void {
    const allowed = this.#allowed(run);
    if (allowed !== null && !allowed.includes(campaign)) {
      fail("campaign", `${campaign}, where ${allowed.join(" or ")} is due after ${JSON.stringify(this.#last)}`);
    }
  }

  /**
   * The next run has a list, which may leave nothing of an open campaign. Then the run may close the campaign or begin
   * the next one.
   *
   * @param outstanding how many listed tasks of a campaign are outstanding
   */
  lists(outstanding: (campaign: string) => number): void {
    const last = this.#last;
    if (last?.state === "open" && outstanding(last.campaign) === 0) this.#last = { ...last, state: "unknown" };
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

  /** A re-run of the workflow run that completed a period may stay in that period. */
  #periodic(workflowRun: string, present: string): string[] {
    const last = this.#last;
    return last === null || last.workflowRun !== workflowRun ? [present] : [last.campaign, present];
  }

  #numbered(workflowRun: string): string[] {
    const last = this.#last;
    if (last === null) return [numbered(1)];
    const number = Number(last.campaign.slice("until-complete-".length));
    // A re-run never begins a second campaign.
    if (last.state === "open" || last.workflowRun === workflowRun) return [numbered(number)];
    return last.state === "over" ? [numbered(number + 1)] : [numbered(number), numbered(number + 1)];
  }
}

function numbered(number: number): string {
  return `until-complete-${String(number).padStart(6, "0")}`;
}

/** The ISO week, counted from the Monday that began the first week of 2026. The worlds are in 2026 and 2027. */
function weekOf(at: number): string {
  const weeks = Math.floor((at - Date.UTC(2025, 11, 29)) / (7 * DAY_MS));
  // 2026 has 53 weeks.
  const [year, week] = weeks < 53 ? [2026, weeks + 1] : [2027, weeks - 52];
  return `weekly-${year}-W${String(week).padStart(2, "0")}`;
}
