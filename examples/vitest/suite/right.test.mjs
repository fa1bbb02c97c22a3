import { expect, test } from "vitest";

test("counts words", () => expect("How many words are these?".split(" ")).toHaveLength(5));
