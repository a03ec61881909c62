// Writes questions as a QTI 3.0 package: one item each, a test that keeps their order and weights, the media they use
// and the manifest. What QTI cannot say is noted, question by question; zipping is the caller's.
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { QuestionUsage } from "../../contract/questions/question-usage.ts";
import type { ImportedFile, ImportNote } from "../imported-question.ts";
import { usageDataPath, usageDataType, usageDataXml } from "./writing/usage-writer.ts";
import { qtiNamespaces, writeItem, xmlHead } from "./writing/item-writer.ts";
import { xml } from "./writing/xml-writer.ts";

export type WrittenQti = {
  /** By path in the package. */
  parts: Map<string, Uint8Array>;
  /** By the question's number, from 1. */
  notes: (ImportNote & { number: number })[];
};

type PackedItem = { identifier: string; path: string; weight: number; media: string[] };

/**
 * @param questions pictures and sounds in them stand as `import:NAME`, or as a media id that is a file's name
 * @param files those that the questions name
 * @param usages how the questions were answered, in their order
 */
export function writeQti(
  questions: readonly QuestionInput[],
  files: readonly ImportedFile[],
  usages: readonly (QuestionUsage | null)[] = [],
): WrittenQti {
  const parts = new Map<string, Uint8Array>();
  const notes: WrittenQti["notes"] = [];
  const byName = new Map(files.map((file) => [file.name, file.bytes]));
  const items = questions.map((question, at): PackedItem => {
    const number = String(at + 1).padStart(4, "0");
    const path = `items/soal-${number}.xml`;
    const media = new Set<string>();
    const reasons = new Set<string>();
    const target = {
      identifier: `soal-${number}`,
      media: (reference: string | null) => mediaAddress(reference, byName, media, reasons),
      note: (reason: string) => void reasons.add(reason),
    };
    const { text, weight } = writeItem(question, target);
    parts.set(path, bytesOf(text));
    for (const reason of reasons) notes.push({ number: at + 1, severity: "warning", reason });
    return { identifier: target.identifier, path, weight, media: [...media] };
  });
  for (const name of new Set(items.flatMap(({ media }) => media)))
    parts.set(mediaPath(name), byName.get(name) as Uint8Array);
  parts.set("test.xml", bytesOf(testXml(items)));
  const used = items.flatMap(({ identifier }, at) => {
    const usage = usages[at] ?? null;
    return usage === null || (usage.p === null && usage.d === null) ? [] : [{ identifier, usage }];
  });
  if (used.length > 0) parts.set(usageDataPath, bytesOf(usageDataXml(used)));
  parts.set("imsmanifest.xml", bytesOf(manifestXml(items, used.length > 0)));
  return { parts, notes };
}

const bytesOf = (text: string) => new TextEncoder().encode(text);
const mediaPath = (name: string) => `media/${name}`;

/** From an item's folder. */
function mediaAddress(
  reference: string | null,
  files: ReadonlyMap<string, Uint8Array>,
  used: Set<string>,
  reasons: Set<string>,
): string | null {
  const name = (reference ?? "").replace(/^import:/u, "");
  if (files.has(name)) {
    used.add(name);
    return `../${addressOf(mediaPath(name))}`;
  }
  const shown = name.slice(0, 80);
  reasons.add(
    name === ""
      ? "Gambar belum diunggah; tambahkan sebelum mengekspor."
      : `Berkas "${shown}" tidak ikut; pastikan berkas itu masih ada.`,
  );
  return null;
}

const addressOf = (path: string) => path.split("/").map(encodeURIComponent).join("/");

function testXml(items: readonly PackedItem[]): string {
  const references = items.map(({ identifier, path, weight }) =>
    xml(
      "qti-assessment-item-ref",
      { identifier, href: path },
      xml("qti-weight", { identifier: "WEIGHT", value: weight }),
    ),
  );
  const section = { identifier: "section-1", title: "Soal", visible: true };
  const part = {
    identifier: "part-1",
    "navigation-mode": "nonlinear",
    "submission-mode": "simultaneous",
  };
  const inside = xml("qti-assessment-section", section, references.join("\n"));
  const attributes = { ...qtiNamespaces, identifier: "banksoal", title: "Banksoal" };
  return `${xmlHead}${xml("qti-assessment-test", attributes, xml("qti-test-part", part, inside))}\n`;
}

function manifestXml(items: readonly PackedItem[], hasUsage: boolean): string {
  const file = (path: string) => xml("file", { href: addressOf(path) });
  const dependency = ({ identifier }: PackedItem) =>
    xml("dependency", { identifierref: identifier });
  const test = xml(
    "resource",
    { identifier: "test", type: "imsqti_test_xmlv3p0", href: "test.xml" },
    file("test.xml") + items.map(dependency).join(""),
  );
  const resources = items.map(({ identifier, path, media }) => {
    const attributes = { identifier, type: "imsqti_item_xmlv3p0", href: path };
    return xml("resource", attributes, file(path) + media.map(mediaPath).map(file).join(""));
  });
  const usage = hasUsage
    ? [
        xml(
          "resource",
          { identifier: "usage", type: usageDataType, href: usageDataPath },
          file(usageDataPath),
        ),
      ]
    : [];
  const metadata = xml("schema", {}, "QTI Package") + xml("schemaversion", {}, "3.0.0");
  const inside = [
    xml("metadata", {}, metadata),
    xml("organizations"),
    xml("resources", {}, [test, ...resources, ...usage].join("\n")),
  ];
  const attributes = {
    xmlns: "http://www.imsglobal.org/xsd/qti/qtiv3p0/imscp_v1p1",
    identifier: "banksoal-paket",
  };
  return `${xmlHead}${xml("manifest", attributes, inside.join("\n"))}\n`;
}
