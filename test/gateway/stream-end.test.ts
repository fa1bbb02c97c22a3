import { expect, test } from "vitest";
import { StreamEnd } from "../../src/gateway/stream-end.ts";

const done = "data: [DONE]\n\n";
const failedTool = { type: "mcp_call", id: "mcp_1", error: { type: "mcp_protocol_error", message: "rate limit" } };

test.each<readonly [name: string, stream: string, isWhole: boolean, errors: number]>([
  ["a chunk with a filled error", `data: {"id":"1","error":{"code":429},"choices":[]}\n\n${done}`, false, 1],
  ["a choice with a filled error", `data: {"choices":[{"delta":{},"error":{"code":429}}]}\n\n${done}`, false, 1],
  ["a choice with an empty error", `data: {"choices":[{"delta":{},"error":null}]}\n\n${done}`, true, 0],
  ["an error that is a sentence", `data: {"error":"Overloaded"}\n\n`, false, 1],
  ["an error event with named fields only", `event: error\ndata: too many requests\n\n`, false, 1],
  ["a type", `event: x\r\ndata: {"sequence":4,"type":"error","code":"insufficient_quota"}\r\n\r\n`, false, 1],
  ["an error without a blank line after it", `data: {"error":{"code":429}}`, false, 1],
  ["two errors, of which the first is read", `data: {"error":{"code":1}}\n\ndata: {"error":{"code":2}}\n\n`, false, 1],
  ["an empty error", `data: {"id":"1","error":null}\n\n${done}`, true, 0],
  [
    "a tool call that failed",
    `data: ${JSON.stringify({ type: "response.output_item.done", item: failedTool })}\n\n${done}`,
    true,
    0,
  ],
  ["an answer about errors", `data: {"choices":[{"delta":{"content":"\\"error\\":{"}}]}\n\n${done}`, true, 0],
  ["an error without values", `data: {"error":{"code":null,"message":""}}\n\n${done}`, true, 0],
  ["an interaction of Google", `event: x\ndata: {"event_type":"interaction.completed","id":"1"}\n\n`, true, 0],
  ["a stream that broke", `data: {"id":"1"}\n\n`, false, 0],
])("%s", (_, stream, isWhole, errors) => {
  for (const size of [stream.length, 7, 1]) {
    const found: string[] = [];
    const end = new StreamEnd((data) => found.push(data));
    for (let at = 0; at < stream.length; at += size) end.take(Buffer.from(stream.slice(at, at + size)));
    end.close();
    expect([end.isWhole, found.length]).toEqual([isWhole, errors]);
  }
});

test("the data of an error event keeps its characters, wherever chunks cut it", () => {
  const data = `{"error":{"message":"zu viele Anfragen – später"}}`;
  const bytes = Buffer.from(`data: ${data}\n\n`);
  const found: string[] = [];
  const end = new StreamEnd((error) => found.push(error));
  for (const byte of bytes) end.take(Buffer.from([byte]));
  expect(found).toEqual([data]);
});

test("an event longer than any error is dropped, and the last event is still seen", () => {
  const found: string[] = [];
  const end = new StreamEnd((error) => found.push(error));
  for (const part of [`data: {"error":"`, "x".repeat(100_000), `"}\n\n`, done]) end.take(Buffer.from(part));
  expect([end.isWhole, found]).toEqual([true, []]);
});
