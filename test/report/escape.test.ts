// biome-ignore-all lint/suspicious/noControlCharactersInRegex: control characters are what is looked for here
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  childLines,
  escapeHtml,
  jsonLine,
  markdownCode,
  markdownFence,
  markdownText,
  oneLine,
  plainText,
  visibleId,
  xmlAttribute,
  xmlText,
} from "../../src/report/escape.ts";

/** As the runner reads a line of output: both grammars, names in any case. */
function commandIn(output: string): string | null {
  for (const line of output.split(/\r\n|\n|\r/)) {
    const v2 = /^\s*::([^\s:]+)[^:]*::/.exec(line);
    if (v2) return line;
    if (/##\[[^\]]+\]/.test(line)) return line;
  }
  return null;
}

const hostile = fc.array(
  fc.oneof(
    fc.constantFrom(
      "::",
      "::error::x",
      "::set-output name=a::b",
      "##[",
      "##[error]x",
      "#",
      "[",
      "\r",
      "\n",
      "\r\n",
      "\u2028",
    ),
    fc.constantFrom("\u001b[0m", "\u001b]0;t\u0007", "\u001b", "\u0007", "\u0085", "\u000b", "\ufeff", " ", "\t"),
    fc.string(),
  ),
);

describe("lines of children", () => {
  it.each([
    ["a command", "::error::x", "[t] ::error::x"],
    ["a command of the old grammar", "a ##[error]x", "[t] a # #[error]x"],
    ["hashes that an escape keeps apart", "##\u001b[0m[error]", "[t] # #[error]"],
    ["hashes that a bell keeps apart", "#\u0007#[error]", "[t] # #[error]"],
    ["a title of the terminal", "\u001b]0;title\u0007x", "[t] x"],
    ["text that runs backwards", "a\u202eb", "[t] ab"],
    ["colors", "\u001b[31mred\u001b[2J", "[t] red"],
  ])("%s", (_, text, line) => {
    expect(childLines(text, "t")).toEqual([line]);
  });

  it("every line end of a runner ends a line", () => {
    const lines = childLines("a\nb\r\nc\rd\u2028e", "t");
    expect(lines).toEqual(["[t] a", "[t] b", "[t] c", "[t] d", "[t] e"]);
  });

  it("no text and no label becomes a command", () => {
    fc.assert(
      fc.property(hostile, hostile, (text, label) => {
        const lines = childLines(text.join(""), label.join(""));
        expect(commandIn(lines.join("\n"))).toBeNull();
        expect(lines.every((line) => line.startsWith("["))).toBe(true);
      }),
    );
  });
});

describe("one line", () => {
  it.each([
    ["breaks and tabs", "a\n\tb\r\nc  d ", 99, "a b c d"],
    ["a cut", "abcdef", 4, "abc…"],
    ["no cut", "abcd", 4, "abcd"],
    ["a cut within a pair", "ab😀cd", 4, "ab…"],
  ])("%s", (_, text, length, line) => expect(oneLine(text, length)).toBe(line));

  it("plain text has no control characters", () => {
    fc.assert(
      fc.property(hostile, (text) => {
        expect(plainText(text.join(""))).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
      }),
    );
  });
});

describe("ids", () => {
  it.each([
    ["a usual one", "math/07 (hard) é😀#2", "math/07 (hard) é😀#2"],
    ["spaces at the ends", " a ", "␠a␠"],
    ["spaces in a row", "a   b c", "a␠␠␠b c"],
    ["nothing but spaces", "  ", "␠␠"],
    ["breaks and tabs", "a\n\tb\r", "a\\u000a\\u0009b\\u000d"],
    ["other white space within", "a\u00a0b\u3000c\u2009d", "a\\u00a0b\\u3000c\\u2009d"],
    ["zero-width characters", "a\u200bb\u200dc\u2060d\u00ade\ufe0f", "a\\u200bb\\u200dc\\u2060d\\u00ade\\ufe0f"],
    ["marks of direction", "a\u202eb\u2067c\u200fd\u061c", "a\\u202eb\\u2067c\\u200fd\\u061c"],
    ["tags beyond the first 65,536", "a\u{e0041}\u{e0042}", "a\\udb40\\udc41\\udb40\\udc42"],
    ["letters of any script", "über-日本語-עברית-😀 ok", "über-日本語-עברית-😀 ok"],
    ["half a pair", "a\ud800", "a\\ud800"],
    ["what looks like a mark", "a ␠ b", "a \\u2420 b"],
    ["a letter as pytest writes it", "test_q[\\u65e5\\xe9]", "test_q[\\u65e5\\xe9]"],
  ])("%s", (_, id, shown) => expect(visibleId(id)).toBe(shown));

  it("different ids are shown differently, on one line that no reader trims", () => {
    const id = fc.array(
      fc.constantFrom(
        " ",
        "a",
        "\u0001",
        "\n",
        "␠",
        "\t",
        "\ufeff",
        "\u001b[0m",
        "\u200b",
        "\u202e",
        "\u00a0",
        "\u{e0041}",
        "\u{e0042}",
      ),
    );
    fc.assert(
      fc.property(id, id, (a, b) => {
        const [one, other] = [a.join(""), b.join("")];
        expect(visibleId(one) === visibleId(other)).toBe(one === other);
        expect(oneLine(visibleId(one))).toBe(visibleId(one));
      }),
    );
  });
});

it("JSON for a log parses to the same value, and is not a command", () => {
  const value = { "##[x]": "###[error]y ##\n##[z]" };
  expect(JSON.parse(jsonLine(value))).toEqual(value);
  expect(commandIn(jsonLine(value))).toBeNull();
});

describe("Markdown", () => {
  it.each([
    ["emphasis and code", "*a* _b_ `c` ~d~", "\\*a\\* \\_b\\_ \\`c\\` \\~d\\~"],
    ["HTML", "<img src=x onerror=alert(1)> &amp;", "&lt;img src=x onerror=alert(1)&gt; &amp;amp;"],
    ["a link", "[a](b) ![c](d)", "\\[a\\](b) !\\[c\\](d)"],
    ["a cell of a table", "a|b\nc", "a\\|b c"],
    ["a backslash before a bar", "a\\|b", "a\\\\\\|b"],
    ["mathematics", "$x$", "\\$x\\$"],
    ["a mention", "@octocat a@b.c", "@\u200boctocat a@\u200bb.c"],
    ["a reference", "fixes #12 o/r#3 GH-4", "fixes #\u200b12 o/r#\u200b3 GH-\u200b4"],
    ["a heading", "# a # b", "\\# a # b"],
    ["a list of numbers", "1. a 2) b", "1\\. a 2) b"],
    ["an address", "https://x.test www.x.test", "https:\u200b//x.test www\u200b.x.test"],
  ])("text: %s", (_, text, escaped) => expect(markdownText(text)).toBe(escaped));

  it.each([
    ["plain", "a", "`a`"],
    ["backticks", "a``b`", "``` a``b` ```"],
    ["a bar", "a|b", "`a|b`"],
    ["nothing", " \n", "` `"],
    ["HTML and mentions are left as they are", "<b>@x", "`<b>@x`"],
  ])("code: %s", (_, text, escaped) => expect(markdownCode(text)).toBe(escaped));

  it.each([
    ["plain", "a\nb\n\n", "```text\na\nb\n```"],
    ["a fence inside", "```\n</details>\n````", "`````text\n```\n</details>\n````\n`````"],
    ["a fence made with a carriage return", "a\r```\rb", "````text\na\n```\nb\n````"],
  ])("fence: %s", (_, text, escaped) => expect(markdownFence(text)).toBe(escaped));

  it("no line of a block closes its fence", () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom("`", "```", "~~~", "\n", "\r", "\u2028", "a", "\u0007", "\u001b[0m")),
        (parts) => {
          const lines = markdownFence(parts.join("")).split("\n");
          const fence = /^`+/.exec(lines[0] ?? "")?.[0] ?? "";
          for (const line of lines.slice(1, -1)) expect(line).not.toContain(fence);
        },
      ),
    );
  });
});

describe("XML and HTML", () => {
  it.each([
    ["markup", "<a>&\"'", "&lt;a&gt;&amp;\"'"],
    ["the end of a CDATA section", "]]>", "]]&gt;"],
    ["control characters", "a\u0000b\u0008c\u001f", "abc"],
    ["what is not a character", "a\ufffe\uffffb", "ab"],
    ["half a pair", "a\ud800b\udc00", "ab"],
    ["a whole pair", "😀", "😀"],
    ["colors", "\u001b[31mred\u001b[0m", "red"],
    ["line ends", "a\r\nb\rc", "a\nb\nc"],
  ])("XML text: %s", (_, text, escaped) => expect(xmlText(text)).toBe(escaped));

  it("XML attributes keep their white space", () => {
    expect(xmlAttribute('a"b\tc\nd')).toBe("a&quot;b&#9;c&#10;d");
  });
});

describe("escapeHtml", () => {
  it.each([
    ["markup", "<b>&amp;</b>", "&lt;b&gt;&amp;amp;&lt;/b&gt;"],
    ["both quotes", `"'`, "&quot;&#39;"],
    ["what HTML cannot express", "a\0b\x1bc\ud800d\re", "a\ufffdb\ufffdc\ufffdd\ufffde"],
    ["white space and other planes stay", "a\tb\n🦉", "a\tb\n🦉"],
  ])("%s", (_, text, escaped) => {
    expect(escapeHtml(text)).toBe(escaped);
  });

  it("leaves nothing that opens markup or ends a quoted attribute", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(escapeHtml(text)).not.toMatch(/[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
      }),
    );
  });
});
