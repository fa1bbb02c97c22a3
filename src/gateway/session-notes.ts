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
 * Matches these notes, and the day on which an attempt began: as today's date it is a clock, not a question.
 *
 * @param startedAt of the attempt, in epoch ms
 */
export function sessionNotes(startedAt: number): RegExp {
  const [weekday, month, day, year] = new Date(startedAt).toDateString().split(" ");
  const monthNumber = new Date(startedAt).getMonth() + 1;
  const dayOfWeek = `(?:${weekday}[a-z]*,? )?`;
  const dates = [
    `${year}-${String(monthNumber).padStart(2, "0")}-${day}`,
    `${monthNumber}/${Number(day)}/${year}`,
    `${dayOfWeek}${month}[a-z]* 0?${Number(day)},? ${year}`,
    `${dayOfWeek}0?${Number(day)} ${month}[a-z]* ${year}`,
  ];
  return new RegExp(String.raw`(?<!\d)(?:${dates.join("|")})(?!\d)|${TOOL_NOTES.join("|")}`, "g");
}
