/** The two launchers, for suites that hold for both. */
import type { Launcher } from "../../src/run/launcher.ts";
import type { LauncherChoiceOptions } from "../../src/run/launcher-choice.ts";
import { createLocalLauncher } from "../../src/run/local-launcher.ts";
import { createRemoteLauncher } from "../../src/run/remote-launcher.ts";
import type { LauncherFor } from "./rig.ts";

export function remoteOf(options: LauncherChoiceOptions, lost: (reason: string) => void): Launcher {
  const launcher = createRemoteLauncher({ ...options, lost });
  if (launcher === null) throw new Error("The launcher process cannot be started.");
  return launcher;
}

export const bothLaunchers: readonly [string, LauncherFor][] = [
  ["this process", (options) => createLocalLauncher(options.plan)],
  [
    "the launcher process",
    (options) =>
      remoteOf(options, (reason) => {
        throw new Error(`The launcher was lost: ${reason}`);
      }),
  ],
];
