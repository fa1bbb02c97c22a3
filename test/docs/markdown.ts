/** Reads Markdown as the tests of the documents need it: fenced blocks with the markers before them, links, headings. */
import { readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";

export const ROOT = fileURLToPath(new URL("../..", import.meta.url));

/** A comment such as `<!-- run: exit 75 -->` on the line before a fenced block. */
export type Marker =
  | { readonly kind: "file"; readonly name: string }
  /** Bash, run in the folder of the page. */
  | { readonly kind: "run"; readonly exitCode: number }
  /** What the block before it printed; `…` stands for anything within a line. */
  | { readonly kind: "prints" }
  | { readonly kind: "snippet"; readonly name: string };

export interface Block {
  readonly language: string;
  readonly text: string;
  readonly marker: Marker | null;
  /** Of its first line, from 1. */
  readonly line: number;
}

/** The pages that people read, by their path from the root. */
export function pages(): readonly string[] {
  const own = ["README.md", "CONTRIBUTING.md", "SECURITY.md", "AGENTS.md"];
  return [...own, ...markdownIn("docs"), ...markdownIn("examples")];
}

function markdownIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith(".md"))
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)))
    .filter((path) => !path.includes("node_modules"))
    .sort();
}

export function readPage(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

export function blocksOf(text: string): Block[] {
  const lines = text.split("\n");
  const blocks: Block[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const [, indent = "", fence, language = ""] = /^(\s*)(`{3,})(\S*)/.exec(lines[at] ?? "") ?? [];
    if (fence === undefined) continue;
    const end = lines.findIndex((line, index) => index > at && line.trim() === fence);
    if (end === -1) throw new Error(`The block in line ${at + 1} has no end.`);
    const body = lines.slice(at + 1, end).map((line) => (line.startsWith(indent) ? line.slice(indent.length) : line));
    blocks.push({ language, text: body.join("\n"), marker: markerOf(lines[at - 1] ?? ""), line: at + 2 });
    at = end;
  }
  return blocks;
}

function markerOf(line: string): Marker | null {
  const [, kind, value = ""] = /^\s*<!-- (file|run|prints|snippet)(?:: (.*?))? -->\s*$/.exec(line) ?? [];
  switch (kind) {
    case "file":
    case "snippet":
      return { kind, name: value };
    case "run":
      return { kind, exitCode: Number(/^exit (\d+)$/.exec(value)?.[1]) };
    case "prints":
      return { kind };
    default:
      return null;
  }
}

/** The text without its fenced blocks. */
export function proseOf(text: string): string {
  return text.replace(/^(\s*)(`{3,})[^\n]*\n[\s\S]*?\n\1\2\s*$/gm, "");
}

export interface Link {
  /** From the root, where it leads to a file of this project; else the address. */
  readonly target: string;
  readonly anchor: string | null;
  readonly isOutside: boolean;
}

export function linksOf(path: string): Link[] {
  const found = proseOf(readPage(path)).matchAll(/\]\(([^()\s]+)\)/g);
  return [...found].map(([, address = ""]) => {
    if (/^[a-z]+:/.test(address)) return { target: address, anchor: null, isOutside: true };
    const [file = "", anchor = null] = address.split("#");
    return { target: file === "" ? path : join(dirname(path), file), anchor, isOutside: false };
  });
}

/** The anchors of a page's headings, as GitHub makes them. */
export function anchorsOf(text: string): ReadonlySet<string> {
  const headings = proseOf(text).matchAll(/^#{1,6} (.*)$/gm);
  return new Set(
    [...headings].map(([, heading = ""]) =>
      heading
        .toLowerCase()
        .replace(/[^\p{Letter}\p{Number}\s_-]/gu, "")
        .trim()
        .replaceAll(" ", "-"),
    ),
  );
}
