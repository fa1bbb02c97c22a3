/** Which tasks the table shows, and in which order. */

/** @typedef {import("./report-data.js").TaskView} TaskView */

/**
 * @typedef {object} TaskFilter
 * @property {string} text looked for in id, group, provider and message; words may stand apart
 * @property {ReadonlySet<string>} standings empty: all
 * @property {string} class empty: any
 * @property {string} provider empty: any
 * @property {ReadonlySet<number> | null} only a subset chosen elsewhere on the page
 */

/** @typedef {"id" | "standing" | "score" | "attempts" | "durationS" | "group" | "provider" | "class" | "listed"} SortKey */

/** @typedef {{ key: SortKey, descending: boolean }} TaskOrder */

/**
 * @param {readonly TaskView[]} tasks
 * @param {TaskFilter} filter
 * @returns {TaskView[]}
 */
export function filterTasks(tasks, filter) {
  const words = filter.text.toLowerCase().split(/\s+/).filter(Boolean);
  return tasks.filter(
    (task) =>
      (filter.standings.size === 0 || filter.standings.has(task.standing)) &&
      (filter.class === "" || task.class === filter.class) &&
      (filter.provider === "" || task.provider === filter.provider) &&
      (filter.only === null || filter.only.has(task.index)) &&
      words.every((word) => task.haystack.includes(word)),
  );
}

/**
 * Missing values come last in either direction; ties keep list order.
 *
 * @param {readonly TaskView[]} tasks
 * @param {TaskOrder} order
 * @returns {TaskView[]}
 */
export function sortTasks(tasks, order) {
  const sign = order.descending ? -1 : 1;
  const collator = new Intl.Collator("en", { numeric: true });
  return tasks.toSorted((a, b) => {
    const left = sortValue(a, order.key);
    const right = sortValue(b, order.key);
    if (left === right) return a.index - b.index;
    if (left === null || left === "") return 1;
    if (right === null || right === "") return -1;
    const difference =
      typeof left === "number" && typeof right === "number"
        ? left - right
        : collator.compare(String(left), String(right));
    return sign * difference || a.index - b.index;
  });
}

/**
 * @param {TaskView} task
 * @param {SortKey} key
 */
function sortValue(task, key) {
  switch (key) {
    case "standing":
      return task.severity;
    case "listed":
      return task.index;
    default:
      return task[key];
  }
}
