import { expect, it } from "vitest";
import { html } from "../../../src/report/html/markup.ts";

it("html escapes values, keeps markup of its own, and drops null", () => {
  const inner = html`<b>${"<i>"}</b>`;
  expect(html`<p title="${'"'}">${inner}${null}${3}${[inner, inner]}</p>`.text).toBe(
    '<p title="&quot;"><b>&lt;i&gt;</b>3<b>&lt;i&gt;</b><b>&lt;i&gt;</b></p>',
  );
});
