// The parts of a Word document around its text: what is in it, how they hang together, lists, settings, page and footer.
import { escapeWordText, tag, valued, wordParagraph } from "./word-markup.ts";
import { wordStyles } from "./word-styles.ts";

export type PackedMedia = { path: string; ending: string; bytes: Uint8Array; relation: string };
/** Figures, bullets, or letters and Roman numbers as HTML names them. */
export type ListKind = "1" | "•" | "a" | "A" | "i" | "I";
export type WordList = { kind: ListKind; start: number; level: number };
type Content = {
  body: string;
  title: string;
  section: string | undefined;
  media: readonly PackedMedia[];
  lists: readonly WordList[];
};

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const office = "http://schemas.openxmlformats.org/officeDocument/2006";
const drawing = "http://schemas.openxmlformats.org/drawingml/2006";
const packaging = "http://schemas.openxmlformats.org/package/2006";
const namespaces = {
  "xmlns:w": "http://schemas.openxmlformats.org/wordprocessingml/2006/main",
  "xmlns:m": `${office}/math`,
  "xmlns:r": `${office}/relationships`,
  "xmlns:wp": `${drawing}/wordprocessingDrawing`,
  "xmlns:a": `${drawing}/main`,
  "xmlns:pic": `${drawing}/picture`,
};
const mimes: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  gif: "image/gif",
  webp: "image/webp",
  mp3: "audio/mpeg",
  ogg: "audio/ogg",
  wav: "audio/wav",
};

export function documentParts(content: Content): Map<string, Uint8Array> {
  const encoder = new TextEncoder();
  const parts = new Map<string, Uint8Array>();
  const write = (path: string, xml: string) => parts.set(path, encoder.encode(head + xml));
  write("[Content_Types].xml", contentTypes(content.media));
  write("_rels/.rels", packageLinks());
  write("docProps/core.xml", coreProperties(content.title));
  write(
    "word/document.xml",
    tag("w:document", namespaces, tag("w:body", {}, content.body + (content.section ?? page))),
  );
  write("word/_rels/document.xml.rels", documentLinks(content.media));
  write("word/styles.xml", tag("w:styles", namespaces, wordStyles()));
  write("word/numbering.xml", tag("w:numbering", namespaces, numbering(content.lists)));
  write("word/settings.xml", tag("w:settings", namespaces, settings));
  write("word/footer1.xml", tag("w:ftr", namespaces, footer));
  for (const { path, bytes } of content.media) parts.set(`word/${path}`, bytes);
  return parts;
}

const wordType = "application/vnd.openxmlformats-officedocument.wordprocessingml";
const partTypes = [
  ["document", "document.main"],
  ["styles", "styles"],
  ["numbering", "numbering"],
  ["settings", "settings"],
  ["footer1", "footer"],
] as const;

function contentTypes(media: readonly PackedMedia[]): string {
  const endings = new Set(media.map(({ ending }) => ending));
  const defaults = [
    ["rels", "application/vnd.openxmlformats-package.relationships+xml"],
    ["xml", "application/xml"],
    ...[...endings].map((ending) => [ending, mimes[ending] ?? "application/octet-stream"]),
  ].map(([Extension, ContentType]) => tag("Default", { Extension, ContentType }));
  const overrides = partTypes.map(([name, type]) =>
    tag("Override", { PartName: `/word/${name}.xml`, ContentType: `${wordType}.${type}+xml` }),
  );
  const core = tag("Override", {
    PartName: "/docProps/core.xml",
    ContentType: "application/vnd.openxmlformats-package.core-properties+xml",
  });
  const inner = [...defaults, ...overrides, core].join("");
  return tag("Types", { xmlns: `${packaging}/content-types` }, inner);
}

function links(all: readonly (readonly [Id: string, Type: string, Target: string])[]): string {
  const inner = all.map(([Id, Type, Target]) => tag("Relationship", { Id, Type, Target }));
  return tag("Relationships", { xmlns: `${packaging}/relationships` }, inner.join(""));
}

function packageLinks(): string {
  return links([
    ["document", `${office}/relationships/officeDocument`, "word/document.xml"],
    ["core", `${packaging}/relationships/metadata/core-properties`, "docProps/core.xml"],
  ]);
}

/** Sounds are only packed along: text documents have no link for them. */
function documentLinks(media: readonly PackedMedia[]): string {
  const named = ["styles", "numbering", "settings"].map(
    (name) => [name, `${office}/relationships/${name}`, `${name}.xml`] as const,
  );
  const pictures = media
    .filter(({ ending }) => mimes[ending]?.startsWith("image/"))
    .map(({ relation, path }) => [relation, `${office}/relationships/image`, path] as const);
  return links([
    ...named,
    ["footer", `${office}/relationships/footer`, "footer1.xml"],
    ...pictures,
  ]);
}

function coreProperties(title: string): string {
  const attributes = {
    "xmlns:cp": `${packaging}/metadata/core-properties`,
    "xmlns:dc": "http://purl.org/dc/elements/1.1/",
  };
  return tag("cp:coreProperties", attributes, tag("dc:title", {}, escapeWordText(title)));
}

/** A4 with margins of 2 cm. */
const page = tag(
  "w:sectPr",
  {},
  tag("w:footerReference", { "w:type": "default", "r:id": "footer" }) +
    tag("w:pgSz", { "w:w": 11906, "w:h": 16838 }) +
    tag("w:pgMar", {
      "w:top": 1134,
      "w:right": 1134,
      "w:bottom": 1134,
      "w:left": 1134,
      "w:header": 567,
      "w:footer": 567,
      "w:gutter": 0,
    }),
);
/** What is left of it, in twentieths of a point. */
export const pageWidth = 11906 - 2 * 1134;

const fieldMark = (type: string) => tag("w:r", {}, tag("w:fldChar", { "w:fldCharType": type }));
const footer = wordParagraph(
  fieldMark("begin") +
    tag("w:r", {}, tag("w:instrText", { "xml:space": "preserve" }, " PAGE ")) +
    fieldMark("separate") +
    tag("w:r", {}, tag("w:t", {}, "1")) +
    fieldMark("end"),
  valued("w:jc", "center"),
);

/** Without the mode of Word 2013, Word opens it as an old document. */
const settings =
  valued("w:defaultTabStop", 720) +
  tag(
    "w:compat",
    {},
    tag("w:compatSetting", {
      "w:name": "compatibilityMode",
      "w:uri": "http://schemas.microsoft.com/office/word",
      "w:val": 15,
    }),
  );

const depths = [0, 1, 2, 3, 4, 5, 6, 7, 8];
const indentStep = 425;

function level(kind: ListKind, at: number): string {
  const indent = tag("w:ind", { "w:left": indentStep * (at + 1), "w:hanging": indentStep });
  return tag(
    "w:lvl",
    { "w:ilvl": at },
    valued("w:start", 1) +
      valued("w:numFmt", numberFormats[kind]) +
      valued("w:lvlText", kind === "•" ? (["•", "–"][at % 2] ?? "•") : `%${at + 1}.`) +
      valued("w:lvlJc", "left") +
      tag("w:pPr", {}, indent),
  );
}

const numberFormats: Readonly<Record<ListKind, string>> = {
  "1": "decimal",
  "•": "bullet",
  a: "lowerLetter",
  A: "upperLetter",
  i: "lowerRoman",
  I: "upperRoman",
};
const listKinds = Object.keys(numberFormats) as ListKind[];

/** One definition for figures, bullets and each kind that is used; each list restarts its numbers at its own depth. */
function numbering(lists: readonly WordList[]): string {
  const used = new Set<ListKind>(["1", "•", ...lists.map(({ kind }) => kind)]);
  const definitions = [...used].map((kind) =>
    tag(
      "w:abstractNum",
      { "w:abstractNumId": listKinds.indexOf(kind) },
      valued("w:multiLevelType", "hybridMultilevel") +
        depths.map((depth) => level(kind, depth)).join(""),
    ),
  );
  const numbers = lists.map((list, at) => {
    const restart = tag(
      "w:lvlOverride",
      { "w:ilvl": list.level },
      valued("w:startOverride", list.start),
    );
    const inner =
      valued("w:abstractNumId", listKinds.indexOf(list.kind)) + (list.kind === "•" ? "" : restart);
    return tag("w:num", { "w:numId": at + 1 }, inner);
  });
  return definitions.join("") + numbers.join("");
}
