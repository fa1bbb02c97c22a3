/** The script and the style of the page, as text. `scripts/build.mjs` replaces this module by their contents. */
import { readFileSync } from "node:fs";

const read = (name: string): string => readFileSync(new URL(`page/${name}`, import.meta.url), "utf8");

export const PAGE_SCRIPT = read("page.js");
export const PAGE_STYLE = read("page.css");
