// Reads a sheet with marks: one that was written here, known by its hidden sheet, or one of the older layout (domain.md 6.4), whose
// header names UNIQUE ID and NILAI.
import type { MarkCell, MarkFile, MarkRow } from "../../domain/marking/files/mark-file.ts";
import type { PointForm } from "../../domain/marking/point-form.ts";
import { sheetScales } from "../../domain/marking/files/sheet-points.ts";
import { unguardFormula } from "../../files/formula-guard.ts";
import { cellText, isBlankRow, type SheetCell, type SheetRow } from "../../files/sheet-cells.ts";
import { normalizeHeader } from "../../files/sheet-header.ts";
import { hiddenSheetMark, type MarkingSheetFacts } from "./marking-sheet.ts";

export type RawSheet = { name: string; isHidden: boolean; rows: readonly SheetRow[] };

type Meaning = { kind: "code" | "comment" | "question" | PointForm["kind"]; part: string };
type Layout = Pick<MarkFile, "unit" | "unitName" | "marker" | "scale" | "madeAt"> & {
  rubricVersion: number;
  id: string | null;
  /** By the header in the form that is compared. */
  columns: ReadonlyMap<string, Meaning>;
  seqs: ReadonlyMap<string, number>;
};

const titleRows = 20;

/** @param digest of the bytes, by which a file without an id of its own is known. Null: no sheet of it has such a header. */
export function markFileOf(sheets: readonly RawSheet[], digest: string): MarkFile | null {
  const hidden = sheets.find(
    ({ isHidden, rows }) => isHidden && textAt(rows[0]?.cells ?? [], 0) === hiddenSheetMark,
  );
  const layout = hidden ? ownLayout(hidden.rows) : olderLayout;
  for (const { isHidden, rows } of sheets) {
    const at = isHidden ? -1 : rows.slice(0, titleRows).findIndex((row) => isHeader(row, layout));
    if (at !== -1) return fileOf(rows.slice(at), layout, digest);
  }
  return null;
}

const textAt = (cells: readonly SheetCell[], at: number): string => {
  const cell = cells[at] ?? null;
  return typeof cell === "string" ? unguardFormula(cell) : cellText(cell);
};

/** As `SheetScale`, "percent" is 0 to 100. */
const isScale = (text: string) => sheetScales.find((scale) => scale === text) ?? null;

function ownLayout(rows: readonly SheetRow[]): Layout {
  const texts = rows.map(({ cells }) => [0, 1, 2, 3].map((at) => textAt(cells, at)));
  const fact = (name: keyof MarkingSheetFacts) =>
    texts.find(([key]) => key === name)?.[1]?.trim() ?? "";
  const columns = texts.flatMap(([key, header = "", kind = "", part = ""]) =>
    key === "column"
      ? [[normalizeHeader(header), { kind: kind as Meaning["kind"], part }] as const]
      : [],
  );
  const seqs = texts.flatMap(([key, code = "", seq = ""]) =>
    key === "answer" ? [[code, Number(seq)] as const] : [],
  );
  return {
    id: fact("file"),
    unit: { schedule_id: fact("schedule"), question_id: fact("question") },
    unitName: fact("unit"),
    marker: { id: fact("marker"), name: fact("markerName") },
    scale: isScale(fact("scale")),
    madeAt: Number.isNaN(Date.parse(fact("made"))) ? null : fact("made"),
    rubricVersion: Number(fact("rubric")) || 0,
    columns: new Map(columns),
    seqs: new Map(seqs),
  };
}

const code: Meaning = { kind: "code", part: "" };
const question: Meaning = { kind: "question", part: "" };
const whole: Meaning = { kind: "whole", part: "" };
const comment: Meaning = { kind: "comment", part: "" };

const olderLayout: Layout = {
  id: null,
  unit: null,
  unitName: "",
  marker: null,
  scale: null,
  madeAt: null,
  rubricVersion: 0,
  columns: new Map([
    ["uniqueid", code],
    ["kode", code],
    ["pertanyaan", question],
    ["nilai", whole],
    ["komentar", comment],
    // Of a sheet that was written here and has lost its hidden sheet, copied into another book.
    ...["nilai0100", "nilai01", "points", "points0100", "points01"].map(
      (header) => [header, whole] as const,
    ),
    ["code", code],
    ["question", question],
    ["comment", comment],
  ]),
  seqs: new Map(),
};

const meaningsIn = ({ cells }: SheetRow, { columns }: Layout): (Meaning | undefined)[] =>
  cells.map((_cell, at) => columns.get(normalizeHeader(textAt(cells, at))));

function isHeader(row: SheetRow, layout: Layout): boolean {
  const kinds = meaningsIn(row, layout).flatMap((meaning) => meaning?.kind ?? []);
  return kinds.includes("code") && kinds.some((kind) => pointKinds.includes(kind));
}

const pointKinds: readonly string[] = ["whole", "criteria", "statements", "cells"];

function fileOf(
  [header, ...rows]: readonly SheetRow[],
  layout: Layout,
  digest: string,
): MarkFile | null {
  if (!header) return null;
  const meanings = meaningsIn(header, layout);
  const filled = rows.filter(({ cells }) => !isBlankRow(cells));
  const { id, unit, unitName, marker, scale, madeAt, rubricVersion } = layout;
  return {
    id: id || digest,
    unit,
    unitName,
    marker,
    scale,
    madeAt,
    rubricVersion,
    rows: filled.map((row) => markRow(row, { header, meanings, layout })),
  };
}

type Columns = { header: SheetRow; meanings: readonly (Meaning | undefined)[]; layout: Layout };

function markRow({ row, cells }: SheetRow, { header, meanings, layout }: Columns): MarkRow {
  const textOf = (kind: Meaning["kind"]) => {
    const at = meanings.findIndex((one) => one?.kind === kind);
    return at === -1 ? null : { text: textAt(cells, at), column: textAt(header.cells, at) };
  };
  const points = meanings.flatMap((meaning, at): MarkCell[] =>
    meaning && pointKinds.includes(meaning.kind)
      ? [
          {
            kind: meaning.kind as PointForm["kind"],
            part: meaning.part,
            column: textAt(header.cells, at),
            text: textAt(cells, at),
          },
        ]
      : [],
  );
  const written = textOf("comment");
  const asked = textOf("question")?.text.trim() ?? "";
  const typed = textOf("code")?.text ?? "";
  return {
    row,
    code: typed,
    seq: layout.seqs.get(typed.trim()) ?? null,
    cells: points,
    given: null,
    comment: written && written.text,
    commentColumn: written?.column ?? "",
    isFlagged: false,
    question: asked === "" ? null : asked,
    at: null,
  };
}
