// What is chosen for a printed bank, as data and as the query of an address, so that a link prints the same again.
import type { Query } from "../../../core/navigation.ts";
import { paperPackages } from "../../../domain/paper/paper-order.ts";
import type { PaperPackage } from "../../../domain/paper/paper-order.ts";
import type { PaperShows } from "../../../domain/paper/question-paper.ts";

export const paperSizes = ["a4", "f4"] as const;
export type PaperSize = (typeof paperSizes)[number];
export const fontSizes = ["10", "11", "12", "14"] as const;
export type FontSize = (typeof fontSizes)[number];

export type PaperChoices = PaperShows & {
  /** Empty: the bank's own order. */
  packs: readonly PaperPackage[];
  sheets: Readonly<Record<PaperSheet, boolean>>;
  letterhead: boolean;
  columns: 1 | 2;
  size: PaperSize;
  font: FontSize;
};
export const paperSheets = ["questions", "answers", "keys", "allKeys"] as const;
export type PaperSheet = (typeof paperSheets)[number];
/** Empty: what the bank says, or a line to write on. */
export type PaperTexts = Readonly<Record<PaperText, string>>;
export const paperTexts = ["title", "grade", "date", "time", "instruction"] as const;
export type PaperText = (typeof paperTexts)[number];

export const usualChoices: PaperChoices = {
  packs: [],
  sheets: { questions: true, answers: false, keys: false, allKeys: false },
  planned: false,
  keys: false,
  explanations: false,
  competences: false,
  weights: false,
  letterhead: true,
  columns: 1,
  size: "a4",
  font: "11",
};

const sheetNames: Record<PaperSheet, string> = {
  questions: "soal",
  answers: "jawaban",
  keys: "lembarkunci",
  allKeys: "semuakunci",
};
const switchNames = {
  planned: "rencana",
  keys: "kunci",
  explanations: "pembahasan",
  competences: "kompetensi",
  weights: "bobot",
  letterhead: "kop",
} as const;
export type PaperSwitch = keyof typeof switchNames;
const textNames: Record<PaperText, string> = {
  title: "judul",
  grade: "kelas",
  date: "tanggal",
  time: "waktu",
  instruction: "petunjuk",
};
const maxText = 1000;

const entriesOf = <Key extends string, Value>(record: Record<Key, Value>) =>
  Object.entries(record) as [Key, Value][];

/** Only what differs from the usual. */
export function paperQuery(choices: PaperChoices, texts: PaperTexts): Query {
  const query: Query = {};
  const put = (name: string, value: string, usual: string) => {
    if (value !== usual) query[name] = value;
  };
  put("paket", choices.packs.join(""), "");
  for (const [sheet, name] of entriesOf(sheetNames)) {
    put(name, flag(choices.sheets[sheet]), flag(usualChoices.sheets[sheet]));
  }
  for (const [each, name] of entriesOf(switchNames)) {
    put(name, flag(choices[each]), flag(usualChoices[each]));
  }
  put("kolom", String(choices.columns), "1");
  put("kertas", choices.size, usualChoices.size);
  put("huruf", choices.font, usualChoices.font);
  for (const [text, name] of entriesOf(textNames)) put(name, texts[text], "");
  return query;
}

const flag = (isOn: boolean) => (isOn ? "1" : "0");

/** What is not understood is as usual. */
export function readPaperQuery(query: Query): { choices: PaperChoices; texts: PaperTexts } {
  const isOn = (name: string, usual: boolean) => {
    const value = query[name];
    return value === "1" || value === "0" ? value === "1" : usual;
  };
  const sheets = { ...usualChoices.sheets };
  for (const [sheet, name] of entriesOf(sheetNames)) sheets[sheet] = isOn(name, sheets[sheet]);
  const choices = { ...usualChoices, sheets };
  for (const [each, name] of entriesOf(switchNames)) choices[each] = isOn(name, choices[each]);
  const packs = query["paket"] ?? "";
  const texts = { title: "", grade: "", date: "", time: "", instruction: "" };
  for (const [text, name] of entriesOf(textNames)) {
    texts[text] = (query[name] ?? "").slice(0, maxText);
  }
  return {
    choices: {
      ...choices,
      packs: paperPackages.filter((pack) => pack !== "" && packs.includes(pack)),
      columns: query["kolom"] === "2" ? 2 : 1,
      size: paperSizes.find((size) => size === query["kertas"]) ?? usualChoices.size,
      font: fontSizes.find((font) => font === query["huruf"]) ?? usualChoices.font,
    },
    texts,
  };
}

/** The packages that are printed: the bank's own order where none was chosen. */
export function printedPacks({ packs }: PaperChoices): readonly PaperPackage[] {
  return packs.length === 0 ? [""] : packs;
}

export type PrintedPart = { sheet: PaperSheet; pack: PaperPackage };

/** What is printed, in its order; the keys of all packages only where there are several. */
export function printedParts(choices: PaperChoices): PrintedPart[] {
  const packs = printedPacks(choices);
  const { sheets } = choices;
  const own = packs.flatMap((pack) =>
    (["questions", "answers", "keys"] as const)
      .filter((sheet) => sheets[sheet])
      .map((sheet): PrintedPart => ({ sheet, pack })),
  );
  const hasAll = sheets.allKeys && packs.length > 1;
  return hasAll ? [...own, { sheet: "allKeys", pack: "" }] : own;
}
