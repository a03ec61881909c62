// Which files of a package are items, in which order, and what a test in it counts each by.
import {
  childrenNamed,
  descendantsNamed,
  parseXml,
  XmlFault,
  type XmlElement,
} from "../../files/xml/xml-tree.ts";
import type { QuestionUsage } from "../../contract/questions/question-usage.ts";
import type { ImportNote } from "../imported-question.ts";
import { baseName, type PackageFiles } from "./package-files.ts";
import { attributeOf, commonNames, numberOf } from "./qti-tree.ts";
import { usageDataIn } from "./usage-data.ts";
import { xmlTextOf } from "./xml-bytes.ts";

/** `usage`: how it was answered, where the package tells it. */
export type ListedItem = {
  path: string;
  source: XmlElement | null;
  weight: number;
  usage: QuestionUsage | null;
};
export type ListedItems = { items: ListedItem[]; notes: ImportNote[] };

/** By path; null: not well-formed. */
type Documents = Map<string, XmlElement | null>;

export function listItems(
  parts: ReadonlyMap<string, Uint8Array>,
  files: PackageFiles,
): ListedItems {
  const documents = documentsOf(parts);
  const isRoot = (path: string, ...names: string[]) =>
    names.includes(documents.get(path)?.local ?? "");
  const isItem = (path: string) => isRoot(path, "assessmentItem", "qti-assessment-item");
  const paths = [...documents.keys()];
  const manifest = shallowest(
    paths.filter((path) => baseName(path).toLowerCase() === "imsmanifest.xml"),
  );
  const tests = paths.filter((path) => isRoot(path, "assessmentTest", "qti-assessment-test"));
  const weights = new Map<string, number>();
  for (const test of tests) addReferences(documents, test, files, weights);
  const listed = manifest === null ? [] : resourcesOf(documents, manifest, files);
  const isWanted = (path: string) => isItem(path) || documents.get(path) === null;
  const rest = paths.filter((path) => path !== manifest && isWanted(path));
  const order = [...new Set([...weights.keys(), ...listed, ...rest])].filter(isWanted);
  const usage = usageDataIn([...documents.values()]);
  const items = order.map((path): ListedItem => {
    const source = documents.get(path) ?? null;
    const identifier = source === null ? "" : attributeOf(source, "identifier");
    const weight = weights.get(path) ?? 1;
    return { path, source, weight, usage: usage.items.get(identifier) ?? null };
  });
  const notes = notesOn(documents, parts, manifest, listed, items);
  if (usage.others.length > 0) notes.unshift(otherStatistics(usage.others));
  return { items, notes };
}

function otherStatistics(names: readonly string[]): ImportNote {
  const reason = `Angka pemakaian selain p, D, dan jumlah peserta tidak ikut: ${names.join(", ").slice(0, 200)}.`;
  return { severity: "warning", reason };
}

function documentsOf(parts: ReadonlyMap<string, Uint8Array>): Documents {
  const documents: Documents = new Map();
  for (const [path, bytes] of parts) {
    const isOnly = parts.size === 1;
    const isHidden = /(?:^|\/)(?:__MACOSX\/|\._)/u.test(path);
    if (isHidden || !(isOnly || /\.(?:xml|qti)$/iu.test(path))) continue;
    documents.set(path, parsed(bytes));
  }
  return documents;
}

function parsed(bytes: Uint8Array): XmlElement | null {
  try {
    return parseXml(xmlTextOf(bytes));
  } catch (error) {
    if (error instanceof XmlFault) return null;
    throw error;
  }
}

function shallowest(paths: readonly string[]): string | null {
  const depth = (path: string) => path.split("/").length;
  return [...paths].sort((one, other) => depth(one) - depth(other))[0] ?? null;
}

function resourcesOf(documents: Documents, manifest: string, files: PackageFiles): string[] {
  const root = documents.get(manifest);
  if (!root) return [];
  return descendantsNamed(root, "resource").flatMap((resource) => {
    const path = files.find(attributeOf(resource, "href"), manifest);
    return path === null ? [] : [path];
  });
}

/** Tests may be made of sections in files of their own. */
function addReferences(
  documents: Documents,
  path: string,
  files: PackageFiles,
  weights: Map<string, number>,
  depth = 0,
): void {
  const source = documents.get(path);
  if (!source || depth > 3) return;
  const root = commonNames(source);
  for (const section of descendantsNamed(root, "assessment-section-ref")) {
    const found = files.find(attributeOf(section, "href"), path);
    if (found !== null) addReferences(documents, found, files, weights, depth + 1);
  }
  for (const reference of descendantsNamed(root, "assessment-item-ref")) {
    const found = files.find(attributeOf(reference, "href"), path);
    const [weight] = childrenNamed(reference, "weight").map((each) => numberOf(each, "value"));
    if (found !== null) weights.set(found, weight !== undefined && weight > 0 ? weight : 1);
  }
}

function notesOn(
  documents: Documents,
  parts: ReadonlyMap<string, Uint8Array>,
  manifest: string | null,
  listed: readonly string[],
  items: readonly ListedItem[],
): ImportNote[] {
  const notes: ImportNote[] = [];
  const warn = (reason: string) => notes.push({ severity: "warning", reason });
  if (manifest !== null && documents.get(manifest) === null)
    warn(
      "Daftar isi paket (imsmanifest.xml) tidak dapat dibaca; semua butir di dalamnya tetap dicari.",
    );
  const extra = items.filter(({ path }) => listed.length > 0 && !listed.includes(path));
  if (extra.length > 0)
    warn(
      `${extra.length} butir tidak tercantum di daftar isi paket tetapi ikut dibaca; hapus yang tidak perlu.`,
    );
  if (items.length > 0) return notes;
  const isOld = [...documents.values()].some((root) => root?.local === "questestinterop");
  const reason = isOld
    ? "Berkas ini QTI 1.2, yang belum dapat dibaca; ekspor ulang sebagai QTI 2.1 atau lebih baru."
    : parts.size === 0
      ? "Paket ini kosong; pilih berkas lain."
      : "Tidak ada butir QTI di dalam berkas ini; pilih paket QTI 2.1, 2.2, atau 3.0.";
  return [...notes, { severity: "error", reason }];
}
