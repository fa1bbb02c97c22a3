/** The two launchers, for suites that hold for both. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll } from "vitest";
import type { Launcher } from "../../src/run/launcher.ts";
import type { LauncherChoiceOptions } from "../../src/run/launcher-choice.ts";
import { createLocalLauncher } from "../../src/run/local-launcher.ts";
import { createRemoteLauncher } from "../../src/run/remote-launcher.ts";
import { CHILDREN, type LauncherFor } from "./rig.ts";

const REPOSITORY = join(CHILDREN, "..", "..", "..");

/** The launcher is a process of its own, and Node 20 runs no TypeScript: it is compiled before the suite. */
export function useLauncherEntry(): () => string {
  let folder = "";
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), "carryover-launcher-"));
    const options =
      "--ignoreConfig --target es2023 --module nodenext --types node --rewriteRelativeImportExtensions --skipLibCheck --rootDir src";
    execFileSync(
      join(REPOSITORY, "node_modules/.bin/tsc"),
      ["src/run/launcher-process.ts", "src/run/remote-launcher.ts", ...options.split(" "), "--outDir", folder],
      { cwd: REPOSITORY },
    );
    writeFileSync(join(folder, "package.json"), '{"type":"module"}');
    writeFileSync(
      join(folder, "entry.js"),
      'import { runLauncher } from "./run/launcher-process.js";\nif (process.argv[2] === "__launch") await runLauncher();\n',
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return () => join(folder, "entry.js");
}

export function remoteOf(entry: string, options: LauncherChoiceOptions, lost: (reason: string) => void): Launcher {
  const launcher = createRemoteLauncher({ ...options, entry, lost });
  if (launcher === null) throw new Error("The launcher process cannot be started.");
  return launcher;
}

export function bothLaunchers(entry: () => string): [string, LauncherFor][] {
  return [
    ["this process", (options) => createLocalLauncher(options.plan)],
    [
      "the launcher process",
      (options) =>
        remoteOf(entry(), options, (reason) => {
          throw new Error(`The launcher was lost: ${reason}`);
        }),
    ],
  ];
}
