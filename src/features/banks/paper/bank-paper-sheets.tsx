// All sheets of a printed bank, one part after another: for each package its questions, answer sheet and key, then the keys
// of all packages.
import { useStore } from "@nanostores/react";
import { papers } from "../../../kit/print/sheets/paper-size.ts";
import { PrintedSheets } from "../../../kit/print/sheets/printed-sheets.tsx";
import { FramedFacts } from "../../../kit/print/sheets/sheet-head.tsx";
import { AnswerRows } from "./bank-paper-answers.tsx";
import { printedParts, type PrintedPart } from "./bank-paper-choices.ts";
import { writerFacts } from "./bank-paper-text.ts";
import { PaperHead, SheetHead } from "./bank-paper-head.tsx";
import { AllKeysTable, KeyTable } from "./bank-paper-keys.tsx";
import { bankPaperMessages, type BankPaperTexts } from "./bank-paper-messages.ts";
import type { BankOnPaper, BankPaperModel } from "./bank-paper-model.ts";
import { PaperQuestions } from "./bank-paper-questions.tsx";

type SheetsProps = { model: BankPaperModel; opened: BankOnPaper };

export function BankPaperSheets({ model, opened }: SheetsProps) {
  const t = useStore(bankPaperMessages);
  const choices = useStore(model.choices.$values);
  const parts = printedParts(choices).map((part) => {
    const label = labelOf(part, t);
    return {
      name: `${part.sheet}-${part.pack || "all"}`,
      label: label || t.questions,
      foot: joined(opened.bank.kode, label),
      content: <PartBody part={part} model={model} opened={opened} />,
    };
  });
  return <PrintedSheets paper={papers[choices.size]} font={choices.font} parts={parts} />;
}

function labelOf({ sheet, pack }: PrintedPart, t: BankPaperTexts): string {
  const name = {
    questions: "",
    answers: t.answersTitle,
    keys: t.keysTitle,
    allKeys: t.allKeysTitle,
  }[sheet];
  return joined(pack === "" ? "" : t.pack({ pack }), name);
}

const joined = (...texts: readonly string[]) => texts.filter((text) => text !== "").join(" · ");

type PartBodyProps = { part: PrintedPart; model: BankPaperModel; opened: BankOnPaper };

function PartBody({ part: { sheet, pack }, model, opened }: PartBodyProps) {
  const t = useStore(bankPaperMessages);
  const { bank, content } = opened;
  const choices = useStore(model.choices.$values);
  const paper = useStore(model.$papers).find((each) => each.pack === pack);
  const { planned, columns } = choices;
  const head = (title: string) => <SheetHead model={model} bank={bank} title={title} pack={pack} />;
  switch (sheet) {
    case "questions":
      return (
        <>
          <PaperHead model={model} bank={bank} pack={pack} />
          {paper && <PaperQuestions paper={paper} columns={columns} />}
        </>
      );
    case "answers":
      return (
        <>
          {head(t.answersTitle)}
          <FramedFacts facts={writerFacts(t)} />
          <AnswerRows bank={content} pack={pack} planned={planned} />
        </>
      );
    case "keys":
      return (
        <>
          {head(t.keysTitle)}
          <KeyTable bank={content} pack={pack} planned={planned} />
        </>
      );
    case "allKeys":
      return (
        <>
          {head(t.allKeysTitle)}
          <AllKeysTable bank={content} packs={choices.packs} planned={planned} />
        </>
      );
  }
}
