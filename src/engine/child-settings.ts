/** The inputs that say how children are started, as those who start them take them. */

import type { ChildEnv } from "../config/child-inputs.ts";
import type { ChildCommand } from "../config/config.ts";
import type { CommandForm } from "../run/command.ts";

/** The input `env`. */
export function allowedNames(env: ChildEnv): "inherit" | readonly string[] {
  return env.kind === "inherit" ? "inherit" : env.names;
}

/** The command. */
export function commandForm(command: ChildCommand): CommandForm {
  return command.kind === "shell" ? { kind: "shell", command: command.text } : command;
}
