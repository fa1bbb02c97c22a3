import { test } from "vitest";
import "./nowhere.mjs";

test("is never reached", () => {});
