/** Archives as the cache client makes them, for looking into saved ones and for making hostile ones. */
import { execFileSync } from "node:child_process";
import { lstatSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The names in an archive, as they are in it. */
export function archiveMembers(archive: Buffer): string[] {
  return tar(["-tPf", "-", compression(archive)], archive)
    .toString("utf8")
    .split("\n")
    .filter((name) => name !== "");
}

/** Plain files of an archive by the last part of their names. */
export function archiveFiles(archive: Buffer): Map<string, string> {
  const folder = mkdtempSync(join(tmpdir(), "archive-"));
  try {
    tar(["-xf", "-", compression(archive), "-C", folder], archive);
    const files = new Map<string, string>();
    for (const path of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
      const absolute = join(folder, path);
      if (lstatSync(absolute).isFile()) files.set(path.split("/").at(-1) ?? path, readFileSync(absolute, "utf8"));
    }
    return files;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Packs members of a folder, names as given: `../x` and absolute ones are kept, links are not followed.
 *
 * @param flags further options of tar, such as `--transform`
 */
export function packArchive(folder: string, members: readonly string[], flags: readonly string[] = []): Buffer {
  return tar(["-cPf", "-", "--zstd", ...flags, "-C", folder, "--", ...members], Buffer.alloc(0));
}

function compression(archive: Buffer): string {
  return archive.readUInt32LE(0) === 0xfd2fb528 ? "--zstd" : "--gzip";
}

function tar(parameters: readonly string[], input: Buffer): Buffer {
  return execFileSync("tar", parameters, { input, maxBuffer: 2 ** 30, stdio: ["pipe", "pipe", "pipe"] });
}
