/** What programs write anew into each session, although they ask for the same thing. */

/** What coding agents add to the output of a tool call, as it stands in JSON. Each agent writes exactly these words. */
const TOOL_NOTES = [
  // Gemini CLI and Qwen Code
  String.raw`Process Group PGID: \d+`,
  String.raw`"id":"\w+_\d{13}_\d+"`,
  // Codex
  String.raw`Chunk ID: [0-9a-f]+\\nWall time: [\d.]+ seconds`,
];

/**
 * Matches these notes, and dates: as today's date, a day is a clock, not a question. A stored answer may name its own day.
 *
 * @param days when the attempt began, and when the stored answers were given, in epoch ms
 */
export function sessionNotes(days: readonly number[]): RegExp {
  const dates = days.flatMap(datesOf);
  return new RegExp(String.raw`(?<!\d)(?:${dates.join("|")})(?!\d)|${TOOL_NOTES.join("|")}`, "g");
}

function datesOf(at: number): string[] {
  const [weekday, month, day, year] = new Date(at).toDateString().split(" ");
  const monthNumber = new Date(at).getMonth() + 1;
  const dayOfWeek = `(?:${weekday}[a-z]*,? )?`;
  return [
    `${year}-${String(monthNumber).padStart(2, "0")}-${day}`,
    `${monthNumber}/${Number(day)}/${year}`,
    `${dayOfWeek}${month}[a-z]* 0?${Number(day)},? ${year}`,
    `${dayOfWeek}0?${Number(day)} ${month}[a-z]* ${year}`,
  ];
}
