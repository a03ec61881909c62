// A template that people fill in, from the description that checks its import: an empty sheet with the columns, and a
// second one that explains them and lists what may stand in some of them. A last one explains them in English: whatever
// language the console speaks, the file is the same.
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
export type SheetGuide = Readonly<
  Record<string, { help: string; english: string; sample: string }>
>;
/** In each language a heading, and how to go about it line by line. */
export type TemplateSteps = Readonly<Record<"id" | "en", readonly string[]>>;

const guideWords = {
  id: {
    name: "Petunjuk",
    titles: ["Kolom", "Wajib", "Penjelasan", "Contoh"],
    required: "wajib",
    optional: "boleh kosong",
  },
  en: {
    name: "Guide",
    titles: ["Column", "Required", "Explanation", "Example"],
    required: "required",
    optional: "may be empty",
  },
};
/** So many rows are ready for typing in programs that do not keep a whole column's format. */
const preparedRows = 2000;

/** `menu`: where it is imported. Called where a template is made: who only reads sheets is not given its words. */
export function englishSteps(
  sheet: string,
  row: string,
  { hints = [], menu }: { hints?: readonly string[]; menu: string },
): string[] {
  return [
    "How to fill it in",
    `Fill in the sheet "${sheet}" from row 2, one row per ${row}. Leave the column headings in row 1 as they are.`,
    ...hints,
    `Save it as Excel Workbook (.xlsx) and import it in ${menu}. All rows are checked and shown before anything is saved.`,
  ];
}

export const englishTextHint =
  "Exam numbers are formatted as text, so that leading zeros stay. When pasting from another file, paste values only.";

/** @throws Error for a column that `explained` leaves out. */
export function buildTemplate(
  definition: Pick<SheetDefinition, "columns" | "sheetName">,
  explained: SheetGuide,
  steps: TemplateSteps,
  lists: readonly TemplateList[],
): Book {
  const { columns, sheetName } = definition;
  const guide = createGuide(columns, explained, steps, "id");
  const choices = lists
    .filter(({ items }) => items.length > 0)
    .flatMap((list) => {
      const place = guide.list(list);
      const column = columns.findIndex((each) => each.key === list.key);
      return list.several ? [] : [{ column, sheet: guideWords.id.name, from: 0, ...place }];
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
      createGuide(columns, explained, steps, "en").sheet(),
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
  steps: TemplateSteps,
  language: keyof TemplateSteps,
): Guide {
  const said = guideWords[language];
  const rows: BookCell[][] = [];
  const boldRows: number[] = [];
  const title = (...texts: string[]): void => {
    boldRows.push(rows.length);
    rows.push(texts);
  };
  const [heading = "", ...lines] = steps[language];
  title(heading);
  for (const line of lines) rows.push(["", "", line]);
  rows.push([]);
  title(...said.titles);
  for (const { key, header, required } of columns) {
    const { help, english, sample } = explained[key] ?? unexplained(key);
    const need = required ? said.required : said.optional;
    rows.push([header, need, language === "en" ? english : help, sample]);
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
      name: said.name,
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
