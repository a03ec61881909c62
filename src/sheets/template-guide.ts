// What the guide of a template says beside its columns: how to go about it, and lists of what may be in a column.
import type { Option } from "../contract/calls/list-fields.ts";
import type { GroupOption } from "../contract/groups.ts";

/** In each language a heading, and how to go about it line by line. */
export type TemplateSteps = Readonly<Record<"id" | "en", readonly string[]>>;

export type Choice = Pick<Option, "kode" | "nama">;

/** What a template can list: what a school has, or the usual codes and no groups. */
export type TemplateLists = {
  majors: readonly Choice[];
  religions: readonly Choice[];
  groups: readonly Pick<GroupOption, "path">[];
};

export type ColumnChoices = {
  /** Above the list; left out: "Isi kolom" with the header. */
  title?: string;
  /** Above what is written beside each, such as "Nama jurusan". */
  beside?: string;
  /** The cell may hold several of them: they are explained, and not offered as choices. */
  several?: boolean;
  /** There may be hundreds: listed after the others. */
  many?: boolean;
  /** An empty list is left out. */
  items(lists: TemplateLists): readonly Choice[];
};

export function choicesOf(...texts: readonly string[]): Choice[] {
  return texts.map((kode) => ({ kode, nama: "" }));
}

/** `menu`: where it is imported. */
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

export const textHint =
  "Kolom nomor ujian sudah berformat Teks, sehingga angka 0 di depan tidak hilang. Saat menempel dari file lain, pilih Tempel Nilai.";

export const englishTextHint =
  "Exam numbers are formatted as text, so that leading zeros stay. When pasting from another file, paste values only.";
