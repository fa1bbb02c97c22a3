/** The comment on a pull request, against a GitHub API on the loopback. */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { beforeEach, describe, expect, test } from "vitest";
import { commentBody, commentOnPullRequest } from "../../src/engine/pull-request-comment.ts";
import type { Report } from "../../src/report/report.ts";
import { reportOf, Scene, taskId } from "../report/scene.ts";
import { listen } from "../rig/listen.ts";
import { scratchFolder } from "../rig/scratch.ts";

interface Comment {
  readonly id: number;
  body: string;
  readonly user: { readonly login: string; readonly type: string };
}

const BOT = { login: "github-actions[bot]", type: "Bot" };
const MALLORY = { login: "mallory", type: "User" };
const PERSON = { login: "octocat", type: "User" };
const MARKER = "<!-- carryover:default -->";

let address: string;
let comments: Comment[];
/** The status of every answer, or what comes in its place; null for the normal ones. */
let trouble: number | "no answer" | "no connection" | null;
let login: string | null;
let calls: string[];
let folder: string;

beforeEach(async () => {
  comments = [];
  trouble = null;
  login = null;
  calls = [];
  folder = scratchFolder();
  address = await listen((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      const { method = "", url = "" } = request;
      calls.push(`${method} ${url}`);
      if (trouble === "no answer") return;
      if (trouble === "no connection") return void request.socket.destroy();
      const [status, value] = answer(method, new URL(url, "http://api.test"), Buffer.concat(chunks).toString());
      response.writeHead(trouble ?? status, { "content-type": "application/json" }).end(JSON.stringify(value));
    });
  });
});

function answer(method: string, { pathname, searchParams }: URL, text: string): [number, unknown] {
  if (pathname === "/user") return login === null ? [403, {}] : [200, { login }];
  const { body } = (text === "" ? {} : JSON.parse(text)) as { body: string };
  if (method === "POST" && pathname === "/repos/acme/evals/issues/7/comments") {
    comments.push({ id: comments.length + 1, body, user: login === null ? BOT : { login, type: "User" } });
    return [201, {}];
  }
  const [, id] = /^\/repos\/acme\/evals\/issues\/comments\/(\d+)$/.exec(pathname) ?? [];
  const known = comments.find((comment) => comment.id === Number(id));
  if (method === "PATCH" && known !== undefined) {
    known.body = body;
    return [200, {}];
  }
  const from = (Number(searchParams.get("page")) - 1) * 100;
  return pathname === "/repos/acme/evals/issues/7/comments" ? [200, comments.slice(from, from + 100)] : [404, {}];
}

function passed(): Report {
  return reportOf(new Scene().tasks(1).begin().attempt(taskId(1), "passed").end("complete", "nothing is outstanding"));
}

interface Setting {
  readonly event?: object;
  readonly eventName?: string;
  readonly config?: object;
  readonly status?: "complete" | "interrupted";
  readonly deadlineMs?: number;
}

const repository = (name: string) => ({ repo: { full_name: name } });
const PULL_REQUEST = { pull_request: { number: 7, head: repository("acme/evals"), base: repository("acme/evals") } };
const FROM_FORK = { pull_request: { number: 7, head: repository("mallory/evals"), base: repository("acme/evals") } };

const NOT_FOR_FORKS =
  "notice: no comment on pull request #7: it comes from a fork, and a fork's token cannot write. The step summary has the report.";

/** The messages of a run. */
async function comment(setting: Setting = {}): Promise<string[]> {
  const {
    event = PULL_REQUEST,
    eventName = "pull_request",
    config,
    status = "complete",
    deadlineMs = 10_000,
  } = setting;
  const eventFile = join(folder, "event.json");
  writeFileSync(eventFile, JSON.stringify(event));
  const messages: string[] = [];
  await commentOnPullRequest(
    { report: passed(), result: { status } as never },
    {
      config: { comment: true, githubToken: "t", name: "default", job: { index: 0, total: 1 }, ...config },
      env: {
        GITHUB_API_URL: `${address}/`,
        GITHUB_EVENT_PATH: eventFile,
        GITHUB_EVENT_NAME: eventName,
        GITHUB_REPOSITORY: "acme/evals",
        GITHUB_RUN_ID: "12",
      },
      notice: (message) => messages.push(`notice: ${message}`),
      warn: (message) => messages.push(`warning: ${message}`),
      deadlineMs,
    },
  );
  return messages;
}

test("is created once and then edited, even after a hundred other comments", async () => {
  comments = Array.from({ length: 140 }, (_, index) => ({ id: index + 1, body: "hi", user: PERSON }));
  expect(await comment()).toEqual(["notice: commented on pull request #7"]);
  expect(comments).toHaveLength(141);
  expect(comments[140]?.body).toMatch(/^<!-- carryover:default -->\n\n## ✅ Complete: the task passed\n/);
  if (comments[140] !== undefined) comments[140].body = `${MARKER} old`;
  expect(await comment()).toEqual(["notice: updated the comment on pull request #7"]);
  expect(comments).toHaveLength(141);
  expect(comments[140]?.body).toContain("/acme/evals/actions/runs/12)");
});

test("each `name` has its own comment", async () => {
  await comment();
  await comment({ config: { name: "nightly-->x" } });
  await comment({ config: { name: "nightly-->x" } });
  expect(comments.map(({ body }) => body.split("\n")[0])).toEqual([MARKER, "<!-- carryover:nightly%2D%2D%3Ex -->"]);
});

test("a copied marker in a comment of somebody else is ignored", async () => {
  comments = [{ id: 1, body: `${MARKER} mine`, user: MALLORY }];
  expect(await comment()).toEqual(["notice: commented on pull request #7"]);
  expect(comments[0]?.body).toBe(`${MARKER} mine`);
});

test("the token of a person edits that person's comment", async () => {
  login = "octocat";
  comments = [{ id: 1, body: `${MARKER} x`, user: MALLORY }];
  await comment();
  expect(await comment()).toEqual(["notice: updated the comment on pull request #7"]);
  expect(comments.map(({ user }) => user.login)).toEqual(["mallory", "octocat"]);
});

test.each<[string, Setting, string[]]>([
  ["a push", { event: { after: "x" }, eventName: "push" }, []],
  ["a comment on an issue", { event: { issue: { number: 7 } }, eventName: "issue_comment" }, []],
  ["one job of a matrix", { config: { job: { index: 0, total: 3 } } }, []],
  ["no `comment`", { config: { comment: false } }, []],
  ["an interrupted run", { status: "interrupted" }, []],
  ["a fork", { event: FROM_FORK }, [NOT_FOR_FORKS]],
  ["a review of a fork", { event: FROM_FORK, eventName: "pull_request_review" }, [NOT_FOR_FORKS]],
  [
    "no token",
    { config: { githubToken: null } },
    ["warning: no comment on pull request #7: expected a token in `github-token`, found none"],
  ],
])("%s: no call is made", async (_, setting, messages) => {
  expect(await comment(setting)).toEqual(messages);
  expect(calls).toEqual([]);
});

test.each<[string, Setting]>([
  ["a comment on a pull request", { event: { issue: { number: 7, pull_request: {} } }, eventName: "issue_comment" }],
  ["a fork, with the token of the base", { event: FROM_FORK, eventName: "pull_request_target" }],
])("%s is a pull request", async (_, setting) => {
  expect(await comment(setting)).toEqual(["notice: commented on pull request #7"]);
});

test.each([
  [
    403,
    "GitHub answered 403 to GET repos/acme/evals/issues/7/comments. Give the job `permissions: pull-requests: write`",
  ],
  [502, "GitHub answered 502 to GET repos/acme/evals/issues/7/comments"],
])("status %i causes one warning after one call", async (status, words) => {
  trouble = status;
  expect(await comment()).toEqual([`warning: no comment on pull request #7: ${words}`]);
  expect(calls).toHaveLength(1);
});

test("an API that does not answer causes one warning at the deadline", async () => {
  trouble = "no answer";
  expect(await comment({ deadlineMs: 50 })).toEqual([
    "warning: no comment on pull request #7: GitHub did not answer in time",
  ]);
});

test("an API that breaks the connection causes one warning that says so", async () => {
  trouble = "no connection";
  expect(await comment()).toEqual([expect.stringMatching(/^warning: no comment on .+: (?:other side closed|.*ECONN)/)]);
});

describe("the text of the comment", () => {
  const bodyOf = (scene: Scene) =>
    commentBody(reportOf(scene), { env: { GITHUB_REPOSITORY: "acme/evals", GITHUB_RUN_ID: "12" }, name: "x", now: 0 });

  test("fits GitHub's limit, whatever failed", () => {
    const scene = new Scene();
    const ids = Array.from({ length: 800 }, (_, index) => `${"長".repeat(180)}${index}`);
    for (const id of ids) scene.task({ id });
    scene.begin();
    for (const [index, id] of ids.entries()) {
      const kind = String.fromCharCode(103 + (index % 20)).repeat(30);
      scene.attempt(id, "fatal", { message: `no ${kind}`, log: `${kind}\n`.repeat(60) });
    }
    const body = bodyOf(scene.end("complete", "x"));
    expect(Buffer.byteLength(body)).toBeLessThan(65_536);
    expect(body).toContain("Left out to fit");
  });

  test("mentions no user, whatever children print", () => {
    const bad = "@octocat @acme/team fixes #1 </details> <img src=x>";
    const scene = new Scene()
      .task({ id: bad, provider: bad })
      .task({ id: `${bad}2`, provider: bad })
      .begin();
    scene.attempt(bad, "failed", { provider: bad, message: bad, log: bad });
    scene.attempt(`${bad}2`, "fatal", { provider: bad, message: bad, log: bad });
    scene.tell({ event: "warning", message: bad });
    const body = bodyOf(scene.end("aborted", bad));
    // GitHub looks for mentions outside of code.
    const open = body
      .replace(/^(`{3,})[^`\n]*\n[\s\S]*?\n\1$/gm, "")
      .replace(/<code>[^<]*<\/code>/g, "")
      .replace(/(?<!`)(`+)(?!`)(.*?)(?<!`)\1(?!`)/g, "");
    expect(open).not.toMatch(/@(?:octocat|acme)|#1|<img/);
    expect(body).toContain("@octocat");
  });
});
