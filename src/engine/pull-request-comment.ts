/**
 * One comment per pull request and `name`, edited in place over GitHub's REST API. Trouble is one message and never
 * fails a run.
 */
import * as z from "zod/mini";
import type { Config } from "../config/config.ts";
import { once } from "../core/once.ts";
import { reasonOf } from "../core/reason.ts";
import { markdownCode } from "../report/escape.ts";
import type { Report } from "../report/report.ts";
import { buildSummary } from "../report/summary.ts";
import { utcSecond } from "../report/words.ts";
import { readEvent } from "./run-identity.ts";
import type { RunEnd } from "./verdict.ts";

/** For all calls together. A failed call is not repeated. */
const DEADLINE_MS = 20_000;
/**
 * GitHub accepts 65,536 characters, and no text has more characters than bytes. The lines around the summary need the
 * rest.
 */
const SUMMARY_BYTES_LIMIT = 60_000;
const PAGE_SIZE = 100;
/** How many pages of comments are searched for ours. */
const PAGES_LIMIT = 20;

export interface CommentOptions {
  readonly config: Pick<Config, "comment" | "githubToken" | "name" | "job">;
  /** The environment, with `GITHUB_TOKEN`, `GITHUB_EVENT_PATH`, `GITHUB_API_URL` and the like. */
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly notice: (message: string) => void;
  readonly warn: (message: string) => void;
  /** For all calls together; default: `DEADLINE_MS`. */
  readonly deadlineMs?: number;
}

/**
 * Writes the comment of a run or a merge, or reports in one message why there is none. It does nothing outside of a
 * pull request, in one job of a matrix, and after a run that did nothing or was interrupted, because the runner does
 * not wait then.
 */
export async function commentOnPullRequest(
  { report, result }: Pick<RunEnd, "report" | "result">,
  { config, env, notice, warn, deadlineMs = DEADLINE_MS }: CommentOptions,
): Promise<void> {
  if (!config.comment || config.job.total > 1 || report === null || result.status === "interrupted") return;
  const target = pullRequestOf(env);
  if (target === null) return;
  const token = config.githubToken ?? (env.GITHUB_TOKEN || null);
  const place = `pull request #${target.number}`;
  if (target.isFromFork) {
    notice(
      `no comment on ${place}: it comes from a fork, and a fork's token cannot write. The step summary has the report.`,
    );
    return;
  }
  if (token === null) {
    warn(`no comment on ${place}: expected a token in \`github-token\`, found none`);
    return;
  }
  try {
    const { api, close } = await openApi(env, { token, deadlineMs });
    try {
      const path = `repos/${target.repository}/issues`;
      const known = await findComment(api, {
        path: `${path}/${target.number}/comments`,
        marker: markerOf(config.name),
      });
      const body = { body: commentBody(report, { env, name: config.name, now: Date.now() }) };
      if (known === null) await api("POST", `${path}/${target.number}/comments`, body);
      else await api("PATCH", `${path}/comments/${known}`, body);
      notice(`${known === null ? "commented on" : "updated the comment on"} ${place}`);
    } finally {
      await close();
    }
  } catch (error) {
    // The message of fetch is "fetch failed". Its cause names the address and what is wrong.
    const cause = error instanceof TypeError ? (error.cause ?? error) : error;
    warn(
      `no comment on ${place}: ${error instanceof DOMException ? "GitHub did not answer in time" : reasonOf(cause)}`,
    );
  }
}

/** The text of the comment: a hidden marker to find it by, the summary, and a link to its source. */
export function commentBody(
  report: Report,
  { env, name, now }: Pick<CommentOptions, "env"> & { readonly name: string; readonly now: number },
): string {
  const { GITHUB_SERVER_URL: server = "https://github.com", GITHUB_REPOSITORY: repository, GITHUB_RUN_ID: run } = env;
  const link = run === undefined ? "" : ` by [this workflow run](${server}/${repository}/actions/runs/${run})`;
  return [
    markerOf(name),
    ...(name === "default" ? [] : [`Evaluation ${markdownCode(name)}`]),
    buildSummary(report, SUMMARY_BYTES_LIMIT).trimEnd(),
    `<sub>Written at ${utcSecond(now)}${link}.</sub>`,
  ].join("\n\n");
}

function markerOf(name: string): string {
  // Two hyphens would end the comment.
  return `<!-- carryover:${encodeURIComponent(name).replaceAll("-", "%2D")} -->`;
}

interface PullRequest {
  /** `owner/name`. */
  readonly repository: string;
  readonly number: number;
  readonly isFromFork: boolean;
}

/** The pull request that started the workflow; null for any other event. */
function pullRequestOf(env: CommentOptions["env"]): PullRequest | null {
  const { GITHUB_REPOSITORY: repository = "" } = env;
  const { pull_request: request, issue } = readEvent(env);
  if (request === undefined)
    return issue === undefined ? null : { repository, number: issue.number, isFromFork: false };
  const { number, head, base } = request;
  // On a runner other than GitHub's, the event may hold no number.
  if (number === undefined) return null;
  // Only `pull_request_target` runs with the token of the base. A review has the token of the pull request.
  const isFromFork = env.GITHUB_EVENT_NAME !== "pull_request_target" && head?.repo?.full_name !== base?.repo?.full_name;
  return { repository, number, isFromFork };
}

/** One call. @throws Error with what to do about a refusal */
type Api = (method: "GET" | "POST" | "PATCH", path: string, body?: object) => Promise<unknown>;

async function openApi(
  env: CommentOptions["env"],
  { token, deadlineMs }: { readonly token: string; readonly deadlineMs: number },
): Promise<{ readonly api: Api; readonly close: () => Promise<void> }> {
  const { EnvHttpProxyAgent, fetch } = await import("undici");
  const dispatcher = new EnvHttpProxyAgent();
  const signal = AbortSignal.timeout(deadlineMs);
  const base = (env.GITHUB_API_URL || "https://api.github.com").replace(/\/+$/, "");
  const api: Api = async (method, path, body) => {
    const response = await fetch(`${base}/${path}`, {
      method,
      signal,
      dispatcher,
      headers: {
        accept: "application/vnd.github+json",
        authorization: `Bearer ${token}`,
        "content-type": "application/json",
        "user-agent": "carryover",
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.ok) return response.json();
    const isRefused = response.status === 401 || response.status === 403 || response.status === 404;
    const advice = isRefused ? ". Give the job `permissions: pull-requests: write`" : "";
    throw new Error(`GitHub answered ${response.status} to ${method} ${path.split("?")[0]}${advice}`);
  };
  return { api, close: () => dispatcher.destroy() };
}

const commentsSchema = once(() =>
  z.array(
    z.object({
      id: z.int(),
      body: z.nullish(z.string()),
      user: z.nullish(z.object({ login: z.string(), type: z.nullish(z.string()) })),
    }),
  ),
);

/**
 * The id of our comment; null if there is none yet. Anybody can copy the marker into a comment of their own, which they
 * could then edit: only a bot's comment counts, or one of the token's own user.
 */
async function findComment(api: Api, { path, marker }: { readonly path: string; readonly marker: string }) {
  const logins = new Map<string, number>();
  for (let page = 1; page <= PAGES_LIMIT; page += 1) {
    const comments = commentsSchema().parse(await api("GET", `${path}?per_page=${PAGE_SIZE}&page=${page}`));
    for (const { id, body, user } of comments) {
      if (user == null || body?.startsWith(marker) !== true) continue;
      if (user.type === "Bot") return id;
      if (!logins.has(user.login)) logins.set(user.login, id);
    }
    if (comments.length < PAGE_SIZE) break;
  }
  if (logins.size === 0) return null;
  try {
    const { login } = z.object({ login: z.string() }).parse(await api("GET", "user"));
    return logins.get(login) ?? null;
  } catch {
    // The token of a workflow is not a user's.
    return null;
  }
}
