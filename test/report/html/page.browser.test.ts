/** The page in a real browser. Skipped, with the reason, where the machine has none. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, describe, expect, it } from "vitest";
import type { HtmlReport } from "../../../src/report/html/model.ts";
import { renderHtmlReport } from "../../../src/report/html/render.ts";
import { launchBrowser, type Page } from "./browser.ts";
import { failures, HOSTILE_TEXTS, hostile, outOfTime, SITUATIONS, stopped, tenThousand } from "./situations.ts";

// What runs inside the page is JavaScript, checked against the browser's types by the page's own tsconfig.
const probes = (await import(new URL("probes.js", import.meta.url).href)) as {
  faintTexts: () => string[];
  unnamed: () => string[];
  breakOut: () => Promise<{ seen: string[]; owned: number | null }>;
  columnsByColour: () => [waiting: [number, number], passed: [number, number]];
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

async function open(report: HtmlReport, look: { scheme?: "light" | "dark"; width?: number } = {}): Promise<Opened> {
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
    await page.locator("button.id").first().click();
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(width);
    expect(await page.evaluate(probes.faintTexts)).toEqual([]);
    expect(await page.evaluate(probes.unnamed)).toEqual([]);
    expect(trouble).toEqual([]);
    await page.close();
  });

  it("shows hostile texts as texts, wherever they appear", async () => {
    const report = hostile();
    const { page, trouble } = await open(report, { width: 360 });
    const more = page.locator("button.id");
    for (let index = 0; index < HOSTILE_TEXTS.length; index += 1) await more.nth(index).click();
    expect(await page.evaluate("globalThis.owned ?? null")).toBeNull();
    expect(await page.locator("script").count()).toBe(2);
    expect(await page.locator("img, iframe, object, embed, svg:not(.bar), link, style:not(head style)").count()).toBe(
      0,
    );
    expect(await page.locator("a[href]:not([href^='#'])").count()).toBe(0);
    expect(await page.evaluate("document.documentElement.scrollWidth")).toBe(360);
    const ids = await page.locator("button.id bdi").allInnerTexts();
    expect(ids.some((id) => id.includes("<img src=x onerror='globalThis.owned = 1'>"))).toBe(true);
    expect(trouble).toEqual([]);
    await page.close();
  });

  it("refuses script, markup and requests that are not its own, even from inside", async () => {
    const { page } = await open(failures());
    const refused = await page.evaluate(probes.breakOut);
    expect(refused.owned).toBeNull();
    expect(refused.seen).toEqual(expect.arrayContaining(["markup refused", "fetch refused", "img-src", "connect-src"]));
    await page.close();
  });

  it("filters by search, result and class, says how many, and pages", async () => {
    const { page } = await open(tenThousand());
    const status = page.locator("[role=status]");
    const rows = page.locator("table.tasks tbody tr");
    expect(await status.textContent()).toBe("10,000 tasks");
    expect(await rows.count()).toBe(50);
    await page.keyboard.press("/");
    await page.keyboard.type("case-0123");
    await page.waitForSelector("[role=status]:text-is('10 of 10,000 tasks')");
    expect(await rows.count()).toBe(10);
    await page.locator("input[type=search]").fill("");
    await page.waitForSelector("[role=status]:text-is('10,000 tasks')");
    const failed = page.locator(".chip").nth(1);
    await failed.click();
    expect(await failed.getAttribute("aria-pressed")).toBe("true");
    expect(await status.textContent()).toBe("1,064 of 10,000 tasks");
    await page.locator(".pager button").nth(1).click();
    expect(await page.locator(".pager span").textContent()).toBe("51–100 of 1,064");
    await failed.click();
    await page.locator("select").first().selectOption("fatal");
    expect(await status.textContent()).toBe("190 of 10,000 tasks");
    await page.close();
  });

  it("sorts by a header, with the order announced", async () => {
    const { page } = await open(failures());
    const header = page.locator("th[data-key=score]");
    await header.locator("button").click();
    expect(await header.getAttribute("aria-sort")).toBe("ascending");
    await header.locator("button").click();
    expect(await header.getAttribute("aria-sort")).toBe("descending");
    const scores = (await page.locator("table.tasks td.number:nth-child(3)").allInnerTexts()).map(Number);
    expect(scores).toEqual(scores.toSorted((a, b) => b - a));
    expect(await page.locator("th[data-key=standing]").getAttribute("aria-sort")).toBeNull();
    await page.close();
  });

  it("leads from a failure group, a regression and a bar to their tasks", async () => {
    const { page } = await open(failures());
    const status = page.locator("[role=status]");
    const shown = async (selector: string): Promise<string | null> => {
      await page.locator(selector).first().click();
      expect(await page.evaluate("document.activeElement.id")).toBe("tasks");
      return status.textContent();
    };
    expect(await shown(".groups button")).toBe("9 of 400 tasks");
    expect(await shown("#baseline button")).toBe("14 of 400 tasks");
    expect(await shown("#scores .bin:not(:disabled)")).toBe("3 of 400 tasks");
    await page.locator(".subset button").click();
    expect(await status.textContent()).toBe("400 tasks");
    await page.close();
  });

  it("is worked by keys alone: rows by arrows, details by Enter, attempts by arrows", async () => {
    const { page } = await open(failures());
    await page.locator("button.id").first().focus();
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    const second = page.locator("button.id").nth(1);
    expect(await second.getAttribute("aria-expanded")).toBe("true");
    expect(await page.locator("tr.more").textContent()).toContain("Error code: 529");
    await page.locator("canvas").focus();
    await page.keyboard.press("ArrowRight");
    const told = page.locator("#timeline-told");
    expect(await told.textContent()).toContain("arithmetic/case-00000: passed, 11-21 03:00:00");
    await page.keyboard.press("ArrowDown");
    expect(await told.textContent()).toContain("slot 2");
    await told.locator("button").click();
    expect(await page.locator("[role=status]").textContent()).toBe("1 of 400 tasks");
    await page.close();
  });

  it("tells under the pointer what ran, and what was waited for", async () => {
    const { page } = await open(failures());
    const canvas = page.locator("canvas");
    const at = async (x: number, y: number): Promise<string | null> => {
      const box = await canvas.boundingBox();
      if (box === null) throw new Error("The timeline has no box.");
      await page.evaluate("document.querySelector('canvas').scrollIntoView({ block: 'center', behavior: 'instant' })");
      const shown = (await canvas.boundingBox()) ?? box;
      await page.mouse.move(shown.x + x * shown.width, shown.y + y * shown.height);
      return page.locator(".tip").textContent();
    };
    // The pause lies at minutes 3 to 4.1 of 9.6.
    expect(await at(0.44, 0.2)).toContain("waiting: 429, retry-after 60 s");
    expect(await at(0.44, 0.2)).toContain("0 running of at most 4");
    expect(await at(0.2, 0.5)).toMatch(/case-\d+\n.*slot \d/);
    await page.close();
  });

  it("hatches the time in which the whole run waited, and nothing else of the rows", async () => {
    const { page } = await open(outOfTime());
    const [[from, until]] = await page.evaluate(probes.columnsByColour);
    expect(from).toBeGreaterThan(0.62);
    expect(until).toBeLessThan(0.72);
    expect(until - from).toBeGreaterThan(0.03);
    await page.close();
  });

  it("paints thousands of slots and hundreds of providers on one canvas of bounded size", async () => {
    const report = failures();
    const { page, trouble } = await open({
      ...report,
      attempts: report.attempts.flatMap((attempt, index) =>
        Array.from({ length: 10 }, (_, slot) => ({
          ...attempt,
          job: String(index),
          slot,
          provider: `provider ${index}`,
        })),
      ),
    });
    expect(await page.evaluate("document.querySelector('canvas').height")).toBeLessThan(8_200);
    expect(await page.locator("#timeline").textContent()).toContain("389 more providers");
    expect(trouble).toEqual([]);
    const [, [from, until]] = await page.evaluate(probes.columnsByColour);
    // The lowest rows are those of the last jobs, which ran at the end.
    expect(from).toBeGreaterThan(0.9);
    expect(until).toBeGreaterThan(from);
    await page.close();
  });

  it("says how far away the reset is, and offers the command", async () => {
    const { page } = await open(stopped());
    expect(await page.locator("#resume-distance").textContent()).toMatch(/^\((in \d|which has passed)/);
    expect(await page.locator("#copy-command").isVisible()).toBe(true);
    await page.close();
  });

  it("prints light, without controls, with more rows than a page of the screen", async () => {
    const { page } = await open(tenThousand(), { scheme: "dark" });
    await page.evaluate("dispatchEvent(new Event('beforeprint'))");
    await page.emulateMedia({ media: "print" });
    expect(await page.locator("table.tasks tbody tr").count()).toBe(500);
    expect(await page.evaluate("getComputedStyle(document.body).backgroundColor")).toBe("rgb(255, 255, 255)");
    for (const controls of [".filters", "nav.sections", ".pager"]) {
      expect(await page.locator(controls).isVisible()).toBe(false);
    }
    await page.close();
  });
});
