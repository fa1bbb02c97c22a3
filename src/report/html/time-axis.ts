/**
 * The time axis of a campaign: runs are drawn to scale, so that a wait looks as long as it was. The hours
 * or days between two runs shrink to a labelled gap.
 */

export interface Span {
  readonly from: number;
  readonly until: number;
}

/** A stretch that is drawn to scale. Same unit and origin as the spans it was made from. */
export interface AxisSegment extends Span {
  /** Where the segment begins on the drawn axis. */
  readonly drawnFrom: number;
}

/** Share of the drawn axis that one gap takes; all gaps together take at most half of it. */
const GAP_SHARE = 0.03;
/** A gap that would not be longer than this share of the active time is drawn to scale instead. */
const KEPT_GAP_SHARE = 0.05;

/**
 * Unites spans of activity into segments and places them on the drawn axis.
 *
 * @returns at least one segment of a length above 0, in order of time
 */
export function layAxis(spans: readonly Span[]): AxisSegment[] {
  const sorted = spans.filter((span) => span.until >= span.from).sort((a, b) => a.from - b.from);
  const active = unite(sorted, 0);
  const activeMs = active.reduce((sum, span) => sum + span.until - span.from, 0);
  const united = unite(active, activeMs * KEPT_GAP_SHARE);
  const drawnMs = united.reduce((sum, span) => sum + span.until - span.from, 0);
  const gap = drawnMs * Math.min(GAP_SHARE, 0.5 / Math.max(1, united.length - 1));
  let drawnFrom = 0;
  const segments = united.map((span) => {
    const segment = { ...span, drawnFrom };
    drawnFrom += span.until - span.from + gap;
    return segment;
  });
  const [only] = segments;
  if (only === undefined) return [{ from: 0, until: 1, drawnFrom: 0 }];
  return drawnMs > 0 ? segments : [{ ...only, until: only.from + 1 }];
}

/** The end of the segment that holds an instant. A wait or an open circuit is drawn no further. */
export function segmentEnd(axis: readonly AxisSegment[], at: number): number {
  const holder = axis.find((segment) => at >= segment.from && at <= segment.until);
  return holder?.until ?? at;
}

function unite(sorted: readonly Span[], bridgedMs: number): Span[] {
  const united: Span[] = [];
  for (const span of sorted) {
    const last = united.at(-1);
    if (last !== undefined && span.from - last.until <= bridgedMs) {
      united[united.length - 1] = { from: last.from, until: Math.max(last.until, span.until) };
    } else {
      united.push({ from: span.from, until: span.until });
    }
  }
  return united;
}
