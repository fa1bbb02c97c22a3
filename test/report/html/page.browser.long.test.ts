/** The page in a real browser. Skipped, with the reason, where the machine has none. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import { renderHtmlReport } from "../../../src/report/html/render.ts";
import type { Report } from "../../../src/report/report.ts";
import { launchBrowser, type Page } from "./browser.ts";
import { failures, hostile, SITUATIONS, stopped, tasksOf, tenThousand } from "./situations.ts";

// What runs inside the page is JavaScript, checked against the browser's types by the page's own tsconfig.
const probes = (await import(new URL("probes.js", import.meta.url).href)) as {
  faintTexts: () => string[];
  unnamed: () => string[];
  breakOut: () => Promise<{ seen: string[]; owned: number | null }>;
};

const browser = await launchBrowser();
const missing = typeof browser === "string" ? browser : null;
if (missing !== null) console.warn(`The page is not looked at in a browser: ${missing}.`);
const folder = mkdtempSync(join(tmpdir(), "carryover-page-"));

afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  if (typeof browser !== "string") await browser.close();
});

interface Opened {
  readonly page: Page;
  /** Errors of the page and its console, and requests for anything but the file itself. */
  readonly trouble: string[];
}

async function open(report: Report, look: { scheme?: "light" | "dark"; width?: number } = {}): Promise<Opened> {
  if (typeof browser === "string") throw new Error(browser);
  const file = join(folder, "report.html");
  writeFileSync(file, renderHtmlReport(report));
  const { scheme = "light", width = 1_400 } = look;
  const page = await browser.newPage({ colorScheme: scheme, viewport: { width, height: 900 } });
  const trouble: string[] = [];
  page.on("pageerror", (error) => trouble.push(String(error)));
  page.on("dialog", () => trouble.push("a dialog"));
  page.on("console", (message) => trouble.push(`console ${message.type()}: ${message.text()}`));
  page.on("request", (request) => {
    if (request.url() !== pathToFileURL(file).href) trouble.push(`request: ${request.url()}`);
  });
  await page.goto(pathToFileURL(file).href);
  await page.waitForSelector("html[data-ready]");
  return { page, trouble };
}

describe.skipIf(missing !== null)(`report.html in Chromium${missing === null ? "" : ` (skipped: ${missing})`}`, () => {
  const looks = Object.entries(SITUATIONS).flatMap(([name, situation]) =>
    ([360, 1_400] as const).flatMap((width) =>
      (["light", "dark"] as const).map((scheme) => ({ name, situation, width, scheme })),
    ),
  );

  it.each(looks)("$name, $scheme, $width px: quiet, fits, readable", async ({ situation, width, scheme }) => {
    const { page, trouble } = await open(situation(), { width, scheme });
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    expect(await page.evaluate(probes.faintTexts)).toEqual([]);
    expect(await page.evaluate(probes.unnamed)).toEqual([]);
    expect(trouble).toEqual([]);
    await page.close();
  });

  it("shows hostile texts as texts, wherever they appear", async () => {
    const report = hostile();
    const { page, trouble } = await open(report, { width: 360 });
    expect(await page.evaluate("globalThis.owned ?? null")).toBeNull();
    expect(await page.locator("script").count()).toBe(1);
    expect(await page.locator("img, iframe, object, embed, link, style:not(head style)").count()).toBe(0);
    expect(await page.locator("a[href]:not([href^='#'], [href^='logs/'])").count()).toBe(0);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    const ids = await page.locator("th[scope=row] bdi").allInnerTexts();
    expect(ids.some((id) => id.includes("<img src=x onerror='globalThis.owned = 1'>"))).toBe(true);
    expect(trouble).toEqual([]);
    await page.close();
  });

  it("keeps the columns of the table in place when a task with a long word shows its details", async () => {
    const plain = failures();
    const tasks = [...plain.tasks].map((task) => ({ ...task, message: "x".repeat(900) }));
    const { page } = await open({ ...plain, tasks: tasksOf(tasks) });
    const widthOf = () => page.evaluate<number>("document.querySelector('table.tasks').clientWidth");
    const before = await widthOf();
    await page.locator("td summary").first().click();
    expect(await widthOf()).toBe(before);
    await page.close();
  });

  it("refuses script, markup and requests that are not its own, even from inside", async () => {
    const { page } = await open(failures());
    const refused = await page.evaluate(probes.breakOut);
    expect(refused.owned).toBeNull();
    expect(refused.seen).toEqual(expect.arrayContaining(["markup refused", "fetch refused", "img-src", "connect-src"]));
    await page.close();
  });

  it("filters by search and result, says how many, and shows more", async () => {
    const { page } = await open(tenThousand());
    const status = page.locator("[role=status]");
    const rows = page.locator("table.tasks tbody tr");
    expect(await status.textContent()).toBe("10,000 tasks");
    expect(await rows.count()).toBe(50);
    await page.locator("input[type=search]").fill("task-123");
    await page.waitForSelector("[role=status]:text-is('11 of 10,000 tasks')");
    expect(await rows.count()).toBe(11);
    await page.locator("input[type=search]").fill("");
    await page.waitForSelector("[role=status]:text-is('10,000 tasks')");
    const failed = page.locator(".chip").first();
    await failed.click();
    expect(await failed.getAttribute("aria-pressed")).toBe("true");
    expect(await status.textContent()).toBe("1,000 of 10,000 tasks");
    await page.locator("#more").click();
    expect(await rows.count()).toBe(100);
    expect(await page.locator("#more").textContent()).toBe("Show more of the other 900");
    await failed.click();
    await page.locator("input[type=search]").fill("fatal failure");
    await page.waitForSelector("[role=status]:text-is('166 of 10,000 tasks')");
    await page.close();
  });

  it("sorts by a header, with the order announced", async () => {
    const { page } = await open(failures());
    const header = page.locator("th.number").first();
    await header.locator("button").click();
    expect(await header.getAttribute("aria-sort")).toBe("ascending");
    await header.locator("button").click();
    expect(await header.getAttribute("aria-sort")).toBe("descending");
    const scores = (await page.locator("table.tasks td:nth-child(3)").allInnerTexts()).map(Number);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    await page.locator("thead th:not(.number) button").nth(1).click();
    expect(await header.getAttribute("aria-sort")).toBeNull();
    expect(await page.locator("td .badge").first().textContent()).toBe("✗ failed");
    await page.close();
  });

  it("leads from a failure group and a regression to their tasks", async () => {
    const { page } = await open(failures());
    const status = page.locator("[role=status]");
    const shown = async (selector: string): Promise<string | null> => {
      // A button shows its tasks whatever the reader looked for before.
      await page.locator(".chip").first().click();
      await page.locator("input[type=search]").fill("no such task");
      await page.locator(selector).first().click();
      expect(await page.evaluate("document.activeElement.id")).toBe("tasks");
      return status.textContent();
    };
    expect(await shown(".groups button")).toBe("1 of 60 tasks");
    expect(await shown("#baseline button")).toBe("6 of 60 tasks");
    await page.locator("#subset button").click();
    expect(await status.textContent()).toBe("60 tasks");
    await page.close();
  });

  it("says when the reset is on the clock of the reader, and offers the command", async () => {
    const { page } = await open(stopped());
    expect(await page.locator("#distance").textContent()).toMatch(/^(?:In your time zone: .*\d\.$|That time is past)/);
    expect(await page.locator("#resume-command").isVisible()).toBe(true);
    await page.locator("#resume-command").click();
    expect(await page.evaluate("getSelection().toString()")).toBe(await page.locator("#resume-command").textContent());
    await page.close();
  });
});
