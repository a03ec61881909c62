// What Word documents of the corpus are made of.
import { zipParts } from "../../files/zip/zip-parts.ts";
import { paragraph, pngBytes, run, wordDocument } from "../questions/word-document.ts";
import { casesOf } from "./corpus-case.ts";

export const formula =
  "<m:oMath><m:f><m:num><m:r><m:t>1</m:t></m:r></m:num><m:den><m:r><m:t>2</m:t></m:r></m:den></m:f></m:oMath>";
export const media = {
  "peta.png": pngBytes(40, 30),
  "satu.png": pngBytes(41, 30),
  "dua.png": pngBytes(42, 30),
};
export const asRuns = (text: string) => (text.startsWith("<") ? text : run(text));
export const letter = (at: number) => "ABCDEFGH"[at] ?? "";
export const table = (...rows: string[]) => `<w:tbl>${rows.join("")}</w:tbl>`;
export const packed = (body: string, extras: Parameters<typeof wordDocument>[1] = {}) =>
  zipParts(wordDocument(body, { media, ...extras }));
const level = (format: string, text: string, at = 0) =>
  `<w:lvl w:ilvl="${at}"><w:start w:val="1"/><w:numFmt w:val="${format}"/><w:lvlText w:val="${text}"/></w:lvl>`;
export const numbering = [
  level("decimal", "%1.") + level("upperLetter", "%2.", 1),
  level("upperLetter", "%1."),
  level("lowerLetter", "%1)"),
  level("lowerRoman", "%1."),
  level("upperRoman", "%1."),
  level("decimal", "(%1)"),
  level("bullet", "•"),
  level("decimal", "%1."),
]
  .map((levels, at) => `<w:abstractNum w:abstractNumId="${at}">${levels}</w:abstractNum>`)
  .concat(
    [0, 1, 2, 3, 4, 5, 6, 7].map(
      (at) => `<w:num w:numId="${at + 1}"><w:abstractNumId w:val="${at}"/></w:num>`,
    ),
  )
  .join("");
export const listed = (text: string, list: number, depth = 0) =>
  paragraph(
    asRuns(text),
    `<w:numPr><w:ilvl w:val="${depth}"/><w:numId w:val="${list}"/></w:numPr>`,
  );
export const lines = (...texts: string[]) => texts.map((text) => paragraph(asRuns(text))).join("");
export const numbered = casesOf("Word, numbered paragraphs", "soal.docx");
export const jakarta = "1 Ibu kota? | Bandung | *Jakarta";
