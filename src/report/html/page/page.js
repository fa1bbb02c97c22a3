/* Filters and sorts the task table, whose rows are markup already. There is no way to pass markup. */
(() => {
  const PAGE_ROWS = 50;

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
   * @param {string} selector
   * @returns {HTMLElement[]}
   */
  const all = (selector) => [...document.querySelectorAll(selector)].map((found) => /** @type {HTMLElement} */ (found));
  const countText = (/** @type {number} */ count) => count.toLocaleString("en-US");
  const tasksText = (/** @type {number} */ count) => `${countText(count)} task${count === 1 ? "" : "s"}`;

  const tbody = byId("rows");
  const more = byId("more");
  const search = /** @type {HTMLInputElement} */ (byId("search"));
  const subset = byId("subset");
  const chips = all(".chip");
  const heads = all(".tasks thead th");
  const rest = /** @type {HTMLTemplateElement} */ (byId("rest"));
  const rows = [...tbody.children, ...rest.content.querySelectorAll("tr")].map((row, index) => {
    return { row: /** @type {HTMLTableRowElement} */ (row), index };
  });
  let sorted = rows;
  let found = rows;
  /** The places of the rows that a button chose; null for all. @type {Set<number> | null} */
  let chosen = null;

  /** A browser takes seconds for thousands of rows at once. */
  const showMore = () => {
    const shown = tbody.childElementCount;
    tbody.append(...found.slice(shown, shown + PAGE_ROWS).map(({ row }) => row));
    const left = found.length - tbody.childElementCount;
    more.hidden = left === 0;
    more.textContent = `Show more of the other ${countText(left)}`;
  };

  const update = () => {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const pressed = chips.filter((chip) => chip.getAttribute("aria-pressed") === "true");
    const standings = pressed.map((chip) => chip.dataset.order);
    found = sorted.filter(({ row, index }) => {
      if (chosen !== null && !chosen.has(index)) return false;
      if (standings.length > 0 && !standings.includes(row.cells[1]?.dataset.order)) return false;
      if (words.length === 0) return true;
      const text = (row.textContent ?? "").toLowerCase();
      return words.every((word) => text.includes(word));
    });
    byId("found").textContent =
      found.length === rows.length ? tasksText(rows.length) : `${countText(found.length)} of ${tasksText(rows.length)}`;
    tbody.replaceChildren();
    showMore();
  };

  const showOnly = (/** @type {string | null} */ name, /** @type {string} */ places) => {
    chosen = name === null ? null : new Set(places.split(" ").map(Number));
    subset.hidden = name === null;
    /** @type {HTMLElement} */ (subset.querySelector("span")).textContent = `Only: ${name}`;
    update();
  };

  const collator = new Intl.Collator("en", { numeric: true });
  heads.forEach((head, column) => {
    head.addEventListener("click", () => {
      const isDown = head.getAttribute("aria-sort") === "ascending";
      for (const other of heads) other.removeAttribute("aria-sort");
      head.setAttribute("aria-sort", isDown ? "descending" : "ascending");
      const isNumber = head.className === "number";
      const valueIn = (/** @type {typeof rows[number]} */ { row: { cells } }) =>
        cells[column]?.dataset.order ?? cells[column]?.textContent ?? "";
      // Missing values come last in either direction; ties keep their order.
      sorted = rows.toSorted((a, b) => {
        const [left, right] = [valueIn(a), valueIn(b)];
        if (left === "" || right === "") return Number(left === "") - Number(right === "");
        const difference = isNumber ? Number(left) - Number(right) : collator.compare(left, right);
        return isDown ? -difference : difference;
      });
      update();
    });
  });
  for (const chip of chips) {
    chip.addEventListener("click", () => {
      chip.setAttribute("aria-pressed", String(chip.getAttribute("aria-pressed") !== "true"));
      update();
    });
  }
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pending;
  search.addEventListener("input", () => {
    clearTimeout(pending);
    pending = setTimeout(update, 80);
  });
  more.addEventListener("click", showMore);
  subset.querySelector("button")?.addEventListener("click", () => showOnly(null, ""));
  for (const show of all("[data-rows]")) {
    show.addEventListener("click", () => {
      // Other filters could hide the tasks that the button promises.
      search.value = "";
      for (const chip of chips) chip.setAttribute("aria-pressed", "false");
      showOnly(show.dataset.name ?? "", show.dataset.rows ?? "");
      // Sighted readers follow the scrolling, and screen readers follow the focus.
      byId("tasks").scrollIntoView();
      byId("tasks").focus({ preventScroll: true });
    });
  }

  const distance = document.getElementById("distance");
  if (distance !== null) {
    const at = Number(distance.dataset.at);
    const local = new Date(at).toLocaleString(undefined, { dateStyle: "medium", timeStyle: "short" });
    distance.textContent = at > Date.now() ? `In your time zone: ${local}.` : "That time is past: run it now.";
  }

  update();
  document.documentElement.dataset.ready = "true";
})();
