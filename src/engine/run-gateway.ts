/** Opens the gateway of a run if its children have a provider to call through it. Without a route nothing is loaded. */
import { existsSync } from "node:fs";
import type { Detector } from "../core/evidence.ts";
import { type ListHistory, standingOf } from "../core/history.ts";
import { reasonOf } from "../core/reason.ts";
import type { Gateway, GatewayListener, GatewayTask, JournalSettings } from "../gateway/gateway.ts";
import { openRoutes } from "../gateway/open-routes.ts";
import { filterEnvironment } from "../run/child-environment.ts";
import { readSidecar } from "../store/read-history.ts";
import type { RunScope } from "./prepare.ts";
import type { RunRecord } from "./run-record.ts";
import { systemClock } from "./system-clock.ts";

interface GatewayOptions extends Pick<RunScope, "config" | "context" | "folder" | "prepared"> {
  readonly record: RunRecord;
}

/** @returns null if no route opens, or if the gateway could not start, which does not end the run */
export async function openRunGateway(
  options: GatewayOptions,
  detectorAt: (nowAt: number) => Detector,
  listener: Pick<GatewayListener, "refused" | "paid">,
): Promise<Gateway | null> {
  const { config, context, record } = options;
  const { run, job } = context.identity;
  const environment = filterEnvironment(context.env, config.env);
  const { routes, unusable } = openRoutes(environment, config.gateway, config.gatewayUpstreams);
  for (const name of unusable) {
    record.warn(`the gateway leaves ${name} as it is: expected an http or https address without a query or a password`);
  }
  if (routes.length === 0) return null;
  try {
    const { openGateway } = await import("../gateway/server.ts");
    const gateway = await openGateway(
      {
        routes,
        environment,
        proxies: context.env,
        clock: systemClock(),
        detectorAt,
        defaultWaitMs: config.defaultWaitMs,
        ignored: config.gatewayIgnore,
        journal: config.gatewayReplay ? journalOf(scopeOf(options)) : null,
      },
      {
        ...listener,
        publish: (note) => record.publish(note),
        replayed: (calls) => record.publish({ event: "calls_replayed", run, job, ...calls }),
      },
    );
    record.publish({ event: "gateway_started", routes: routes.map(({ name }) => name) });
    return gateway;
  } catch (error) {
    record.warn(`the gateway could not start: ${reasonOf(error)}. Children call their providers directly`);
    return null;
  }
}

/** Which tasks may still need their answers. */
interface JournalScope extends Pick<RunScope, "config" | "context" | "folder"> {
  readonly campaign: string;
  readonly history: ListHistory;
  /** The hash of a task as it is listed now; undefined if it is unknown. */
  readonly hashOf: (id: string) => string | undefined;
}

function scopeOf({ config, context, folder, prepared }: GatewayOptions): JournalScope {
  // Most runs have no journal of earlier ones and do not need the table.
  let hashes: ReadonlyMap<string, string> | null = null;
  return {
    config,
    context,
    folder,
    campaign: prepared.campaign.id,
    history: prepared.history,
    // A task of another job is not in the table. A changed task is, with another hash.
    hashOf(id) {
      hashes ??= new Map(prepared.outstanding.map(({ task }) => [task.id, task.hash]));
      return hashes.get(id);
    },
  };
}

/** Removes the answers of settled tasks at the end of a run whose gateway kept none, such as with `gateway: off`. */
export function dropSettledCalls(options: GatewayOptions): Promise<void> {
  return dropSettled(scopeOf(options), (message) => options.record.warn(message));
}

/** Removes the answers of settled tasks, which a union with older states brings back. */
export async function dropSettled(scope: JournalScope, warn: (message: string) => void): Promise<void> {
  if (!existsSync(scope.folder.paths.calls)) return;
  try {
    const { CallJournal } = await import("../gateway/call-journal.ts");
    new CallJournal(journalOf(scope)).close();
  } catch (error) {
    warn(`calls.jsonl could not be written at the end: ${reasonOf(error)}`);
  }
}

function journalOf({ config, context, folder, campaign, history, hashOf }: JournalScope): JournalSettings {
  const { identity, env, redactor } = context;
  const isOutstanding = ({ id, hash }: GatewayTask): boolean =>
    (hashOf(id) ?? hash) === hash && standingOf(history.get(hash), config.maxAttempts) === "outstanding";
  return {
    path: folder.paths.calls,
    campaign,
    limitBytes: config.gatewayJournalLimitBytes,
    redactor,
    ref: env.GITHUB_REF ?? "",
    onlyOwnRef: identity.trigger.eventName?.startsWith("pull_request") ?? false,
    isOutstanding,
    readFailures() {
      const failures = new Map<string, number>();
      readSidecar(folder.paths.failures, (row) => {
        if (row.campaign !== campaign || !LEAVES_BAD_ANSWERS.has(row.class)) return;
        failures.set(row.hash, Math.max(failures.get(row.hash) ?? 0, Date.parse(row.at)));
      });
      return failures;
    },
    mayRewrite: () => folder.isOurs(),
  };
}

/** Classes of attempts whose answers led to a failure. Replaying them would lead to it again. */
const LEAVES_BAD_ANSWERS: ReadonlySet<string> = new Set(["transient", "legitimate", "timeout_exceeded"]);
