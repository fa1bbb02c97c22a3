/** What makes a run count as failed: the input `fail-on`, and what it comes to in this workflow. */
import { unreachable } from "../core/unreachable.ts";

export const FAILURE_KINDS = ["failed", "errored", "outstanding", "regressed"] as const;
export type FailureKind = (typeof FAILURE_KINDS)[number];

/** As the user wrote it. */
export type FailOn =
  | { readonly kind: "auto" }
  | { readonly kind: "never" }
  | { readonly kind: "listed"; readonly kinds: readonly FailureKind[] };

/** The conditions that make a run fail. */
export type FailOnRule = Readonly<Record<FailureKind, boolean>>;

/**
 * Resolves `auto`: failed and errored count, and outstanding unless a schedule started the workflow, because the
 * next scheduled run goes on by itself.
 *
 * @param eventName GitHub's event name; null outside of a workflow
 */
export function resolveFailOn(failOn: FailOn, eventName: string | null): FailOnRule {
  switch (failOn.kind) {
    case "auto":
      return { failed: true, errored: true, outstanding: eventName !== "schedule", regressed: false };
    case "never":
      return { failed: false, errored: false, outstanding: false, regressed: false };
    case "listed":
      return {
        failed: failOn.kinds.includes("failed"),
        errored: failOn.kinds.includes("errored"),
        outstanding: failOn.kinds.includes("outstanding"),
        regressed: failOn.kinds.includes("regressed"),
      };
    default:
      return unreachable(failOn);
  }
}
