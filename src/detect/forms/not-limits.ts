/** Failures that use the words of limits and are not limits of a provider. They win over generic phrases. */
import { type FormsByMeaning, oneOf } from "./form.ts";

const { raw } = String;

const STORAGE = [
  "disk|storage|drive|file ?system|inode|mailbox|upload|artifact|space|blob|(?<!token )bucket|volume|database size",
  "git lfs|lfs",
].join("|");
const MACHINE = [
  "mem|memory|heap|cpu|stack|gpu|cores?|pids?|file descriptors?|open files|threads?|processes|vcpus?|instances?",
  "pods?|nodes?",
].join("|");
/** What a harness or an agent limits by itself. */
const EFFORT = [
  "recursion|turns?|steps?|iterations?|time|wall|sample|working|message|retry|retries|depth|tool[- ]calls?|attempts?",
  "thinking|latency|error|search",
].join("|");

export const NOT_LIMITS: FormsByMeaning = {
  other: {
    "other-resource": {
      pattern: oneOf(
        raw`\b(?:${STORAGE})\b.{0,40}\b(?:quota|limit|full|exceeded|exhausted)`,
        raw`\b(?:quota|limit)\b.{0,30}\b(?:disk|storage|drive|inodes?|mailbox|artifact|bytes|gi?b|mi?b|lfs)\b`,
        raw`no space left on device|磁盘|磁碟|ディスク|디스크|\bdisque\b|\bdisco\b|\bfestplatte|EDQUOT|disk quota`,
        raw`\bout of (?:\w+ )?memory\b|\bOOM\b`,
        raw`\b(?:${MACHINE})\b(?:(?!rate[- ]?limit).){0,30}\b(?:limit|quota|exceeded|exhausted)`,
        raw`\b(?:quota|limit)\b.{0,40}\b(?:memory|cpus?|gpus?|vcpus?|cores|pods?|instances|nodes)\b|regional quota`,
        raw`CUDA error|too many open files|cannot allocate|message (?:length |size )?(?:is )?larger than max|内存|メモリ`,
        raw`메모리|\bspeicher|\bmémoire\b|\bmemoria\b`,
        raw`\b(?:npm|yarn|pnpm|pip|cargo|gem|registry\.\w+)\b.{0,80}\b(?:402|payment required|E402)|\bE402\b`,
        raw`private packages?`,
      ),
      example: "Error: disk quota exceeded",
      counterExample: "Error: request quota exceeded",
    },
    "harness-limit": {
      pattern: oneOf(
        raw`\b(?:${EFFORT}) (?:limit|budget|depth)s?\b`,
        raw`\btoken budget|\bbudgets?\b.{0,60}\b\d[\d.]* ?(?:[km]i?b|ms|s|seconds|bytes)\b`,
        raw`\btoken limit exceeded\. value|\blimits?exceeded(?:error)?\b`,
        raw`\btoo many (?:tool|function|recursive|nested) calls`,
        raw`\b(?:task|agent|episode|run|sample|harness|max) (?:cost |usd )?budget\b|\bcost limit\b`,
        raw`\b(?:request|tokens|tool_calls)_limit of \d|\bmax_cost|\bmaximum budget\b|\bmax[-_ ]budget\b`,
        raw`\bUSD budget\b`,
      ),
      example: "Error: recursion limit of 25 reached",
      counterExample: "Error: request limit of 25 reached",
    },
    "other-failure": {
      pattern: oneOf(
        raw`\bcontext (?:length|window|size|limit)\b(?!.{0,60}(?:extra usage|plan))`,
        raw`\bshorten (?:your|the) (?:prompt|input|messages?|text)\b`,
        raw`\boutput token (?:maximum|limit)`,
        raw`\btoo many (?:clients|redirects|connections already|logins?|login attempts|failed (?:login|attempts)|open|arguments|values|columns|levels)`,
        raw`\blimit(?: must|s must be)\b`,
        raw`\bused \d{1,2}(?:\.\d+)?% of|\b\d{1,3}% (?:left|remaining|used)|\bless than \d+% of`,
        raw`\b(?:approaching|close to|nearing) (?:your|the)\b`,
        raw`\b(?:incorrect|invalid|missing|expired|revoked|no) (?:\w+ ){0,2}(?:api[ -]key|x-api-key|authentication|credentials|bearer)\b`,
        raw`\bplease run /login\b|\boauth token has expired|\bunauthori[sz]ed\b(?!.{0,40}\btoo many\b)|\bcertificate verify failed\b`,
      ),
      example: "Error: this model's maximum context length is 8192 tokens",
      counterExample: "Error: this model's request limit is 8 per minute",
    },
  },
};
