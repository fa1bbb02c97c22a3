/*
 * The task table of the page: filters, order and details of a task. Everything else is markup already.
 * Text becomes text nodes and attribute values only; there is no way to pass markup.
 */
(() => {
  const PAGE_ROWS = 50;
  const LOG_PATH = /^logs\/[\w.@%+=-]+$/;
  const SIGNS = { passed: "✓", failed: "✗", errored: "!", skipped: "–", outstanding: "…" };

  /**
   * @typedef {object} Task
   * @property {number} index
   * @property {string} id
   * @property {number} severity
   * @property {keyof typeof SIGNS} standing
   * @property {number | null} score
   * @property {number} attempts
   * @property {number | null} durationS
   * @property {string} group
   * @property {string} provider
   * @property {string} class
   * @property {string} message
   * @property {string} log
   * @property {[name: string, startedAt: number, durationMs: number | null, slot: number, probe: number][]} tries
   * @property {string} haystack
   */

  /**
   * @param {string} id
   * @returns {HTMLElement}
   */
  const byId = (id) => {
    const found = document.getElementById(id);
    if (found === null) throw new Error(`The page has no #${id}.`);
    return found;
  };

  /**
   * @param {string} tag
   * @param {Record<string, string | number>} attributes
   * @param {...(Node | string | null)} children
   */
  const element = (tag, attributes, ...children) => {
    const made = document.createElement(tag);
    for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value));
    made.append(...children.filter((child) => child !== null));
    return made;
  };

  /** A child's text, isolated so that a right-to-left mark in it cannot reorder the text around it. */
  const foreign = (/** @type {string} */ text) => element("bdi", {}, text);
  const firstWords = (/** @type {string} */ text) => (text.length > 120 ? `${text.slice(0, 119)}…` : text);
  const countText = (/** @type {number} */ count) => count.toLocaleString("en-US");
  const tasksText = (/** @type {number} */ count) => `${countText(count)} task${count === 1 ? "" : "s"}`;

  /** In its two largest units: `2d 4h`, `1m 5s`, `0.4s`. */
  const durationText = (/** @type {number} */ ms) => {
    const seconds = Math.round(ms / 1_000);
    const [minutes, hours] = [Math.floor(seconds / 60), Math.floor(seconds / 3_600)];
    if (ms < 9_950) return `${Math.round(ms / 100) / 10}s`;
    if (minutes === 0) return `${seconds}s`;
    if (hours === 0) return `${minutes}m ${seconds % 60}s`;
    return hours < 24 ? `${hours}h ${minutes % 60}m` : `${Math.floor(hours / 24)}d ${hours % 24}h`;
  };

  const data = JSON.parse(byId("report-data").textContent ?? "");
  /** @type {Record<string, { name: string, meaning: string }>} */
  const classes = data.classes;
  /** @type {Task[]} */
  const tasks = data.tasks.map((/** @type {any[]} */ row, /** @type {number} */ index) => {
    const task = Object.fromEntries(
      data.fields.map((/** @type {string} */ field, /** @type {number} */ place) => [field, row[place]]),
    );
    const outcome = classes[task.class]?.name;
    const haystack = [task.id, task.group, task.provider, outcome, task.message].join("\n").toLowerCase();
    return { ...task, index, standing: data.standings[task.severity], haystack };
  });

  const filter = {
    /** @type {string[]} */
    words: [],
    /** @type {Set<string>} */
    standings: new Set(),
    /** @type {Set<number> | null} */
    only: null,
  };
  const order = { key: "standing", descending: false };
  /** @type {Task[]} */
  let found = [];
  let shown = 0;

  const matches = (/** @type {Task} */ task) =>
    (filter.standings.size === 0 || filter.standings.has(task.standing)) &&
    (filter.only === null || filter.only.has(task.index)) &&
    filter.words.every((word) => task.haystack.includes(word));

  const sortValue = (/** @type {Task} */ task) =>
    order.key === "standing" ? task.severity : /** @type {any} */ (task)[order.key];
  const collator = new Intl.Collator("en", { numeric: true });

  /** Missing values come last in either direction; ties keep list order. */
  const compare = (/** @type {Task} */ a, /** @type {Task} */ b) => {
    const [left, right] = [sortValue(a), sortValue(b)];
    if (left === right) return a.index - b.index;
    if (left === null || left === "") return 1;
    if (right === null || right === "") return -1;
    const difference = typeof left === "number" ? left - right : collator.compare(left, right);
    return (order.descending ? -difference : difference) || a.index - b.index;
  };

  const heads = [.../** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("th[data-key]"))];

  /** @type {Record<string, (task: Task) => Node | string>} */
  const cells = {
    standing: (task) =>
      element(
        "span",
        { class: `badge fill-${task.standing}` },
        element("span", { "aria-hidden": "true" }, SIGNS[task.standing]),
        ` ${task.standing}`,
      ),
    score: ({ score }) => (score === null ? "" : String(Number(score.toPrecision(4)))),
    attempts: ({ attempts }) => String(attempts),
    durationS: ({ durationS }) => (durationS === null ? "" : durationText(durationS * 1_000)),
    group: ({ group }) => foreign(group),
    provider: ({ provider }) => foreign(provider),
    message: (task) =>
      task.message === ""
        ? ""
        : element(
            "span",
            {},
            element("b", {}, classes[task.class]?.name ?? ""),
            " ",
            foreign(firstWords(task.message)),
          ),
  };

  const taskRow = (/** @type {Task} */ task) => {
    const toggle = element("button", { type: "button", class: "id", "aria-expanded": "false" }, foreign(task.id));
    const row = element(
      "tr",
      {},
      element("th", { scope: "row" }, toggle),
      ...heads
        .slice(1)
        .map((head) => element("td", { class: head.className }, cells[head.dataset.key ?? ""]?.(task) ?? "")),
    );
    toggle.addEventListener("click", () => {
      const isOpen = toggle.getAttribute("aria-expanded") === "true";
      toggle.setAttribute("aria-expanded", String(!isOpen));
      if (isOpen) row.nextElementSibling?.remove();
      else row.after(element("tr", {}, element("td", { class: "more", colspan: heads.length }, detail(task))));
    });
    return row;
  };

  const detail = (/** @type {Task} */ task) => {
    const outcome = classes[task.class];
    const isExplained = outcome !== undefined && task.class !== "graded";
    /** @type {[string, Node | string][]} */
    const facts = [
      ["Latest outcome", isExplained ? [outcome.name, outcome.meaning].filter(Boolean).join(": ") : ""],
      ["Score", cells.score?.(task) ?? ""],
      ["Group", task.group && foreign(task.group)],
      ["Provider", task.provider && foreign(task.provider)],
      ["Attempts", String(task.attempts)],
      ["Duration", cells.durationS?.(task) ?? ""],
      ["Log", task.log && logLink(task.log)],
    ];
    const tries = task.tries.map(([name, startedAt, durationMs, slot, probe]) => {
      const when = `${new Date(startedAt).toISOString().slice(0, 19)}Z`;
      const duration = durationMs === null ? "still running" : durationText(durationMs);
      const text = `${classes[name]?.name ?? name}${probe === 1 ? ", a probe" : ""} · ${when} · ${duration} · slot ${slot + 1}`;
      return element("li", {}, element("i", { class: `swatch class-${name}` }), text);
    });
    return element(
      "div",
      { class: "detail" },
      task.message === "" ? null : element("pre", {}, foreign(task.message)),
      element(
        "dl",
        { class: "row" },
        ...facts
          .filter(([, value]) => value !== "")
          .map(([name, value]) => element("div", {}, element("dt", {}, name), element("dd", {}, value))),
      ),
      tries.length === 0 ? null : element("ol", { class: "tries", "aria-label": "Attempts" }, ...tries),
    );
  };

  /** The log lies in the state folder, next to the report. Anything else stays text. */
  const logLink = (/** @type {string} */ path) =>
    LOG_PATH.test(path)
      ? element("a", { href: path.split("/").map(encodeURIComponent).join("/") }, path)
      : foreign(path);

  const status = byId("found");
  const subset = byId("subset");
  const search = /** @type {HTMLInputElement} */ (byId("search"));
  const chips = /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll(".chip"));
  const rows = byId("rows");
  const more = byId("more");

  /** A browser takes seconds for thousands of rows at once. */
  const showMore = () => {
    rows.append(...found.slice(shown, shown + PAGE_ROWS).map(taskRow));
    shown = Math.min(found.length, shown + PAGE_ROWS);
    more.hidden = shown === found.length;
    more.textContent = `Show more of the other ${countText(found.length - shown)}`;
  };

  const update = () => {
    found = tasks.filter(matches).sort(compare);
    status.textContent =
      found.length === tasks.length
        ? tasksText(tasks.length)
        : `${countText(found.length)} of ${tasksText(tasks.length)}`;
    for (const head of heads) {
      if (head.dataset.key === order.key) head.setAttribute("aria-sort", order.descending ? "descending" : "ascending");
      else head.removeAttribute("aria-sort");
    }
    rows.replaceChildren();
    shown = 0;
    showMore();
  };

  const showOnly = (/** @type {{ label: string, tasks: number[] } | null} */ set) => {
    filter.only = set && new Set(set.tasks);
    subset.hidden = set === null;
    /** @type {HTMLElement} */ (subset.querySelector("span")).textContent = set === null ? "" : `Only: ${set.label}`;
    update();
  };

  for (const head of heads) {
    head.querySelector("button")?.addEventListener("click", () => {
      const key = head.dataset.key ?? "";
      order.descending = order.key === key && !order.descending;
      order.key = key;
      update();
    });
  }
  for (const chip of chips) {
    chip.addEventListener("click", () => {
      const standing = chip.dataset.standing ?? "";
      const isOn = !filter.standings.delete(standing);
      if (isOn) filter.standings.add(standing);
      chip.setAttribute("aria-pressed", String(isOn));
      update();
    });
  }
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pending;
  search.addEventListener("input", () => {
    clearTimeout(pending);
    pending = setTimeout(() => {
      filter.words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
      update();
    }, 80);
  });
  subset.querySelector("button")?.addEventListener("click", () => showOnly(null));
  more.addEventListener("click", showMore);
  for (const show of /** @type {NodeListOf<HTMLElement>} */ (document.querySelectorAll("[data-show]"))) {
    show.hidden = false;
    show.addEventListener("click", () => {
      // Other filters could hide the tasks that the button promises.
      search.value = "";
      filter.words = [];
      filter.standings.clear();
      for (const chip of chips) chip.setAttribute("aria-pressed", "false");
      showOnly(data.sets[show.dataset.show ?? ""] ?? null);
      // The eye follows by scrolling, a screen reader by focus.
      byId("tasks").scrollIntoView();
      byId("tasks").focus({ preventScroll: true });
    });
  }

  const distance = document.getElementById("resume-distance");
  if (distance !== null && data.resumeAt !== null) {
    const leftMs = data.resumeAt - Date.now();
    const local = new Date(data.resumeAt).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
    distance.textContent =
      leftMs > 0 ? `In your time zone: ${local}, ${durationText(leftMs)} from now.` : "That time is past: run it now.";
  }

  const copy = document.getElementById("copy-command");
  const command = document.getElementById("resume-command");
  if (copy !== null && command !== null) {
    copy.hidden = false;
    copy.addEventListener("click", async () => {
      try {
        await navigator.clipboard.writeText(command.textContent ?? "");
        copy.textContent = "Copied";
      } catch {
        // There is no clipboard on an insecure origin, or the reader refused: select the text instead.
        getSelection()?.selectAllChildren(command);
      }
    });
  }

  byId("table").hidden = false;
  update();
  document.documentElement.dataset.ready = "true";
})();
