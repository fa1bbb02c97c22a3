import { constants } from "node:buffer";
import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { type IgnoredPart, readIgnored } from "../../src/config/gateway-inputs.ts";
import type { JsonValue } from "../../src/core/json.ts";
import { type CallParts, callKey, isRepeatable, modelOf } from "../../src/gateway/call-key.ts";
import { jsonOf, textOf, withoutBoundary, withoutKey } from "../../src/gateway/call-request.ts";
import { sessionNotes } from "../../src/gateway/session-notes.ts";

function post(json: JsonValue, other: Partial<CallParts> = {}): CallParts {
  return {
    route: "openai",
    origin: "http://host",
    method: "POST",
    path: "/v1/responses",
    json,
    body: Buffer.from(JSON.stringify(json)),
    ...other,
  };
}

const TODAY = new Date(2026, 10, 25, 2).getTime();

function keyOf(call: CallParts, ignored: readonly IgnoredPart[] = [], startedAt = TODAY): string {
  return callKey(call, ignored, sessionNotes(startedAt));
}

const BODY = { model: "m", input: [{ type: "message", id: "msg_1", content: "hi" }], temperature: 0 };

test.each([
  ["with its fields in another order", { temperature: 0, input: BODY.input, model: "m" }],
  ["with other metadata", { ...BODY, metadata: { session: "2" }, client_metadata: { a: 1 } }],
  ["of another user", { ...BODY, user: "u", safety_identifier: "s", prompt_cache_key: "p" }],
  ["with another message id", { ...BODY, input: [{ type: "message", id: "msg_2", content: "hi" }] }],
])("the same call %s has the same key", (_, json) => {
  expect(keyOf(post(json))).toBe(keyOf(post(BODY)));
});

test.each([
  [
    "the id of a tool's output",
    { id: "fco_1", type: "function_call_output", call_id: "c", output: "" },
    "fco_1",
    "f_2",
  ],
  ["a turn", { type: "reasoning", internal_chat_message_metadata_passthrough: { turn_id: "turn-1" } }, "turn-1", "t-2"],
  ["Gemini CLI's process", "Signal: 0\nProcess Group PGID: 21196", "21196", "2"],
  ["Gemini CLI's id of a call", { functionCall: { id: "run_1795631846988_0", name: "run" } }, "46988_0", "70055_1"],
  ["Codex's process", "Chunk ID: 4faacc\nWall time: 0.0000 seconds\n", "4faacc\nWall time: 0.00", "2\nWall time: 1.20"],
])("agents change %s from try to try, and it is the same call", (_, item: JsonValue, before, after) => {
  const text = JSON.stringify({ ...BODY, input: [item] });
  const escaped = (words: string) => JSON.stringify(words).slice(1, -1);
  const changed = text.replace(escaped(before), escaped(after));
  expect(changed).not.toBe(text);
  expect(keyOf(post(JSON.parse(changed)))).toBe(keyOf(post(JSON.parse(text))));
});

const LATER = new Date(2026, 4, 1, 2).getTime();

test.each([
  ["Claude Code", "# currentDate\nToday's date is 2026-11-25.", "# currentDate\nToday's date is 2026-05-01."],
  ["Codex", "<current_date>2026-11-25</current_date>", "<current_date>2026-05-01</current_date>"],
  ["Gemini CLI", "Today's date is Wednesday, November 25, 2026 (", "Today's date is Friday, May 1, 2026 ("],
  ["opencode", "Today's date: Wed Nov 25 2026\n", "Today's date: Fri May 01 2026\n"],
  ["Cline", "Date: 11/25/2026\n", "Date: 5/1/2026\n"],
  ["a person", "The current date is 25 November 2026", "The current date is 1 May 2026"],
])("the date of today, as %s states it, makes no other call", (_, before, after) => {
  expect(keyOf(post({ input: after }), [], LATER)).toBe(keyOf(post({ input: before })));
  expect(keyOf(post({ input: after }), [], LATER + 86_400_000)).toBe(keyOf(post({ input: before })));
  expect(keyOf(post({ input: after }))).not.toBe(keyOf(post({ input: before })));
});

test("every other date and time is part of the call", () => {
  for (const [one, other] of [
    ["What happened on 2026-11-25?", "What happened on 2026-11-24?"],
    ["Date: 2026-11-23", "Date: 2026-11-26"],
    ["Expiry date: 2026-11-25", "Expiry date: 2026-11-24"],
    ["Due Date: 2026-11-25", "Due Date: 2026-11-24"],
    ["Date: 11/25/20261", "1"],
    ["The date is 2026-11-25T08:00Z", "The date is 2026-11-25T09:00Z"],
  ]) {
    expect(keyOf(post({ input: one ?? "" }))).not.toBe(keyOf(post({ input: other ?? "" })));
  }
});

test("a call with another provider's key in its query has the same key", () => {
  const at = (path: string, headers = {}) =>
    keyOf(post(BODY, { path: withoutKey(path, { headers } as IncomingMessage) }));
  expect(at("/v1beta/m:generate?key=a&alt=sse")).toBe(at("/v1beta/m:generate?key=b&alt=sse"));
  expect(at("/v1beta/m:generate?alt=sse&key=a")).toBe(at("/v1beta/m:generate?alt=sse&key=b"));
  expect(at("/v1beta/m:generate?key=a&alt=sse")).not.toBe(at("/v1beta/m:generate?key=a&alt=json"));
  expect(at("/v1beta/m:generate?monkey=a")).not.toBe(at("/v1beta/m:generate?monkey=b"));
  // A call with a key in its headers asks for what its query says.
  const headers = { authorization: "Bearer a" };
  expect(at("/v1/lookup?key=paris", headers)).not.toBe(at("/v1/lookup?key=rome", headers));
});

test.each([
  ["another prompt", post({ ...BODY, input: [{ type: "message", content: "ho" }] })],
  ["another id of a tool call", post({ ...BODY, input: [{ type: "function_call", id: "fc_2" }] })],
  ["another path", post(BODY, { path: "/v1/chat/completions" })],
  ["another upstream", post(BODY, { origin: "http://other" })],
  ["another route", post(BODY, { route: "groq" })],
])("%s makes another call", (_, other) => {
  const same = post({ ...BODY, input: [{ type: "function_call", id: "fc_1" }] });
  expect(keyOf(other)).not.toBe(keyOf(post(BODY)));
  expect(keyOf(other)).not.toBe(keyOf(same));
});

test.each([
  ["a pointer", "/input/0/content", { ...BODY, input: [{ type: "message", content: "today is Monday" }] }],
  ["a pointer with escapes", "/a~1b/c~0d", { ...BODY, "a/b": { "c~d": Math.PI } }],
  ["a time with today's date", String.raw`/\d{4}-\d\d-\d\dT[\d:.]+Z/`, { input: "date: 2026-11-25T08:00:03.14Z" }],
  ["a regular expression", String.raw`/"seed":\d+,?/`, { seed: 7, ...BODY }],
  ["a regular expression with needless escapes", String.raw`/\"seed\"\:\d+,?/`, { seed: 7, ...BODY }],
])("gateway-ignore leaves out %s", (_, entry, json) => {
  const ignored = readIgnored(entry) ?? [];
  const other = JSON.parse(
    JSON.stringify(json).replace("Monday", "Tuesday").replace("3.14", "2.71").replace('"seed":7', '"seed":8'),
  );
  expect(keyOf(post(other), ignored)).toBe(keyOf(post(json), ignored));
  expect(keyOf(post(other))).not.toBe(keyOf(post(json)));
});

test("gateway-ignore takes no needless escapes beside Unicode classes, which would match nothing", () => {
  expect(readIgnored(String.raw`/"name":"\p{L}+"/`)).toMatchObject([{ kind: "pattern" }]);
  expect(readIgnored(String.raw`/\"name\":"\p{L}+"/`)).toBeNull();
  expect(readIgnored(String.raw`/\"name\":"\u{1F600}"/`)).toBeNull();
});

test.each([
  ["a plain question", post(BODY), true],
  ["a GET", post(BODY, { method: "GET" }), false],
  ["a body that is not JSON", post(BODY, { json: undefined }), false],
  ["an upload", post(BODY, { path: "/v1/files" }), false],
  ["a batch of Mistral", post(BODY, { path: "/v1/batch/jobs" }), false],
  ["a batch of Google", post(BODY, { path: "/v1beta/models/g:batchGenerateContent" }), false],
  ["a batch of Google's embeddings", post(BODY, { path: "/v1beta/models/g:asyncBatchEmbedContent" }), false],
  ["a job of Cohere", post(BODY, { path: "/v1/embed-jobs" }), false],
  ["fine-tuning", post(BODY, { path: "/v1/finetuning/finetuned-models" }), false],
  ["a file that Google registers", post(BODY, { path: "/v1beta/files:register" }), false],
  ["a key for a client", post(BODY, { path: "/v1/realtime/client_secrets" }), false],
  ["several embeddings in one call", post(BODY, { path: "/v1beta/models/g:batchEmbedContents" }), true],
  ["an agent's completion", post(BODY, { path: "/v1/agents/completions" }), true],
  ["a tuned model of Google", post(BODY, { path: "/v1beta/tunedModels/mine:generateContent" }), true],
  ["a tuned model that changes hands", post(BODY, { path: "/v1beta/tunedModels/mine:transferOwnership" }), false],
  ["a deployment named batch", post(BODY, { path: "/openai/deployments/batch/chat/completions" }), true],
  ["what the provider is to store", post({ ...BODY, store: true }), false],
  ["what goes on from an earlier answer", post({ ...BODY, previous_response_id: "r" }), false],
  ["what goes on from an earlier interaction", post({ ...BODY, previous_interaction_id: "i" }), false],
  ["what runs in the background", post({ ...BODY, background: true }), false],
  ["a conversation at the provider", post({ ...BODY, conversation: "c" }), false],
  ["Google's stream of events", post(BODY, { path: "/v1beta/models/g:streamGenerateContent?key=k&alt=sse" }), true],
  ["Google's stream of one array", post(BODY, { path: "/v1beta/models/g:streamGenerateContent?key=k" }), false],
])("%s can be repeated from the journal: %#", (_, call, expected) => expect(isRepeatable(call)).toBe(expected));

test.each([
  ["its body", post({ model: "gpt" }), "gpt"],
  ["Google's path", post({}, { path: "/v1beta/models/gemini-2:generateContent" }), "gemini-2"],
  ["Azure's path", post({}, { path: "/openai/deployments/d1/chat/completions?api-version=1" }), "d1"],
  ["nowhere", post({}), ""],
])("the model stands in %s", (_, call, expected) => expect(modelOf(call)).toBe(expected));

test("a form that is sent again with another boundary is the same call", () => {
  const form = (boundary: string) => {
    const body = Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="file"\r\n\r\nsound\r\n--${boundary}--`,
    );
    const headers = { "content-type": `multipart/form-data; boundary=${boundary}` };
    return withoutBoundary(body, { headers } as IncomingMessage);
  };
  expect(form("----abc1")).toEqual(form("----xyz22"));
  const plain = Buffer.from("boundary=x");
  expect(withoutBoundary(plain, { headers: { "content-type": "text/plain" } } as IncomingMessage)).toBe(plain);
});

test("a body that no string can hold is not read", () => {
  const body = Buffer.alloc(constants.MAX_STRING_LENGTH + 1);
  body.write("{");
  const headers = { "content-type": "multipart/form-data; boundary=b" };
  expect(jsonOf(body)).toBeUndefined();
  expect(textOf(body)).toBe("");
  expect(withoutBoundary(body, { headers } as IncomingMessage) === body).toBe(true);
});
