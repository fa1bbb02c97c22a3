/** Times of day in zones, found by asking `Intl` hour by hour: independent of the code that the engine and the provider use. */

const HOUR_MS = 3_600_000;
/** As far away as a reset can be: a day, and an hour that comes twice. */
const HOURS_TO_RESET = 26;

/** Zones with whole hours: two that change their clocks in the north, one in the south, and one that never does. */
export const ZONES = ["UTC", "America/New_York", "Europe/Berlin", "Australia/Sydney"] as const;

/**
 * The next instant at which the clocks of a zone show a full hour. In autumn they may show it twice. An hour that is
 * skipped in spring is over at the moment the clocks jump.
 *
 * @returns the instant, and the second one if there are two
 */
export function nextHour(hour: number, zone: string, now: number): readonly number[] {
  const from = Math.floor(now / HOUR_MS) + 1;
  for (let utcHour = from; utcHour < from + HOURS_TO_RESET; utcHour += 1) {
    const [before, shown] = [localHour(zone, utcHour - 1), localHour(zone, utcHour)];
    const isSkipped = (before + 2) % 24 === shown && (before + 1) % 24 === hour;
    if (shown !== hour && !isSkipped) continue;
    const isTwice = localHour(zone, utcHour + 1) === shown;
    return (isTwice ? [utcHour, utcHour + 1] : [utcHour]).map((one) => one * HOUR_MS);
  }
  throw new Error(`No clock in ${zone} shows ${hour}`);
}

const LOCAL_HOURS = new Map<string, number>();
const FORMATS = new Map<string, Intl.DateTimeFormat>();

function localHour(zone: string, utcHour: number): number {
  const key = `${zone} ${utcHour}`;
  const known = LOCAL_HOURS.get(key);
  if (known !== undefined) return known;
  const format =
    FORMATS.get(zone) ?? new Intl.DateTimeFormat("en-GB", { timeZone: zone, hour: "2-digit", hourCycle: "h23" });
  FORMATS.set(zone, format);
  const hour = Number(format.format(utcHour * HOUR_MS));
  LOCAL_HOURS.set(key, hour);
  return hour;
}
