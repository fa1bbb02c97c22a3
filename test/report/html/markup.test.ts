import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { html, jsonForScript } from "../../../src/report/html/markup.ts";
import { HOSTILE_TEXTS } from "./situations.ts";

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
