// The facts at the top of a paper, the same in print and in Word.
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import type { SheetFact } from "../../../kit/print/sheets/sheet-head.tsx";
import type { PaperTexts } from "./bank-paper-choices.ts";
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
