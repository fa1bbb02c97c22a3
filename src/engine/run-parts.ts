/** The parts of a run that are loaded only where they are needed: most of what there is to load is in them. */
import type { Detector } from "../core/detector.ts";
import type { State } from "../core/state.ts";
import type { LoopEnd } from "./loop.ts";
import type { EngineContext } from "./run-context.ts";
import type { OutstandingOptions } from "./run-outstanding.ts";
import type { writeReports } from "./write-reports.ts";

/** What only a run with outstanding tasks needs. */
export interface Children {
  readonly runOutstanding: (initial: State, options: OutstandingOptions) => Promise<LoopEnd>;
  readonly detectorAt: (nowAt: number) => Detector;
}

export interface RunParts {
  readonly loadChildren: (loadDetector: EngineContext["loadDetector"]) => Promise<Children>;
  readonly loadReports: () => Promise<typeof writeReports>;
}

export const loadedParts: RunParts = {
  loadChildren: async (loadDetector) => {
    const [{ runOutstanding }, detectorAt] = await Promise.all([import("./run-outstanding.ts"), loadDetector()]);
    return { runOutstanding, detectorAt };
  },
  loadReports: async () => (await import("./write-reports.ts")).writeReports,
};
