// What the files of a folder hold, to be compared with what they held before.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join, relative } from "node:path";

/** Each file by its path in the folder, with the SHA-256 of its content, in the order of the paths. */
export async function folderContent(folder: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
  const content = new Map<string, string>();
  for (const path of paths) {
    const hash = createHash("sha256").update(await readFile(path));
    content.set(relative(folder, path), hash.digest("hex"));
  }
  return content;
}
