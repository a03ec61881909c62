// A Word document opened: its text in order, what its styles and lists add, and its pictures. Reads what the readers of
// questions need and nothing of layout. Unzipping is done elsewhere, with bounds.
import { childrenNamed, parseXml, XmlFault } from "../../../files/xml/xml-tree.ts";
import type { XmlElement } from "../../../files/xml/xml-tree.ts";
import type { ImportedFile, ImportNote } from "../../imported-question.ts";
import { labelParagraphs, numberPlaceOf } from "./list-labels.ts";
import type { ListLabel, NumberPlace } from "./list-labels.ts";
import { pictureSize } from "../../picture-file.ts";
import type { PictureFile } from "../../picture-file.ts";
import { attribute, blocksIn, childNamed, valueOf } from "../word-xml.ts";

export type WordDocument = {
  /** Paragraphs and tables, in order. */
  body: readonly XmlElement[];
  labels: ReadonlyMap<XmlElement, ListLabel>;
  /** Run properties of a style, the style itself first and what it is based on after it. */
  runStyles(id: string | undefined): XmlElement[];
  /** By relationship: "absent" when the document only links to it, "unusable" when no browser can show it. */
  picture(id: string | undefined): PictureFile | "absent" | "unusable";
  /** One that was asked for before, by the name under which it is imported. */
  pictureNamed(name: string): PictureFile | null;
  /** A sound beside or in the document, by its file name. */
  file(name: string): ImportedFile | null;
  notes: ImportNote[];
};

type Parts = ReadonlyMap<string, Uint8Array>;
/** Ids in questions are bounded; a picture stands there as `import:` and this. */
const longestName = 50;
const deepestStyle = 20;

/** Null when there is no readable text in it; the notes say why. */
export function openWordDocument(parts: Parts, notes: ImportNote[]): WordDocument | null {
  const byPath = new Map([...parts].map(([path, bytes]) => [tidyPath(path), bytes]));
  const main = mainPart(byPath, notes);
  const root = readPart(byPath, main, notes);
  const body = root && childNamed(root, "body");
  if (!body) {
    notes.push({
      severity: "error",
      reason:
        "Berkas ini bukan dokumen Word (docx) yang utuh; buka di Word, lalu simpan ulang sebagai .docx.",
    });
    return null;
  }
  const links = readLinks(byPath, main, notes);
  const styles = readStyles(readPart(byPath, linkedPart(links, "styles"), notes));
  const blocks = blocksIn(body);
  const numbering = readPart(byPath, linkedPart(links, "numbering"), notes);
  const placeOf = (paragraph: XmlElement): NumberPlace | null => placeInList(paragraph, styles);
  return {
    body: blocks,
    labels: labelParagraphs(blocks, numbering, placeOf),
    runStyles: (id) => chain(styles, id).flatMap((style) => childNamed(style, "rPr") ?? []),
    ...createPictures(byPath, links),
    file: (name) => fileNamed(byPath, name),
    notes,
  };
}

/** As packages compare paths: no slash in front, case does not count. */
function tidyPath(path: string): string {
  return path.replace(/\\/gu, "/").replace(/^\/+/u, "").toLowerCase();
}

function readPart(
  parts: Parts,
  path: string | undefined,
  notes: ImportNote[],
): XmlElement | undefined {
  const bytes = path === undefined ? undefined : parts.get(path);
  if (!bytes) return undefined;
  try {
    return parseXml(decode(bytes));
  } catch (error) {
    if (!(error instanceof XmlFault)) throw error;
    notes.push({
      severity: "warning",
      reason: `Bagian "${path}" di dalam dokumen rusak, jadi tidak dibaca; simpan ulang dokumen di Word.`,
    });
    return undefined;
  }
}

function decode(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const isWide = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  const encoding = isWide ? (first === 0xff ? "utf-16le" : "utf-16be") : "utf-8";
  return new TextDecoder(encoding).decode(bytes);
}

type Link = { type: string; path: string; external: boolean };

function mainPart(parts: Parts, notes: ImportNote[]): string {
  const root = readPart(parts, "_rels/.rels", notes);
  const links = root ? linksIn(root, "") : new Map<string, Link>();
  return linkedPart(links, "officeDocument") ?? "word/document.xml";
}

function linkedPart(links: ReadonlyMap<string, Link>, type: string): string | undefined {
  return [...links.values()].find((link) => link.type === type && !link.external)?.path;
}

function readLinks(parts: Parts, main: string, notes: ImportNote[]): Map<string, Link> {
  const slash = main.lastIndexOf("/") + 1;
  const folder = main.slice(0, slash);
  const root = readPart(parts, `${folder}_rels/${main.slice(slash)}.rels`, notes);
  return root ? linksIn(root, folder) : new Map();
}

function linksIn(root: XmlElement, folder: string): Map<string, Link> {
  const links = new Map<string, Link>();
  for (const each of childrenNamed(root, "Relationship")) {
    const target = attribute(each, "Target") ?? "";
    const type = attribute(each, "Type") ?? "";
    links.set(attribute(each, "Id") ?? "", {
      type: type.slice(type.lastIndexOf("/") + 1),
      path: target.startsWith("/") ? tidyPath(target) : resolvePath(folder + target),
      external: attribute(each, "TargetMode") === "External",
    });
  }
  return links;
}

function resolvePath(path: string): string {
  const steps: string[] = [];
  for (const step of tidyPath(path).split("/")) {
    if (step === "..") steps.pop();
    else if (step !== "." && step !== "") steps.push(step);
  }
  return steps.join("/");
}

function readStyles(root: XmlElement | undefined): Map<string, XmlElement> {
  const styles = root ? childrenNamed(root, "style") : [];
  return new Map(styles.map((style) => [attribute(style, "styleId") ?? "", style]));
}

function chain(styles: ReadonlyMap<string, XmlElement>, id: string | undefined): XmlElement[] {
  const found: XmlElement[] = [];
  let next = id === undefined ? undefined : styles.get(id);
  // A style that is based on itself is a damaged file, not a reason to hang.
  while (next && found.length < deepestStyle) {
    found.push(next);
    next = styles.get(valueOf(next, "basedOn") ?? "");
  }
  return found;
}

function placeInList(
  paragraph: XmlElement,
  styles: ReadonlyMap<string, XmlElement>,
): NumberPlace | null {
  const properties = childNamed(paragraph, "pPr");
  const own = numberPlaceOf(properties);
  if (own !== undefined) return own;
  for (const style of chain(styles, valueOf(properties, "pStyle"))) {
    const place = numberPlaceOf(childNamed(style, "pPr"));
    if (place !== undefined) return place;
  }
  return null;
}

function createPictures(
  parts: Parts,
  links: ReadonlyMap<string, Link>,
): Pick<WordDocument, "picture" | "pictureNamed"> {
  const byPath = new Map<string, PictureFile | "unusable">();
  const byName = new Map<string, PictureFile>();
  const picture: WordDocument["picture"] = (id) => {
    const link = links.get(id ?? "");
    const bytes = link && !link.external ? parts.get(link.path) : undefined;
    if (!link || !bytes) return "absent";
    const known = byPath.get(link.path);
    if (known) return known;
    const size = pictureSize(bytes);
    if (!size) {
      byPath.set(link.path, "unusable");
      return "unusable";
    }
    const name = freeName(link.path, size.ending, byName);
    const made = { name, bytes, width: size.width, height: size.height };
    byPath.set(link.path, made);
    byName.set(name, made);
    return made;
  };
  return { picture, pictureNamed: (name) => byName.get(name) ?? null };
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

function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}

function fileNamed(parts: Parts, name: string): ImportedFile | null {
  const wanted = baseName(tidyPath(name.trim()));
  const found = [...parts].find(([path]) => wanted !== "" && baseName(path) === wanted);
  return found ? { name: wanted.slice(-longestName), bytes: found[1] } : null;
}
