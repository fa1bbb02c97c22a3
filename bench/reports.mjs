// The cost of the reports of a large run, and how soon the page responds. `npm run bench reports`.
// The state is that of a real run of 10,000 children, of which some fail; Chromium and playwright-core open the page.
import { existsSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { CLI, inScratch, ms, roundsOf, runMeasured, runNode, writeLines } from "./measure.mjs";
import { atMost, median, tell } from "./table.mjs";

const TASKS = 10_000;
const ROUNDS = roundsOf(3);
const CHROMIUM = process.env.CARRYOVER_CHROMIUM ?? "/usr/bin/chromium";
/** Three of four tasks pass; the others are graded failed, or fail with one of fifty messages, and are tried again. */
const CHILD = `
n=\${CARRYOVER_TASK_ID##*-}
case $((n % 8)) in
  0) printf '{"id":"%s","status":"failed","score":0.%d,"output":"The answer is %d."}\\n' "$CARRYOVER_TASK_ID" $((n % 10)) "$n";;
  1) echo "Traceback: assertion $((n % 50)) did not hold in solver.py, line $((n % 300))" >&2; exit 1;;
  *) printf '{"id":"%s","status":"passed","score":1,"output":"The answer is %d."}\\n' "$CARRYOVER_TASK_ID" "$n";;
esac >> "$CARRYOVER_RESULTS_FILE"`;

/** How long until the page says that it is ready and its search has answered. @returns null where there is no browser */
async function openPage(path) {
  if (!existsSync(CHROMIUM)) return null;
  const { chromium } = await import("playwright-core");
  const browser = await chromium.launch({ executablePath: CHROMIUM, args: ["--headless", "--no-sandbox"] });
  try {
    const times = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const page = await browser.newPage({ viewport: { width: 1_280, height: 900 } });
      const startedMs = performance.now();
      await page.goto(pathToFileURL(path).href);
      await page.waitForSelector("html[data-ready=true]", { state: "attached" });
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      times.push(performance.now() - startedMs);
      await page.close();
    }
    return median(times);
  } finally {
    await browser.close();
  }
}

await inScratch(async (cwd) => {
  writeLines(join(cwd, "tasks.jsonl"), TASKS, (index) =>
    JSON.stringify({ id: `suite-${index % 20}/task-${index}`, group: `suite-${index % 20}`, prompt: "How many?" }),
  );
  writeFileSync(join(cwd, "child.sh"), CHILD);
  const settings = ["--concurrency", "8", "--max-attempts", "2", "--log-output", "none", "--fail-on", "never"];
  runNode([CLI, "run", "--tasks", "tasks.jsonl", ...settings, "--command", ". ./child.sh"], { cwd });
  const made = [];
  for (let round = 0; round < ROUNDS; round += 1) made.push(runMeasured([CLI, "report"], { cwd }));
  const tookMs = median(made.map((one) => one.tookMs));
  const peakMib = Math.max(...made.map((one) => one.peakMib));
  const page = join(cwd, ".carryover/report.html");
  const pageMb = statSync(page).size / 1_000_000;
  const rows = [
    {
      what: `summary, JUnit and page of ${TASKS.toLocaleString("en")} tasks`,
      measured: ms(tookMs),
      held: atMost(tookMs / 1_000, 3, " s"),
    },
    { what: "  peak memory", measured: `${peakMib.toFixed(0)} MiB`, held: atMost(peakMib, 300, " MiB") },
    { what: "  size of report.html", measured: `${pageMb.toFixed(2)} MB`, held: atMost(pageMb, 5, " MB") },
  ];
  const readyMs = await openPage(page);
  if (readyMs === null) console.log(`\nThere is no ${CHROMIUM}: the page was not opened.`);
  else rows.push({ what: "  interactive in Chromium", measured: ms(readyMs), held: atMost(readyMs / 1_000, 2, " s") });
  tell(`reports (median of ${ROUNDS})`, rows);
});
