// What items of QTI are made of.
import { zipParts } from "../../files/zip/zip-parts.ts";
import { pngBytes } from "../questions/word-document.ts";
import { casesOf, encoded, type CorpusCase, type Outcome } from "./corpus-case.ts";

export const parts21 = casesOf("QTI 2.1", "soal.zip");
const parts22 = casesOf("QTI 2.2", "soal.zip");
const parts30 = casesOf("QTI 3.0", "soal.zip");
export const template = (name: string) =>
  `<responseProcessing template="http://www.imsglobal.org/question/qti_v2p1/rptemplates/${name}"/>`;
const score = '<outcomeDeclaration identifier="SCORE" cardinality="single" baseType="float"/>';
export const declared = (cardinality: string, type: string, inside = "", id = "RESPONSE") =>
  `<responseDeclaration identifier="${id}" cardinality="${cardinality}" baseType="${type}">${inside}</responseDeclaration>`;
export const correct = (...values: string[]) =>
  `<correctResponse>${values.map((value) => `<value>${value}</value>`).join("")}</correctResponse>`;
export const mapping = (entries: Record<string, number>, more = "") =>
  `<mapping ${more}>${Object.entries(entries)
    .map(([key, value]) => `<mapEntry mapKey="${key}" mappedValue="${value}"/>`)
    .join("")}</mapping>`;
export const item = (declarations: string, body: string, after = template("match_correct")) =>
  `<?xml version="1.0" encoding="UTF-8"?>\n<assessmentItem xmlns="http://www.imsglobal.org/xsd/imsqti_v2p1" identifier="S1" title="Soal" adaptive="false" timeDependent="false">${declarations}${score}<itemBody>${body}</itemBody>${after}</assessmentItem>`;
export const choices = (bounds: string, ...options: string[]) =>
  `<p>Mana?</p><choiceInteraction responseIdentifier="RESPONSE" ${bounds}>${options.map((text, at) => `<simpleChoice identifier="${"ABCD"[at]}">${text}</simpleChoice>`).join("")}</choiceInteraction>`;
export const one = (key: string, ...options: string[]) =>
  item(
    declared("single", "identifier", correct(key)),
    choices('maxChoices="1" shuffle="true"', ...options),
  );
export const equal = (attributes: string, value = '<correct identifier="RESPONSE"/>') =>
  `<responseProcessing><responseCondition><responseIf><equal ${attributes}><variable identifier="RESPONSE"/>${value}</equal><setOutcomeValue identifier="SCORE"><baseValue baseType="float">1</baseValue></setOutcomeValue></responseIf></responseCondition></responseProcessing>`;
const words21 =
  /<(\/?)(assessmentItem|[a-z]+[A-Z]\w*|value|mapping|prompt|gap|hottext|variable|correct|match|equal|and|or|gte|gt|lt|lte|sum|product)(?=[\s/>])/gu;
/** In the words of version 3; HTML and MathML stay. */
function version3(text: string): string {
  const kebab = (name: string) => name.replace(/[A-Z]/gu, (letter) => `-${letter.toLowerCase()}`);
  return text
    .replace("imsqti_v2p1", "imsqtiasi_v3p0")
    .replace(words21, (_, slash: string, name: string) => `<${slash}qti-${kebab(name)}`)
    .replace(/ ([a-z]+[A-Z][a-zA-Z]*)=/gu, (_, name: string) => ` ${kebab(name)}=`)
    .replaceAll("qti_v2p1/rptemplates/match_correct", "qti_v3p0/rptemplates/match_correct.xml");
}
export const sound = encoded(`ID3\u0003${" ".repeat(40)}`);
const files: [string, Uint8Array][] = [
  ["media/g.png", pngBytes(200, 100)],
  ["media/h.png", pngBytes(30, 30)],
  ["media/s.mp3", sound],
];
const used = (text: string) => files.filter(([path]) => text.includes(path));
export const manifest = (version: string) =>
  `<?xml version="1.0"?><manifest xmlns="http://www.imsglobal.org/xsd/imscp_v1p1"><resources><resource identifier="r1" type="imsqti_item_xml${version}" href="soal.xml"><file href="soal.xml"/></resource></resources></manifest>`;
const packed = (text: string, version: string) =>
  zipParts(
    new Map([
      ["imsmanifest.xml", encoded(manifest(version))],
      ["soal.xml", encoded(text)],
      ...used(text),
    ]),
  );
/** In all three versions, which must come to the same. */
export const all = (
  about: string,
  text: string,
  out: Outcome | readonly Outcome[],
): CorpusCase[] => [
  parts21(about, packed(text, "v2p1"), out),
  parts22(about, packed(text.replace("imsqti_v2p1", "imsqti_v2p2"), "v2p2"), out),
  parts30(about, packed(version3(text), "v3p0"), out),
];
export const zip = (parts: Record<string, string | Uint8Array>) =>
  zipParts(
    new Map(
      Object.entries(parts).map(([path, part]) => [
        path,
        typeof part === "string" ? encoded(part) : part,
      ]),
    ),
  );
export const entry = (body = "") =>
  `<p>Berapa? ${body}<textEntryInteraction responseIdentifier="RESPONSE" expectedLength="10"/></p>`;
