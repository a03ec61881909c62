// Whose photo a file is, by its name: "01-001-0001.jpg", or with a name behind the number, "01-001-0001_siti aminah.jpg".
// Pure.
import type { PhotoOwner } from "../../../contract/participant-photos.ts";

/** Not what a browser can read, but what somebody means as one. */
const pictureEnding = /\.(?:jpe?g|jfif|png|webp|gif|bmp|tiff?|hei[cf]|avif)$/iu;
/** What systems put beside pictures. */
const hidden = /(?:^|\/)(?:\.|__MACOSX\/|Thumbs\.db$|desktop\.ini$)/iu;

export type NamedFile = { name: string };
export type Matched<File extends NamedFile> = { file: File; owner: PhotoOwner };
export type Unmatched = { name: string; why: "nobody" | "twice"; owner?: PhotoOwner };

export const isHiddenFile = (path: string) => hidden.test(path) || path.endsWith("/");

/** Of a path: the file's own name. */
export const fileNameOf = (path: string) =>
  path.slice(Math.max(path.lastIndexOf("/"), path.lastIndexOf("\\")) + 1);

/** What may be the number, the likelier first. */
export function numbersIn(name: string): string[] {
  const whole = name.replace(pictureEnding, "").normalize("NFC").trim();
  const [first = ""] = whole.split(/[_\s]/u);
  return [...new Set([whole, first])].filter((number) => number !== "");
}

const keyOf = (number: string) => number.toLowerCase();

/** Of two files for one person neither is taken: which one is meant nobody can tell. */
export function matchFiles<File extends NamedFile>(
  files: readonly File[],
  owners: readonly PhotoOwner[],
): { matched: Matched<File>[]; unmatched: Unmatched[] } {
  const byNumber = new Map(owners.map((owner) => [keyOf(owner.no_ujian), owner]));
  const found = files.map((file) => ({
    file,
    owner: numbersIn(file.name).flatMap((number) => byNumber.get(keyOf(number)) ?? [])[0],
  }));
  const counts = new Map<PhotoOwner, number>();
  for (const { owner } of found) if (owner) counts.set(owner, (counts.get(owner) ?? 0) + 1);
  const matched: Matched<File>[] = [];
  const unmatched: Unmatched[] = [];
  for (const { file, owner } of found) {
    if (!owner) unmatched.push({ name: file.name, why: "nobody" });
    else if (counts.get(owner) === 1) matched.push({ file, owner });
    else unmatched.push({ name: file.name, why: "twice", owner });
  }
  return { matched, unmatched };
}
