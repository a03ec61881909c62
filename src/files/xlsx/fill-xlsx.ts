// Writes numbers into cells of an xlsx that another program has made. Nothing else of it changes: neither other parts nor any other byte of the
// sheet, so that protection, hidden columns and identifiers stay as that program expects them.
import { FileFault, maxUnpackedBytes } from "../file-fault.ts";
import { replacePart } from "../zip/replaced-part.ts";
import { readZipDirectory, unpackEntry } from "../zip/zip-file.ts";
import { columnLetters } from "./column-letters.ts";
import { openXlsx } from "./read-xlsx.ts";

/** Rows as Excel numbers them, from 1; columns from 0. */
export type FilledCell = { row: number; column: number; value: number };

/** @throws FileFault when the file is damaged, or has no row for one of the cells */
export function fillXlsx(
  bytes: Uint8Array,
  sheet: string,
  cells: readonly FilledCell[],
): Uint8Array {
  const path = openXlsx(bytes).partOf(sheet);
  const xml = textOf(bytes, path);
  return replacePart(bytes, path, new TextEncoder().encode(filledXml(xml, cells)));
}

function textOf(bytes: Uint8Array, path: string): string {
  const entry = readZipDirectory(bytes).get(path);
  if (!entry) throw new FileFault("damaged");
  const decoder = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true });
  let text = "";
  try {
    unpackEntry(bytes, entry, { left: maxUnpackedBytes }, (piece) => {
      text += decoder.decode(piece, { stream: true });
    });
    return text + decoder.decode();
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault("damaged");
  }
}

/** The beginning of a row or a cell, or the end of a row; elements may have a prefix. */
const pattern = /<((?:[\w.-]+:)?)(row|c)(\s[^>]*?)?(\/?)>|<\/(?:[\w.-]+:)?row>/gu;

type Change = { from: number; to: number; text: string };

function filledXml(xml: string, cells: readonly FilledCell[]): string {
  const wanted = new Map<number, Map<number, number>>();
  for (const { row, column, value } of cells) {
    const ofRow = wanted.get(row) ?? new Map<number, number>();
    wanted.set(row, ofRow.set(column, value));
  }
  const changes = findChanges(xml, wanted);
  if ([...wanted.values()].some(({ size }) => size > 0)) throw new FileFault("damaged");
  let filled = "";
  let at = 0;
  for (const { from, to, text } of changes) {
    filled += xml.slice(at, from) + text;
    at = to;
  }
  return filled + xml.slice(at);
}

/** In their order. Takes what it finds out of what is wanted. */
function findChanges(xml: string, wanted: Map<number, Map<number, number>>): Change[] {
  const changes: Change[] = [];
  let row = 0;
  let column = -1;
  let missing: Map<number, number> | undefined;
  /** Cells that the row does not have yet, those left of `before`. */
  const insert = (at: number, prefix: string, before: number): void => {
    const due = [...(missing ?? [])].filter(([each]) => each < before);
    const text = due
      .sort(([one], [other]) => one - other)
      .map(([each, value]) => cellXml(prefix, ` r="${columnLetters(each)}${row}"`, value))
      .join("");
    if (text !== "") changes.push({ from: at, to: at, text });
    for (const [each] of due) missing?.delete(each);
  };
  let rowPrefix = "";
  for (const match of xml.matchAll(pattern)) {
    const [whole, prefix = "", kind, attributes = "", isEmpty] = match;
    if (kind === undefined) {
      insert(match.index, rowPrefix, Number.POSITIVE_INFINITY);
      missing = undefined;
    } else if (kind === "row") {
      row = Number(attributeOf(attributes, "r") ?? row + 1);
      column = -1;
      rowPrefix = prefix;
      missing = isEmpty === "" ? wanted.get(row) : undefined;
      if (isEmpty !== "" && wanted.has(row)) {
        changes.push(rowChange(match.index, whole, prefix, row, wanted.get(row)!));
      }
    } else {
      column = columnOf(attributeOf(attributes, "r")) ?? column + 1;
      insert(match.index, prefix, column);
      const value = missing?.get(column);
      if (value === undefined) continue;
      const begin = match.index + whole.length;
      const end = isEmpty === "" ? endOfCell(xml, begin, prefix) : begin;
      const kept = attributes.replace(/\st=(?:"[^"]*"|'[^']*')/u, "");
      changes.push({ from: match.index, to: end, text: cellXml(prefix, kept, value) });
      missing?.delete(column);
    }
  }
  return changes;
}

/** A row without any cell. */
function rowChange(
  from: number,
  whole: string,
  prefix: string,
  row: number,
  cells: Map<number, number>,
): Change {
  const texts = [...cells]
    .sort(([one], [other]) => one - other)
    .map(([column, value]) => cellXml(prefix, ` r="${columnLetters(column)}${row}"`, value));
  cells.clear();
  const text = `${whole.replace(/\s*\/>$/u, ">")}${texts.join("")}</${prefix}row>`;
  return { from, to: from + whole.length, text };
}

const cellXml = (prefix: string, attributes: string, value: number): string =>
  `<${prefix}c${attributes}><${prefix}v>${value}</${prefix}v></${prefix}c>`;

function attributeOf(attributes: string, name: string): string | undefined {
  const found = new RegExp(`\\s${name}=(?:"([^"]*)"|'([^']*)')`, "u").exec(attributes);
  return found?.[1] ?? found?.[2];
}

function columnOf(address: string | undefined): number | undefined {
  const letters = /^[A-Z]+/u.exec(address ?? "")?.[0];
  if (letters === undefined) return undefined;
  return [...letters].reduce((sum, letter) => sum * 26 + letter.codePointAt(0)! - 64, 0) - 1;
}

function endOfCell(xml: string, from: number, prefix: string): number {
  const close = `</${prefix}c>`;
  const at = xml.indexOf(close, from);
  if (at < 0) throw new FileFault("damaged");
  return at + close.length;
}
