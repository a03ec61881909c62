// Pictures and sounds of a Word document. A picture is called by the name under which it is imported.
import type { ImportedFile } from "../../imported-question.ts";
import { pictureSize, type PictureFile } from "../../picture-file.ts";
import { baseName, tidyPath, type PartLinks, type Parts } from "./document-package.ts";

/** For readers of blocks. */
export type DocumentMedia = {
  /** One that a block shows. */
  picture(name: string): PictureFile | null;
  /** A sound beside or in the document, by its file name. */
  sound(name: string): ImportedFile | null;
};

/** By relationship: "absent" when the document only links to it, `unusable` its name when no browser can show it. */
export type FindPicture = (id: string | undefined) => PictureFile | "absent" | { unusable: string };

/** Ids in questions are bounded; a picture stands there as `import:` and this. */
const longestName = 50;

export function openMedia(parts: Parts, links: PartLinks): DocumentMedia & { find: FindPicture } {
  const byPath = new Map<string, PictureFile | { unusable: string }>();
  const byName = new Map<string, PictureFile>();
  const find: FindPicture = (id) => {
    const link = links.get(id ?? "");
    const bytes = link && !link.external ? parts.get(link.path) : undefined;
    if (!link || !bytes) return "absent";
    const known = byPath.get(link.path);
    if (known) return known;
    const size = pictureSize(bytes);
    if (!size) {
      const unusable = { unusable: baseName(link.path) };
      byPath.set(link.path, unusable);
      return unusable;
    }
    const name = freeName(link.path, size.ending, byName);
    const made = { name, bytes, width: size.width, height: size.height };
    byPath.set(link.path, made);
    byName.set(name, made);
    return made;
  };
  return {
    find,
    picture: (name) => byName.get(name) ?? null,
    sound: (name) => fileNamed(parts, name),
  };
}

function freeName(path: string, ending: string, taken: ReadonlyMap<string, unknown>): string {
  const base = baseName(path)
    .replace(/\.[^.]*$/u, "")
    .replace(/[^\w-]+/gu, "-")
    .slice(0, longestName - 12);
  let name = `${base}.${ending}`;
  for (let more = 2; taken.has(name); more += 1) name = `${base}-${more}.${ending}`;
  return name;
}

function fileNamed(parts: Parts, name: string): ImportedFile | null {
  const wanted = baseName(tidyPath(name.trim()));
  const found = [...parts].find(([path]) => wanted !== "" && baseName(path) === wanted);
  return found ? { name: wanted.slice(-longestName), bytes: found[1] } : null;
}
