// What is chosen for a printed bank, and the parts that are printed by it.
import { paperPackages, type PaperPackage } from "../../../domain/paper/paper-order.ts";
import {
  onOff,
  oneOf,
  writtenText,
  type ChoiceField,
  type ChosenBy,
} from "../../../kit/print/choices/choice-fields.ts";
import { pageFormatFields } from "../../../kit/print/choices/page-format-choices.ts";

/** None: the bank's own order. */
const packField: ChoiceField<readonly PaperPackage[]> = {
  name: "paket",
  usual: [],
  write: (packs) => packs.join(""),
  read: (text) => paperPackages.filter((pack) => pack !== "" && text.includes(pack)),
};

export const choiceFields = {
  packs: packField,
  questionSheets: onOff("soal", true),
  answerSheets: onOff("jawaban", false),
  keySheets: onOff("lembarkunci", false),
  allKeysSheet: onOff("semuakunci", false),
  planned: onOff("rencana", false),
  keys: onOff("kunci", false),
  explanations: onOff("pembahasan", false),
  competences: onOff("kompetensi", false),
  weights: onOff("bobot", false),
  columns: oneOf<1 | 2>("kolom", [1, 2], 1),
  ...pageFormatFields,
};
export type PaperChoices = ChosenBy<typeof choiceFields>;

/** Empty: what the bank says, or a line to write on. */
export const textFields = {
  title: writtenText("judul"),
  grade: writtenText("kelas"),
  date: writtenText("tanggal"),
  time: writtenText("waktu"),
  instruction: writtenText("petunjuk"),
};
export type PaperTexts = ChosenBy<typeof textFields>;

/** The packages that are printed: the bank's own order where none was chosen. */
export function printedPacks({ packs }: PaperChoices): readonly PaperPackage[] {
  return packs.length === 0 ? [""] : packs;
}

export type PaperSheet = "questions" | "answers" | "keys" | "allKeys";
export type PrintedPart = { sheet: PaperSheet; pack: PaperPackage };

/** What is printed, in its order; the keys of all packages only where there are several. */
export function printedParts(choices: PaperChoices): PrintedPart[] {
  const packs = printedPacks(choices);
  const isPrinted = {
    questions: choices.questionSheets,
    answers: choices.answerSheets,
    keys: choices.keySheets,
  };
  const own = packs.flatMap((pack) =>
    (["questions", "answers", "keys"] as const)
      .filter((sheet) => isPrinted[sheet])
      .map((sheet): PrintedPart => ({ sheet, pack })),
  );
  const hasAll = choices.allKeysSheet && packs.length > 1;
  return hasAll ? [...own, { sheet: "allKeys", pack: "" }] : own;
}
