import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, it } from "vitest";

it("has types that hold in its JavaScript, against the browser's own", () => {
  const root = fileURLToPath(new URL("../../..", import.meta.url));
  const compiler = fileURLToPath(new URL("../../../node_modules/typescript/bin/tsc", import.meta.url));
  const checked = spawnSync(process.execPath, [compiler, "-p", "src/report/html/page"], {
    cwd: root,
    encoding: "utf8",
  });
  expect(checked.stdout + checked.stderr).toBe("");
  expect(checked.status).toBe(0);
});
