/**
 * Writes what is told in one turn of the event loop together: of many short children several end in one turn, and
 * a write to a pipe costs more than the line that is written.
 */
export function turnWriter(write: (text: string) => void): (text: string) => void {
  let pending = "";
  const flush = () => {
    const text = pending;
    pending = "";
    write(text);
  };
  return (text) => {
    if (pending === "" && text !== "") process.nextTick(flush);
    pending += text;
  };
}
