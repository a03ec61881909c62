// An HTML table that calls itself .xls, as many school programs export, and the XML of Excel 2003. What is in it is text.
import { FileFault } from "../file-fault.ts";
import { parseXml, XmlFault, type XmlElement } from "../xml/xml-tree.ts";
import { newSheet, setCell, type OldBook, type OldCell, type OldSheet } from "./old-book.ts";

const maxCells = 2_000_000;
/** More columns than any import has. */
const widest = 256;
const tallest = 65_536;

/** @throws FileFault when it holds no table */
export function readMarkupBook(bytes: Uint8Array, name: string): OldBook {
  const text = decoded(bytes);
  const sheets = /<(?:ss:)?Workbook\b/u.test(text.slice(0, 4000))
    ? xmlSheets(text)
    : htmlSheets(text, name);
  if (sheets.length === 0) throw new FileFault(/<html|<body|<div/iu.test(text) ? "html" : "xml");
  return { sheets, styles: [], since1904: false, hasPictures: /<img\b/iu.test(text) };
}

function decoded(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** Each outermost table that has several rows is a sheet. */
function htmlSheets(text: string, name: string): OldSheet[] {
  const body = text.replace(/<!--[\s\S]*?-->|<(script|style|head)\b[\s\S]*?<\/\1\s*>/giu, "");
  const sheets: OldSheet[] = [];
  for (const piece of body.split(/<table\b[^>]*>/iu).slice(1)) {
    const sheet = newSheet(sheets.length === 0 ? name : `${name} ${sheets.length + 1}`);
    tableRows(piece.split(/<\/table\s*>/iu)[0] ?? "", sheet);
    if (sheet.rows.size > 0) sheets.push(sheet);
  }
  return sheets;
}

function tableRows(body: string, sheet: OldSheet): void {
  let count = 0;
  /** By column: the last row that a cell above reaches down to. */
  const reached: number[] = [];
  for (const [row, line] of body
    .split(/<tr\b[^>]*>/iu)
    .slice(1)
    .entries()) {
    let column = 0;
    for (const [, attributes = "", inner = ""] of line.matchAll(
      /<t[dh]\b((?:[^>"']|"[^"]*"|'[^']*')*)>((?:(?!<t[dh]\b|<\/tr\b)[\s\S])*)/giu,
    )) {
      count += 1;
      if (count > maxCells) throw new FileFault("bomb");
      while ((reached[column] ?? -1) >= row) column += 1;
      const [wide, high] = [
        spanOf(attributes, "colspan", widest),
        spanOf(attributes, "rowspan", tallest),
      ];
      const words = wordsOf(inner);
      if (words !== "") setCell(sheet, row, column, { kind: "text", text: words });
      if (wide > 1 || high > 1) sheet.merges.push([row, row + high - 1, column, column + wide - 1]);
      for (let each = column; each < column + wide; each += 1) reached[each] = row + high - 1;
      column += wide;
    }
  }
}

function spanOf(attributes: string, name: string, most: number): number {
  const written = new RegExp(String.raw`\b${name}\s*=\s*["']?(\d{1,5})`, "iu").exec(
    attributes,
  )?.[1];
  return Math.min(Math.max(1, Number(written ?? 1)), most);
}

const entities: Readonly<Record<string, string>> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
};

function wordsOf(html: string): string {
  return html
    .replace(/\s+/gu, " ")
    .replace(/<br\b[^>]*>|<\/p\s*>\s*(?=<)/giu, "\n")
    .replace(/<[^>]*>/gu, "")
    .replace(
      /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z]{2,8}));/giu,
      (whole, ten: string, hex: string, name: string) => {
        if (name) return entities[name.toLowerCase()] ?? whole;
        const code = ten ? Number(ten) : Number.parseInt(hex, 16);
        return code > 0 && code < 0x11_0000 ? String.fromCodePoint(code) : "";
      },
    )
    .replace(/[ \u00a0]*\n[ \u00a0]*/gu, "\n")
    .trim();
}

function xmlSheets(text: string): OldSheet[] {
  try {
    return childrenOf(parseXml(text), "Worksheet").map(xmlSheet);
  } catch (error) {
    if (error instanceof XmlFault) throw new FileFault("damaged");
    throw error;
  }
}

function childrenOf(parent: XmlElement, local: string): XmlElement[] {
  return parent.children.filter(
    (child): child is XmlElement => typeof child !== "string" && child.local === local,
  );
}

function attributeOf({ attributes }: XmlElement, local: string): string | undefined {
  return attributes[`ss:${local}`] ?? attributes[local];
}

/** Rows and cells follow each other unless they say where they stand. */
function xmlSheet(element: XmlElement): OldSheet {
  const sheet = newSheet(attributeOf(element, "Name") ?? "Lembar 1");
  const rows = childrenOf(element, "Table").flatMap((table) => childrenOf(table, "Row"));
  let row = -1;
  for (const each of rows) {
    row = placeOf(each, row, tallest);
    if (attributeOf(each, "Hidden") === "1") sheet.hiddenRows.add(row);
    let column = -1;
    for (const cell of childrenOf(each, "Cell")) {
      column = placeOf(cell, column, widest);
      const wide = Math.min(Number(attributeOf(cell, "MergeAcross") ?? 0) || 0, widest);
      const high = Math.min(Number(attributeOf(cell, "MergeDown") ?? 0) || 0, tallest);
      const found = xmlCell(childrenOf(cell, "Data")[0]);
      if (found) setCell(sheet, row, column, found);
      if (wide > 0 || high > 0) sheet.merges.push([row, row + high, column, column + wide]);
      column += wide;
    }
  }
  return sheet;
}

function placeOf(element: XmlElement, last: number, most: number): number {
  const named = Number(attributeOf(element, "Index") ?? last + 2);
  if (!Number.isInteger(named) || named < 1 || named > most) throw new FileFault("damaged");
  return named - 1;
}

function xmlCell(data: XmlElement | undefined): OldCell | null {
  if (!data) return null;
  const text = textIn(data);
  switch (attributeOf(data, "Type")) {
    case "Number":
      return { kind: "number", value: Number(text), style: 0 };
    case "Boolean":
      return { kind: "boolean", value: text === "1" };
    case "DateTime":
      return { kind: "date", text: text.replace(/T00:00:00(?:\.0+)?$/u, "") };
    case "Error":
      return { kind: "error", text };
    default:
      return text === "" ? null : { kind: "text", text };
  }
}

function textIn({ children }: XmlElement): string {
  return children.map((child) => (typeof child === "string" ? child : textIn(child))).join("");
}
