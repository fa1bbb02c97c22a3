/** Hostile text in a summary: it stays text, whatever it holds. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { buildSummary } from "../../src/report/summary.ts";
import { reportOf, Scene } from "./scene.ts";

/** How lines of a summary begin: with words and marks of ours. */
const SUMMARY_LINE =
  /^$|^## \p{S}|^### (?:Compared with|\d+ (?:failures?|outstanding tasks?)$)|^- `|^\| |^\|[ :|-]+$|^<details><summary>|^<\/details>$|^`|^\*\*|^[🟩🟥🟧⬜🟦]+$|^(?:To resume, |Fix the failures|Last output of one of them:|Pass rate|Mean score|Won |Lost |This run took|Paired difference|The pass rate|And \d+ more)|^\d+ (?:lost|won|held|failed|of|killed|not|passed before|regressions?) |^- (?!#|<|[|]|[-+=] |\d+[.)] )/u;

describe("hostile text", () => {
  const bad =
    "</summary></details><script>alert(1)</script>\n```\n# head | cell `code` ``` @octocat #1 https://x.test $x$ ![i](http://y.test)";

  /** A stopped run with these texts in every place. */
  function hostileSummary(name: string, message: string, log: string): string {
    const scene = new Scene()
      .task({ id: `1${name}`, provider: name, group: name })
      .task({ id: `2${name}`, provider: message })
      .task({ id: `3${name}`, provider: name });
    scene.before(`1${name}`, "passed").begin();
    scene.attempt(`1${name}`, "fatal", { provider: name, message, log });
    scene.attempt(`2${name}`, "rate_limited", { provider: message, message });
    scene.tell({ event: "paused", provider: name, until: "2026-11-21T16:46:00.000Z", reason: message });
    scene.tell({ event: "limit_changed", provider: name, from: 4, to: 2, reason: message });
    scene.tell({ event: "warning", message });
    scene.circuit(message, "2026-11-22T00:00:00.000Z", message);
    return buildSummary(reportOf(scene.pass(60_000).end("stopped", message, "2026-11-22T00:00:00.000Z")));
  }

  it("stays text in every place", () => {
    const summary = hostileSummary(bad, bad, bad);
    // Outside of code nothing of it is markup; a fence or a span of code is left out here, and tested below.
    const open = summary
      .replace(/^(`{3,})[^`\n]*\n[\s\S]*?\n\1$/gm, "")
      .replace(/<code>[^<]*<\/code>/g, "")
      .replaceAll("\\`", "")
      .replace(/(?<!`)(`+)(?!`)(.*?)(?<!`)\1(?!`)/g, "");
    expect(open).not.toMatch(/<script|@octocat|(?<!\\)!?\[i\]|https?:\/\/[xy]|(?<![\\&])#1|(?<!\\)\$x/);
    expect(open.match(/<\/?details>/g)?.length ?? 0).toBe((open.match(/<summary>/g)?.length ?? 0) * 2);
    expect(open.match(/<\/summary>/g)?.length).toBe(open.match(/<summary>/g)?.length);
    expect(open).not.toMatch(/^# head/m);
  });

  it("never becomes markup", () => {
    const pieces = fc.constantFrom(
      ...[
        "`",
        "``",
        "|",
        "\\",
        "<",
        ">",
        "&",
        "*",
        "_",
        "[x](y)",
        "![",
        "#",
        "\n# ",
        "\n\n",
        "\r",
        "\n---\n",
        "\n```\n",
      ],
      ...[
        "</details>",
        "<details>",
        "<img src=x>",
        "-->",
        "<!--",
        "$$",
        "~~~",
        "\u2028",
        "\ud800",
        "\u0000",
        "\u001b[31m",
      ],
      ...["| a | b |\n", "@who", "#1", "https://x.test", "::error::x", "##[error]x", "word", "é", " "],
    );
    const text = fc.array(pieces, { minLength: 1, maxLength: 12 }).map((parts) => parts.join(""));
    fc.assert(
      fc.property(text, text, text, (name, message, log) => {
        const summary = hostileSummary(name, message, log);
        const unfenced = summary.replace(/^(`{3,})[^`\n]*\n[\s\S]*?\n\1$/gm, "");
        for (const line of unfenced.split("\n")) expect(line).toMatch(SUMMARY_LINE);
        const count = (form: RegExp) => unfenced.match(form)?.length ?? 0;
        expect(count(/^<details>/gm)).toBe(count(/^<\/details>$/gm));
        for (const control of ["\u0000", "\u001b", "\u2028", "\r"]) expect(summary).not.toContain(control);
      }),
      { numRuns: 60 },
    );
  });
});
