// The parts of a docx and how they link to each other. Unzipping is done elsewhere, with bounds.
import { childrenNamed, parseXml, XmlFault, type XmlElement } from "../../../files/xml/xml-tree.ts";
import type { ImportNote } from "../../imported-question.ts";
import { attribute } from "./word-xml.ts";

/** By path, as `tidyParts` writes paths. */
export type Parts = ReadonlyMap<string, Uint8Array>;
export type PartLink = { type: string; path: string; external: boolean };
/** By the id that the document uses. */
export type PartLinks = ReadonlyMap<string, PartLink>;

export function tidyParts(parts: Parts): Parts {
  return new Map([...parts].map(([path, bytes]) => [tidyPath(path), bytes]));
}

/** As packages compare paths: no slash in front, case does not count. */
export function tidyPath(path: string): string {
  return path.replace(/\\/gu, "/").replace(/^\/+/u, "").toLowerCase();
}

/** Undefined when it is not there, or damaged, which the notes say. */
export function readPart(
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

export function mainPart(parts: Parts, notes: ImportNote[]): string {
  const root = readPart(parts, "_rels/.rels", notes);
  const links = root ? linksIn(root, "") : new Map<string, PartLink>();
  return linkedPart(links, "officeDocument") ?? "word/document.xml";
}

export function linkedPart(links: PartLinks, type: string): string | undefined {
  return [...links.values()].find((link) => link.type === type && !link.external)?.path;
}

export function readLinks(parts: Parts, main: string, notes: ImportNote[]): Map<string, PartLink> {
  const slash = main.lastIndexOf("/") + 1;
  const folder = main.slice(0, slash);
  const root = readPart(parts, `${folder}_rels/${main.slice(slash)}.rels`, notes);
  return root ? linksIn(root, folder) : new Map();
}

function linksIn(root: XmlElement, folder: string): Map<string, PartLink> {
  const links = new Map<string, PartLink>();
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

export function baseName(path: string): string {
  return path.slice(path.lastIndexOf("/") + 1);
}
