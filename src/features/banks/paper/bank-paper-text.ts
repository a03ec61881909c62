// The facts at the top of a paper, the same in print and in Word.
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import type { SheetFact } from "../../../kit/print/sheets/sheet-head.tsx";
import { printedPacks, type PaperChoices, type PaperTexts } from "./bank-paper-choices.ts";
import type { BankPaperTexts } from "./bank-paper-messages.ts";

export function examFacts(bank: QuestionBank, texts: PaperTexts, t: BankPaperTexts): SheetFact[] {
  return [
    [t.subject, bank.subject_nama ?? ""],
    [t.grade, texts.grade || bank.grade],
    [t.date, texts.date],
    [t.time, texts.time],
  ];
}

/** Of who writes: by hand. */
export function writerFacts(t: BankPaperTexts): SheetFact[] {
  return [
    [t.name, ""],
    [t.number, ""],
    [t.room, ""],
  ];
}

export function instructionLines(texts: PaperTexts, t: BankPaperTexts): string[] {
  const instruction = texts.instruction || t.instruction;
  return instruction.split("\n").filter((line) => line.trim() !== "");
}

/** What is printed and how, in one line: for where the choices themselves are folded. */
export function chosenText(choices: PaperChoices, t: BankPaperTexts): string {
  const packs = printedPacks(choices).filter((pack) => pack !== "");
  return [
    choices.questionSheets && t.questions,
    choices.answerSheets && t.answers,
    choices.keySheets && t.keySheet,
    packs.length > 0 && t.pack({ pack: packs.join(", ") }),
    choices.size.toUpperCase(),
    choices.columns === 2 ? t.columns2 : t.columns1,
  ]
    .filter((part) => part !== false)
    .join(" · ");
}
