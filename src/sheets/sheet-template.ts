// A template that people fill in, from the description that checks its import: an empty sheet with the columns, and a
// second one that explains them and lists what may stand in some of them.
import type { Book, BookCell, BookSheet } from "../files/sheet-book.ts";
import type { SheetDefinition } from "./sheet-columns.ts";

type Word = { kode: string; nama: string };

/** What may stand in a column. An empty list is left out. */
export type TemplateList = {
  key: string;
  /** The cell may hold several of them: they are explained, and not offered as choices. */
  several?: boolean;
  title: string;
  /** What stands beside each, such as "Nama jurusan". */
  beside: string;
  items: readonly Word[];
};

/** By column key: how it is filled in, and what that looks like. Stands apart from what checks the cells, which travels. */
export type SheetGuide = Readonly<Record<string, { help: string; sample: string }>>;

const guideName = "Petunjuk";
/** So many rows are ready for typing in programs that do not keep a whole column's format. */
const preparedRows = 2000;

/** @throws Error for a column that `explained` leaves out. `steps`: a heading, and how to go about it line by line. */
export function buildTemplate(
  definition: Pick<SheetDefinition, "columns" | "sheetName">,
  explained: SheetGuide,
  steps: readonly string[],
  lists: readonly TemplateList[],
): Book {
  const { columns, sheetName } = definition;
  const guide = createGuide(columns, explained, steps);
  const choices = lists
    .filter(({ items }) => items.length > 0)
    .flatMap((list) => {
      const place = guide.list(list);
      const column = columns.findIndex((each) => each.key === list.key);
      return list.several ? [] : [{ column, sheet: guideName, from: 0, ...place }];
    });
  return {
    sheets: [
      {
        name: sheetName,
        columns: columns.map(({ width, format, identifier = false }) => ({
          width,
          text: format === "text",
          prepared: identifier,
        })),
        rows: [columns.map(({ header }) => header)],
        frozenRows: 1,
        preparedRows,
        choices,
      },
      guide.sheet(),
    ],
  };
}

export function words(...texts: string[]): Word[] {
  return texts.map((kode) => ({ kode, nama: "" }));
}

type Guide = {
  list(list: TemplateList): { firstRow: number; rows: number };
  sheet(): BookSheet;
};

function createGuide(
  columns: SheetDefinition["columns"],
  explained: SheetGuide,
  steps: readonly string[],
): Guide {
  const rows: BookCell[][] = [];
  const boldRows: number[] = [];
  const title = (...texts: string[]): void => {
    boldRows.push(rows.length);
    rows.push(texts);
  };
  const [heading = "", ...lines] = steps;
  title(heading);
  for (const line of lines) rows.push(["", "", line]);
  rows.push([]);
  title("Kolom", "Wajib", "Penjelasan", "Contoh");
  for (const { key, header, required } of columns) {
    const { help, sample } = explained[key] ?? unexplained(key);
    rows.push([header, required ? "wajib" : "boleh kosong", help, sample]);
  }
  return {
    list({ title: name, beside, items }) {
      rows.push([]);
      title(name, "", beside);
      const firstRow = rows.length + 1;
      for (const { kode, nama } of items) rows.push([kode, "", nama]);
      return { firstRow, rows: items.length };
    },
    sheet: () => ({
      name: guideName,
      columns: [22, 14, 80, 22].map((width) => ({ width, text: true })),
      rows,
      frozenRows: 0,
      boldRows,
      wrapped: true,
    }),
  };
}

function unexplained(key: string): never {
  throw new Error(`The template does not explain the column ${key}.`);
}
