// Which row of a sheet is its header, and which of its columns is which of ours.
import { cellText, type SheetRow } from "../files/sheet-cells.ts";
import { normalizeHeader } from "../files/sheet-header.ts";
import {
  noSource,
  type ColumnSource,
  type ColumnSources,
  type SheetColumn,
} from "./sheet-columns.ts";

/** The header itself, and without an explanation in brackets or on a second line. */
function readingsOf(header: string): Set<string> {
  const short = header.split(/[(\n[]/u)[0] ?? "";
  return new Set([normalizeHeader(header), normalizeHeader(short)].filter((text) => text !== ""));
}

export function matchHeaders(
  columns: readonly SheetColumn<never>[],
  headers: readonly string[],
): ColumnSources {
  const candidates: { key: string; index: number; rank: number }[] = [];
  const readings = headers.map(readingsOf);
  for (const column of columns) {
    [column.header, ...column.aliases].forEach((name, rank) => {
      const wanted = normalizeHeader(name);
      readings.forEach((texts, index) => {
        if (texts.has(wanted)) candidates.push({ key: column.key, index, rank });
      });
    });
  }
  candidates.sort((one, other) => one.rank - other.rank || one.index - other.index);
  const sources: Record<string, ColumnSource> = Object.fromEntries(
    columns.map((column) => [column.key, noSource]),
  );
  const taken = new Set<number>();
  for (const { key, index } of candidates) {
    if (sources[key]?.from !== "none" || taken.has(index)) continue;
    sources[key] = { from: "column", index };
    taken.add(index);
  }
  for (const { key, required } of columns) {
    if (required && sources[key]?.from === "none") takeOver(key);
  }
  return sources;

  /** What a sheet calls "NISN" is who somebody is where nothing else of it says so. */
  function takeOver(key: string): void {
    const needed = new Set(columns.filter(({ required }) => required).map((each) => each.key));
    for (const { key: wanted, index } of candidates) {
      if (wanted !== key) continue;
      const holder = Object.keys(sources).find((each) => {
        const source = sources[each];
        return source?.from === "column" && source.index === index;
      });
      if (holder === undefined || needed.has(holder)) continue;
      sources[holder] = noSource;
      sources[key] = { from: "column", index };
      return;
    }
  }
}

/** Required columns weigh more: a title row that happens to hold one word must not win. */
function headerScore(columns: readonly SheetColumn<never>[], headers: readonly string[]) {
  const sources = matchHeaders(columns, headers);
  let score = 0;
  for (const column of columns) {
    if (sources[column.key]?.from === "column") score += column.required ? 3 : 1;
  }
  return score;
}

const headerSearchRows = 15;
/** Fewer columns than two make a header only where no more are asked for. */
const usualLeastScore = 4;

function leastScore(columns: readonly SheetColumn<never>[]): number {
  const required = columns.filter((column) => column.required).length;
  return Math.min(usualLeastScore, required * 3);
}

/** The index in `rows` of the row that reads most like the header, and how much; null: none does. */
export function findHeaderRow(
  columns: readonly SheetColumn<never>[],
  rows: readonly SheetRow[],
): { index: number; score: number } | null {
  let best: { index: number; score: number } | null = null;
  const least = leastScore(columns);
  rows.slice(0, headerSearchRows).forEach(({ cells }, index) => {
    const score = headerScore(columns, cells.map(cellText));
    if (score >= least && score > (best?.score ?? 0)) best = { index, score };
  });
  return best;
}
