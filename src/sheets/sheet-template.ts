// A template that people fill in, from the description that checks its import: an empty sheet with the columns, and a
// second one that explains them and lists what may be in some of them. A last one explains them in English: whatever
// language the console speaks, the file is the same.
import type { Book, BookCell, BookSheet } from "../files/sheet-book.ts";
import type { SheetDefinition } from "./sheet-columns.ts";
import type { Choice, TemplateLists, TemplateSteps } from "./template-guide.ts";

type ListedChoices = {
  /** The column's place among the others, from 0. */
  column: number;
  title: string;
  beside: string;
  several: boolean;
  items: readonly Choice[];
};

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

export function buildTemplate(
  { columns, sheetName, steps }: Pick<SheetDefinition, "columns" | "sheetName" | "steps">,
  lists: TemplateLists,
): Book {
  const guide = createGuide(columns, steps, "id");
  const choices = listedChoices(columns, lists).flatMap((list) => {
    const place = guide.list(list);
    const { column, several } = list;
    return several ? [] : [{ column, sheet: guideWords.id.name, from: 0, ...place }];
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
      createGuide(columns, steps, "en").sheet(),
    ],
  };
}

/** The lists of allowed values, in the order of the guide. */
function listedChoices(
  columns: SheetDefinition["columns"],
  lists: TemplateLists,
): readonly ListedChoices[] {
  const listed = columns.flatMap(({ header, choices }, column) => {
    if (!choices) return [];
    const { title = `Isi kolom ${header}`, beside = "", several = false, many = false } = choices;
    const items = choices.items(lists);
    return items.length > 0 ? [{ column, title, beside, several, many, items }] : [];
  });
  return [...listed.filter(({ many }) => !many), ...listed.filter(({ many }) => many)];
}

type Guide = {
  list(list: ListedChoices): { firstRow: number; rows: number };
  sheet(): BookSheet;
};

function createGuide(
  columns: SheetDefinition["columns"],
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
  for (const { header, required, help, english, sample } of columns) {
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
