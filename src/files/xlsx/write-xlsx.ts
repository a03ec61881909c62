// Writes xlsx. Our own because the library compresses anything larger in a worker made from a blob: address, which our
// policy forbids (the export would never finish), and cannot give whole columns a text format or a list to choose from.
import { strToU8 } from "fflate";
import type { Book, BookSheet } from "../sheet-book.ts";
import { XlsxStrings, XlsxStyles } from "./xlsx-tables.ts";
import { sheetXml } from "./xlsx-sheet-xml.ts";
import { escapeXml, sheetNameOf } from "./xlsx-text.ts";
import { zipParts } from "../zip/zip-parts.ts";

const head = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const main = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const relationships = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packageRelationships = "http://schemas.openxmlformats.org/package/2006/relationships";
const contentTypes = "http://schemas.openxmlformats.org/package/2006/content-types";
const sheetMl = "application/vnd.openxmlformats-officedocument.spreadsheetml";

export function writeXlsx({ sheets }: Book): Uint8Array {
  const strings = new XlsxStrings();
  const styles = new XlsxStyles();
  const parts: Record<string, string> = {
    "[Content_Types].xml": contentTypesXml(sheets.length),
    "_rels/.rels": packageXml(),
    "xl/workbook.xml": workbookXml(sheets),
    "xl/_rels/workbook.xml.rels": workbookRelationsXml(sheets.length),
  };
  sheets.forEach((sheet, index) => {
    parts[`xl/worksheets/sheet${index + 1}.xml`] =
      head + sheetXml(sheet, index === 0, strings, styles);
  });
  parts["xl/sharedStrings.xml"] = head + strings.xml();
  parts["xl/styles.xml"] = head + styles.xml();
  const files = Object.entries(parts).map(([path, xml]) => [path, strToU8(xml)] as const);
  // A fixed time: the same book gives the same bytes.
  return zipParts(new Map(files));
}

function contentTypesXml(count: number): string {
  const part = (path: string, type: string): string =>
    `<Override PartName="${path}" ContentType="${sheetMl}.${type}+xml"/>`;
  const sheets = numbers(count).map((n) => part(`/xl/worksheets/sheet${n}.xml`, "worksheet"));
  return (
    `${head}<Types xmlns="${contentTypes}">` +
    '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>' +
    '<Default Extension="xml" ContentType="application/xml"/>' +
    part("/xl/workbook.xml", "sheet.main") +
    sheets.join("") +
    part("/xl/styles.xml", "styles") +
    part("/xl/sharedStrings.xml", "sharedStrings") +
    "</Types>"
  );
}

function packageXml(): string {
  return (
    `${head}<Relationships xmlns="${packageRelationships}">` +
    `<Relationship Id="rId1" Type="${relationships}/officeDocument" Target="xl/workbook.xml"/>` +
    "</Relationships>"
  );
}

function workbookXml(sheets: readonly BookSheet[]): string {
  const entries = sheets.map(
    ({ name, isHidden }, index) =>
      `<sheet name="${escapeXml(sheetNameOf(name))}" sheetId="${index + 1}"` +
      `${isHidden ? ' state="hidden"' : ""} r:id="rId${index + 1}"/>`,
  );
  return (
    `${head}<workbook xmlns="${main}" xmlns:r="${relationships}">` +
    `<bookViews><workbookView/></bookViews><sheets>${entries.join("")}</sheets></workbook>`
  );
}

function workbookRelationsXml(count: number): string {
  const relation = (id: number, type: string, target: string): string =>
    `<Relationship Id="rId${id}" Type="${relationships}/${type}" Target="${target}"/>`;
  return (
    `${head}<Relationships xmlns="${packageRelationships}">` +
    numbers(count)
      .map((n) => relation(n, "worksheet", `worksheets/sheet${n}.xml`))
      .join("") +
    relation(count + 1, "styles", "styles.xml") +
    relation(count + 2, "sharedStrings", "sharedStrings.xml") +
    "</Relationships>"
  );
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_none, index) => index + 1);
}
