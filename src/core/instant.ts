/** An instant as it is stored: ISO 8601 in UTC. @param at epoch ms */
export function iso(at: number): string {
  return new Date(at).toISOString();
}
