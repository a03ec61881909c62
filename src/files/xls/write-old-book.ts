// An older workbook as the bytes of an xlsx that says the same, so that one reader judges what cells mean.
import { strToU8 } from "fflate";
import { columnLetters } from "../xlsx/column-letters.ts";
import { cellXml, escapeXml } from "../xlsx/xlsx-text.ts";
import { zipParts } from "../zip/zip-parts.ts";
import type { OldBook, OldCell, OldSheet } from "./old-book.ts";

const head = '<?xml version="1.0" encoding="UTF-8"?>';
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";

export function writeOldBook({ sheets, styles, since1904, hasPictures }: OldBook): Uint8Array {
  const parts = new Map<string, string>();
  const names = sheets.map(
    ({ name, isHidden }, at) =>
      `<sheet name="${escapeXml(name)}" sheetId="${at + 1}" id="s${at + 1}"${isHidden ? ' state="hidden"' : ""}/>`,
  );
  const links = sheets.map(
    (_, at) =>
      `<Relationship Id="s${at + 1}" Type="${office}/worksheet" Target="sheet${at + 1}.xml"/>`,
  );
  parts.set(
    "xl/workbook.xml",
    `<workbook><workbookPr date1904="${since1904 ? 1 : 0}"/><sheets>${names.join("")}</sheets></workbook>`,
  );
  parts.set("xl/_rels/workbook.xml.rels", `<Relationships>${links.join("")}</Relationships>`);
  parts.set("xl/styles.xml", stylesXml(styles));
  for (const [at, sheet] of sheets.entries()) parts.set(`xl/sheet${at + 1}.xml`, sheetXmlOf(sheet));
  // Where a reader looks whether there are any.
  if (hasPictures) parts.set("xl/media/left-behind.xml", "");
  return zipParts(new Map([...parts].map(([path, xml]) => [path, strToU8(head + xml)] as const)));
}

function stylesXml(styles: OldBook["styles"]): string {
  const formats = styles.flatMap(({ id, code }) =>
    code === undefined ? [] : [`<numFmt numFmtId="${id}" formatCode="${escapeXml(code)}"/>`],
  );
  const cells = styles.map(({ id }) => `<xf numFmtId="${id}"/>`);
  return `<styleSheet><numFmts>${formats.join("")}</numFmts><cellXfs>${cells.join("")}</cellXfs></styleSheet>`;
}

function sheetXmlOf({ rows, merges, hiddenRows }: OldSheet): string {
  const inOrder = [...rows].sort(([one], [other]) => one - other);
  const lines = inOrder.map(([row, cells]) => {
    const hidden = hiddenRows.has(row) ? ' hidden="1"' : "";
    const items = [...cells]
      .sort(([one], [other]) => one - other)
      .map(([column, cell]) => cellXmlOf(cell, columnLetters(column) + (row + 1)));
    return `<row r="${row + 1}"${hidden}>${items.join("")}</row>`;
  });
  const merged = merges.map(
    ([top, bottom, left, right]) =>
      `<mergeCell ref="${columnLetters(left)}${top + 1}:${columnLetters(right)}${bottom + 1}"/>`,
  );
  return `<worksheet><sheetData>${lines.join("")}</sheetData><mergeCells>${merged.join("")}</mergeCells></worksheet>`;
}

function cellXmlOf(cell: OldCell, place: string): string {
  const start = `<c r="${place}"`;
  switch (cell.kind) {
    case "text":
      return `${start} t="inlineStr"><is><t>${cellXml(cell.text)}</t></is></c>`;
    case "number":
      return `${start} s="${cell.style}"><v>${cell.value}</v></c>`;
    case "boolean":
      return `${start} t="b"><v>${cell.value ? 1 : 0}</v></c>`;
    case "date":
      return `${start} t="d"><v>${escapeXml(cell.text)}</v></c>`;
    case "error":
      return `${start} t="e"><v>${escapeXml(cell.text)}</v></c>`;
    case "formula":
      return `${start}><f/></c>`;
  }
}
