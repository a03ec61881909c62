// The files that e-Rapor gives a teacher to fill in (evaluation.md 4.5). Known by their heading row: four layouts, each with columns for marks, and
// hidden columns that stay as they are.
import { normalizeHeader } from "../../files/sheet-header.ts";
import { cellText, isBlankCell, type SheetCell, type SheetRow } from "../../files/sheet-cells.ts";

export const eraporKinds = [
  "sumatif-akhir",
  "nilai-akhir",
  "lingkup-materi",
  "tengah-semester",
] as const;
export type EraporKind = (typeof eraporKinds)[number];

/** From 0. */
export type MarkColumn = { column: number; header: string };

/** A learning objective of a student: 1 when it is reached, 0 when not, empty when it was not asked. */
export type EraporGoal = { row: number; description: string; text: string };

export type EraporStudent = {
  /** As Excel numbers it: where the marks of the student stand. */
  row: number;
  name: string;
  /** Digits alone; empty without any. A number has lost its leading zeros. */
  nisn: string;
  /** What stands in the columns of marks already, by column. */
  texts: ReadonlyMap<number, string>;
  /** Of the layout nilai-akhir; of others empty. */
  goals: readonly EraporGoal[];
};

export type EraporSheet = {
  kind: EraporKind;
  /** As the file names them; empty where it does not. */
  subject: string;
  className: string;
  columns: readonly MarkColumn[];
  /** Where goals are answered; null for layouts without them. */
  goalColumn: number | null;
  students: readonly EraporStudent[];
};

/** Heading rows stand in the twelfth row at the latest; a title or two more do no harm. */
const lastHeadingRow = 30;

type Heading = {
  row: number;
  kind: EraporKind;
  columns: MarkColumn[];
  name: number;
  nisn: number;
  /** The identifier that e-Rapor gives a student; several rows may have the same. */
  id: number | undefined;
  goal: number | undefined;
  description: number | undefined;
};

/** Null: none of the layouts. */
export function readEraporSheet(rows: readonly SheetRow[]): EraporSheet | null {
  const heading = rows
    .filter(({ row }) => row <= lastHeadingRow)
    .map(headingOf)
    .find((found) => found !== null);
  if (!heading) return null;
  const above = rows.filter(({ row }) => row < heading.row);
  return {
    kind: heading.kind,
    subject: titled(above, "matapelajaran"),
    className: titled(above, "kelas"),
    columns: heading.columns,
    goalColumn: heading.goal ?? null,
    students: studentsOf(rows, heading),
  };
}

function headingOf({ row, cells }: SheetRow): Heading | null {
  const names = cells.map((cell) => normalizeHeader(cellText(cell)));
  const at = (...wanted: string[]): number | undefined => {
    const found = names.findIndex((name) => wanted.includes(name));
    return found < 0 ? undefined : found;
  };
  const nisn = at("nisn");
  const name = at("namapesertadidik", "nama");
  if (nisn === undefined || name === undefined) return null;
  const goal = at("ketercapaiankompetensi");
  const marks = (pattern: RegExp): MarkColumn[] =>
    names.flatMap((each, column) =>
      pattern.test(each) ? { column, header: cellText(cells[column]).trim() } : [],
    );
  const kinds: readonly [EraporKind, MarkColumn[], boolean][] = [
    ["nilai-akhir", marks(/^nilaiakhir$/u), goal !== undefined],
    ["sumatif-akhir", marks(/^nilai(?:non)?tes$/u), true],
    ["lingkup-materi", marks(/^tp\d+$/u), true],
    ["tengah-semester", marks(/^nilai$/u), true],
  ];
  const found = kinds.find(([, columns, isSo]) => isSo && columns.length > 0);
  if (!found) return null;
  const [kind, columns] = found;
  const description = at("deskripsitujuanpembelajaran");
  return { row, kind, columns, name, nisn, id: at("pdid"), goal, description };
}

/** What stands to the right of a title, without the colon of some layouts. */
function titled(rows: readonly SheetRow[], title: string): string {
  for (const { cells } of rows) {
    const at = cells.findIndex((cell) => normalizeHeader(cellText(cell)) === title);
    if (at < 0) continue;
    // A title that spans several cells is repeated in each of them.
    const rest = cells.slice(at).filter((cell) => normalizeHeader(cellText(cell)) !== title);
    const value = rest.find((cell) => !isBlankCell(cell));
    return cellText(value).replace(/^\s*:/u, "").trim();
  }
  return "";
}

function studentsOf(rows: readonly SheetRow[], heading: Heading): EraporStudent[] {
  const students: (EraporStudent & { id: string; goals: EraporGoal[] })[] = [];
  for (const { row, cells } of rows) {
    if (row <= heading.row) continue;
    const name = cellText(cells[heading.name]).trim();
    const id = heading.id === undefined ? "" : cellText(cells[heading.id]).trim();
    const last = students.at(-1);
    const isFurtherRow =
      last !== undefined && heading.goal !== undefined && id !== "" && last.id === id;
    if (isFurtherRow) last.goals.push(...goalsOf(row, cells, heading));
    else if (name !== "")
      students.push({
        id,
        row,
        name,
        nisn: digitsOf(cells[heading.nisn]),
        texts: new Map(
          heading.columns.map(({ column }) => [column, cellText(cells[column]).trim()]),
        ),
        goals: goalsOf(row, cells, heading),
      });
  }
  return students.map(({ id: _id, ...student }) => student);
}

function goalsOf(row: number, cells: readonly SheetCell[], heading: Heading): EraporGoal[] {
  const { goal, description } = heading;
  if (goal === undefined || description === undefined) return [];
  const words = cellText(cells[description]).trim();
  return words === "" ? [] : [{ row, description: words, text: cellText(cells[goal]).trim() }];
}

const digitsOf = (cell: SheetCell | undefined): string => cellText(cell).replace(/\D/gu, "");
