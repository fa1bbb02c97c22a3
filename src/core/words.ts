/** Counts and lists in sentences. */

/** `1 task`, `2 tasks`. */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${grouped(count)} ${count === 1 ? noun : plural}`;
}

/** A whole number with commas between its thousands: `12,345`. */
export function grouped(count: number): string {
  return String(count).replace(/\B(?=(\d{3})+$)/g, ",");
}

/** A text with a full stop, unless it ends as a sentence does or was cut. */
export function sentence(text: string): string {
  return text === "" || /[.!?…]$/.test(text) ? text : `${text}.`;
}

export function capitalized(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** `a, b and c`. */
export function listed(clauses: readonly string[], conjunction: "and" | "or" = "and"): string {
  const last = clauses.slice(-2).join(` ${conjunction} `);
  return [...clauses.slice(0, -2), last].join(", ");
}

/** Quotes a text for a message, on one short line. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 120 ? `${text.slice(0, 119)}…` : text);
}
