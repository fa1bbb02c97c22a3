import { afterAll } from "vitest";
import { removeWorkspaces } from "../e2e/fake-runner.ts";

afterAll(removeWorkspaces);
