import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { writeJunit } from "../../src/report/junit.ts";
import { schemaErrors, type XmlElement } from "./junit-schema.ts";
import { reportOf, Scene, taskId } from "./scene.ts";

function junitOf(scene: Scene): string {
  const parts: string[] = [];
  writeJunit(reportOf(scene), (text) => parts.push(text));
  return parts.join("");
}

/** Reads elements as a strict reader of XML 1.0 would, and throws where it is not well-formed. */
function elementsOf(xml: string): XmlElement[] {
  if (/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/u.test(xml))
    throw new Error("a character that XML does not allow");
  const elements: { tag: string; attributes: Record<string, string>; depth: number; text: string }[] = [];
  const open: (typeof elements)[number][] = [];
  let rest = xml.replace(/^<\?xml version="1\.0" encoding="UTF-8"\?>\n/, "");
  while (rest !== "") {
    const text = /^[^<]+/.exec(rest)?.[0];
    if (text !== undefined) {
      if (/&(?!(?:amp|lt|gt|quot|#9|#10);)/.test(text)) throw new Error(`an odd reference in ${text}`);
      const inside = open.at(-1);
      if (inside !== undefined) inside.text += text;
      rest = rest.slice(text.length);
      continue;
    }
    const tag = /^<(\/?)([A-Za-z]+)((?: [a-z]+="[^"<]*")*)(\/?)>/.exec(rest);
    if (tag === null) throw new Error(`no element: ${rest.slice(0, 80)}`);
    const [whole, isEnd, name = "", attributes = "", isEmpty] = tag;
    if (isEnd === "/") {
      if (open.pop()?.tag !== name) throw new Error(`${name} is not open`);
    } else {
      const pairs = [...attributes.matchAll(/ ([a-z]+)="([^"]*)"/g)].map((match): [string, string] => [
        match[1] ?? "",
        match[2] ?? "",
      ]);
      const element = { tag: name, attributes: Object.fromEntries(pairs), depth: open.length, text: "" };
      elements.push(element);
      if (isEmpty !== "/") open.push(element);
    }
    rest = rest.slice(whole.length);
  }
  if (open.length > 0) throw new Error(`${open.map(({ tag }) => tag).join()} is still open`);
  return elements;
}

describe("junit.xml", () => {
  it("keeps ids apart that differ only in invisible characters", () => {
    const ids = ["a", " a", "a ", "a\n", "a\u0001", "\u0001", "\u0001\u0002"];
    const scene = new Scene();
    for (const id of ids) scene.task({ id });
    const names = elementsOf(junitOf(scene.begin().end("complete", "x")))
      .filter(({ tag }) => tag === "testcase")
      .map(({ attributes }) => attributes.name);
    expect(names).toEqual(["a", "␠a", "a␠", "a\\u000a", "a\\u0001", "\\u0001", "\\u0001\\u0002"]);
  });

  it("has a testcase for each task, with its result", () => {
    const scene = new Scene()
      .task({ id: "a", group: "g" })
      .task({ id: "b", group: "g" })
      .tasks(5)
      .begin()
      .attempt("a", "transient", { message: "HTTP 503" })
      .attempt("a", "passed", { attempt: 2, durationMs: 2_500 })
      .attempt("b", "transient", { message: "HTTP 502" })
      .attempt("b", "failed", { attempt: 2, score: 0.25, message: "4 != 5\nat line 3" })
      .attempt(taskId(1), "legitimate", { message: "one" })
      .attempt(taskId(1), "legitimate", { message: "two", attempt: 2 })
      .attempt(taskId(1), "legitimate", { message: "three\nlines", attempt: 3 })
      .attempt(taskId(2), "skipped", { message: "needs a GPU" })
      .attempt(taskId(3), "rate_limited")
      .attempt(taskId(4), "legitimate", { message: "exit code 1", provider: "other" })
      .circuit("anthropic", "2026-11-22T00:00:00.000Z", "hit your limit")
      .pass(30_000)
      .end("stopped", "x", "2026-11-22T00:00:00.000Z");
    const xml = junitOf(scene);
    expect(schemaErrors(elementsOf(xml))).toEqual([]);
    expect(xml).toBe(
      `<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="carryover until-complete-000002" tests="7" failures="1" errors="1" time="12.500">
  <testsuite name="g" tests="2" failures="1" errors="0" skipped="0" time="12.500" timestamp="2026-11-21T16:45:00">
    <testcase name="a" classname="g" time="2.500">
      <flakyFailure message="attempt 1: transient failure: HTTP 503" type="transient"><stackTrace>HTTP 503</stackTrace></flakyFailure>
    </testcase>
    <testcase name="b" classname="g" time="10.000">
      <failure message="graded as failed, score 0.25: 4 != 5 at line 3" type="failed">4 != 5
at line 3</failure>
      <rerunFailure message="attempt 1: transient failure: HTTP 502" type="transient"><stackTrace>HTTP 502</stackTrace></rerunFailure>
    </testcase>
  </testsuite>
  <testsuite name="tasks" tests="5" failures="0" errors="1" skipped="4" time="0.000" timestamp="2026-11-21T16:45:00">
    <testcase name="task-001" classname="tasks" time="0.000">
      <error message="errored: three lines" type="legitimate">three
lines</error>
      <rerunError message="attempt 1: errored: one" type="legitimate"><stackTrace>one</stackTrace></rerunError>
      <rerunError message="attempt 2: errored: two" type="legitimate"><stackTrace>two</stackTrace></rerunError>
    </testcase>
    <testcase name="task-002" classname="tasks" time="0.000">
      <skipped message="skipped: needs a GPU"/>
    </testcase>
    <testcase name="task-003" classname="tasks" time="0.000">
      <skipped message="outstanding: anthropic: rate-limited until 2026-11-22T00:00Z"/>
    </testcase>
    <testcase name="task-004" classname="tasks" time="0.000">
      <skipped message="outstanding: last attempt errored: exit code 1"/>
    </testcase>
    <testcase name="task-005" classname="tasks" time="0.000">
      <skipped message="outstanding: anthropic: rate-limited until 2026-11-22T00:00Z"/>
    </testcase>
  </testsuite>
</testsuites>
`,
    );
  });

  it("says why a task is outstanding if no limit is the reason", () => {
    const scene = new Scene().tasks(4).begin().attempt(taskId(1), "legitimate", { message: "exit code 1" });
    scene.attempt(taskId(2), "kill_shaped").attempt(taskId(3), "legitimate", { isCharged: false });
    const messages = elementsOf(junitOf(scene.end("aborted", "x"))).flatMap(({ tag, attributes }) =>
      tag === "skipped" ? [attributes.message] : [],
    );
    expect(messages).toEqual([
      "outstanding: last attempt errored: exit code 1",
      "outstanding: last attempt killed",
      "outstanding: last attempt errored",
      "outstanding: not started yet",
    ]);
  });

  it("follows the schemas for an empty report", () => {
    const scene = new Scene()
      .task({ id: "a", group: "" })
      .task({ id: "b" })
      .task({ id: "c" })
      .begin()
      .attempt("a", "fatal", { message: "" })
      .attempt("b", "failed", {})
      .attempt("c", "skipped", { message: "" });
    expect(schemaErrors(elementsOf(junitOf(scene.end("complete", ""))))).toEqual([]);
    expect(schemaErrors(elementsOf(junitOf(new Scene().begin().end("complete", ""))))).toEqual([]);
  });

  it.each([
    ["an attribute that the schema does not have", '<testsuites skipped="0"/>', ["testsuites with skipped"]],
    [
      "a failure that says nothing",
      '<testsuites><testsuite name="a" tests="1" failures="1" errors="0" skipped="0"><testcase name="a" classname="a" time="1.0"><failure message="m" type="t"/></testcase></testsuite></testsuites>',
      ["empty failure"],
    ],
  ])("is checked by rules that find %s", (_, xml, errors) => {
    expect(schemaErrors(elementsOf(xml))).toEqual(errors);
  });

  it("is well-formed for any text of a child", () => {
    const hostile = fc.oneof(
      fc.string({ minLength: 1 }),
      fc.constantFrom(
        "<x>",
        "]]>",
        "&amp;",
        '"/><evil/>',
        "\u0000\u0001\u001b[31m",
        "\ud800",
        "\ufffe\uffff",
        "a\nb",
        "<!--",
        "<?x?>",
      ),
    );
    fc.assert(
      fc.property(hostile, hostile, hostile, (id, group, message) => {
        const scene = new Scene()
          .task({ id, group })
          .task({ id: `${id}2`, group, provider: message })
          .begin();
        scene
          .attempt(id, "legitimate", { message })
          .attempt(id, "passed", { attempt: 2 })
          .attempt(`${id}2`, "fatal", { message });
        const elements = elementsOf(junitOf(scene.end("complete", message)));
        expect(schemaErrors(elements)).toEqual([]);
        expect(elements.map(({ tag }) => tag)).toEqual([
          "testsuites",
          "testsuite",
          "testcase",
          "flakyFailure",
          "stackTrace",
          "testcase",
          "error",
        ]);
      }),
      { numRuns: 60 },
    );
  });
});
