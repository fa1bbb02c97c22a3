/** Text that programs generate anew in each session, although they ask for the same thing. */
import { DAY_MS } from "../core/duration.ts";

/** The notes of coding agents about their tool calls, as escaped in JSON. Each agent writes exactly these words. */
const TOOL_NOTES = [
  // Gemini CLI and Qwen Code
  String.raw`Process Group PGID: \d+`,
  String.raw`"id":"\w+_\d{13}_\d+"`,
  // Codex
  String.raw`Chunk ID: [0-9a-f]+\\nWall time: [\d.]+ seconds`,
];

/**
 * Matches these notes, and today's date where a prompt states it as the date: there it tells the time and is not part
 * of the question. A prompt may state it for longer than a day, so yesterday's date counts too. Every other date is
 * part of what is asked.
 *
 * @param startedAt of the attempt, in epoch ms
 */
export function sessionNotes(startedAt: number): RegExp {
  const dates = [startedAt, startedAt - DAY_MS].flatMap(datesOf);
  // "Expiry date: 2026-11-25" is a question.
  const name = "(?:(?:[Tt]oday's |[Cc]urrent[ _])[Dd]ate|(?<![A-Za-z] )Date)";
  const statedDate = String.raw`${name}(?: is|:|>) ?(?:${dates.join("|")})(?!\d)`;
  return new RegExp([statedDate, ...TOOL_NOTES].join("|"), "g");
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
