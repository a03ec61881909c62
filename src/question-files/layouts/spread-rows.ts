// Rows as they are meant before they are read: options that stand beside each other one below the other, in the order of
// their letters ("A. C." above "B. D."), and a list of keys at the end taken off.
import { markerText } from "../word/reading/marker-text.ts";
import type { LooseCell, LooseRow } from "./stacked-items.ts";

const named = /^\(?([A-J])\s*[.)]/iu;

export function spreadRows(rows: readonly LooseRow[]): LooseRow[] {
  return inOrder(rows.flatMap(spread));
}

/** Only where each of several options has its letter. */
function spread(row: LooseRow): LooseRow[] {
  const filled = row.cells.flatMap((cell, at) => (cell.isEmpty ? [] : [{ cell, at }]));
  const starts = filled.filter(({ cell }) => nameIn(cell) !== null).map(({ at }) => at);
  const [first] = starts;
  if (first === undefined || starts.length < 2 || filled[0]?.at !== first) return [row];
  const names = starts.map((at) => nameIn(row.cells[at] as LooseCell) ?? "");
  if (names.some((name, at) => at > 0 && name <= (names[at - 1] ?? ""))) return [row];
  return starts.map((from, at) => ({
    row: row.row,
    cells: [
      ...row.cells.slice(0, first).map(() => noCell),
      ...row.cells.slice(from, starts[at + 1]),
    ],
  }));
}

const noCell: LooseCell = { text: "", isEmpty: true, html: () => "" };

/** A letter alone, or before its option. */
function nameIn({ text }: LooseCell): string | null {
  const plain = markerText(text);
  const bare = /^\(?([A-J])[.):]{1,2}$/u.exec(plain);
  return (bare ?? named.exec(plain))?.[1] ?? null;
}

function inOrder(rows: readonly LooseRow[]): LooseRow[] {
  const sorted: LooseRow[] = [];
  for (let at = 0; at < rows.length;) {
    let end = at;
    while (end < rows.length && letterOfRow(rows[end] as LooseRow) !== null) end += 1;
    const run = rows.slice(at, Math.max(end, at + 1));
    const letters = run.map((row) => letterOfRow(row) ?? "");
    const isWhole = [...letters].sort().join("") === "ABCDEFGHIJ".slice(0, letters.length);
    sorted.push(
      ...(isWhole
        ? [...run].sort((one, other) =>
            (letterOfRow(one) ?? "") < (letterOfRow(other) ?? "") ? -1 : 1,
          )
        : run),
    );
    at += run.length;
  }
  return sorted;
}

function letterOfRow({ cells }: LooseRow): string | null {
  const first = cells.find((cell) => !cell.isEmpty);
  return first ? nameIn(first) : null;
}

/** By number: what a list at the end says under its title. */
export type ListedKeys = { rows: readonly LooseRow[]; keys: ReadonlyMap<string, string> };

const title = /^\W*(?:DAFTAR\s+)?KUNCI(?:\s+JAWABAN)?(?:\s+SOAL)?\s*[:：]?\s*/iu;
const pair = /(\d{1,3})\s*[.):=-]?\s*([A-J](?:\s*(?:,|&|DAN)\s*[A-J])*)(?![A-Z])\s*[,;|]?\s*/giu;

export function withoutListedKeys(rows: readonly LooseRow[]): ListedKeys {
  for (let at = rows.length - 1; at > 0; at -= 1) {
    const texts = rows.slice(at).flatMap(({ cells }) => cells.map(({ text }) => text.trim()));
    const all = texts.filter((text) => text !== "").join(" ");
    const start = title.exec(all);
    if (!start || !title.test(texts.find((text) => text !== "") ?? "")) continue;
    const pairs = [...all.slice(start[0].length).matchAll(pair)];
    const said = pairs.map(([piece]) => piece).join("");
    if (pairs.length < 2 || said !== all.slice(start[0].length)) continue;
    const keys = new Map(pairs.map(([, number = "", key = ""]) => [String(Number(number)), key]));
    return { rows: rows.slice(0, at), keys };
  }
  return { rows, keys: new Map() };
}
