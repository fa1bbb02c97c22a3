import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeHtml, html, jsonForScript } from "../../../src/report/html/markup.ts";
import { HOSTILE_TEXTS } from "./situations.ts";

describe("escapeHtml", () => {
  it.each([
    ["markup", "<b>&amp;</b>", "&lt;b&gt;&amp;amp;&lt;/b&gt;"],
    ["both quotes", `"'`, "&quot;&#39;"],
    ["what HTML has no way to say", "a\0b\x1bc\ud800d\re", "a\ufffdb\ufffdc\ufffdd\ufffde"],
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

describe("html", () => {
  it("escapes values, keeps markup of its own, and drops null", () => {
    const inner = html`<b>${"<i>"}</b>`;
    expect(html`<p title="${'"'}">${inner}${null}${3}${[inner, inner]}</p>`.text).toBe(
      '<p title="&quot;"><b>&lt;i&gt;</b>3<b>&lt;i&gt;</b><b>&lt;i&gt;</b></p>',
    );
  });
});

describe("jsonForScript", () => {
  it("gives back the same value and never contains what could end the element", () => {
    const texts = fc.oneof(fc.string({ unit: "binary" }), fc.constantFrom(...HOSTILE_TEXTS));
    fc.assert(
      fc.property(fc.dictionary(texts, texts), (value) => {
        const block = jsonForScript(value);
        expect(block).not.toMatch(/[<>&\u2028\u2029]/);
        expect(JSON.parse(block)).toEqual(JSON.parse(JSON.stringify(value)));
      }),
    );
  });
});
