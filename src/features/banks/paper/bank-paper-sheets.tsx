// All sheets that are printed, one part after another: for each package its questions, answer sheet and key, then the keys
// of all packages. Each part begins on a page of its own.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { AnswerRows } from "./bank-paper-answers.tsx";
import { printedParts } from "./bank-paper-choices.ts";
import type { PaperChoices, PrintedPart } from "./bank-paper-choices.ts";
import { Participant, PaperHead, SheetHead } from "./bank-paper-head.tsx";
import { AllKeysTable, KeyTable } from "./bank-paper-keys.tsx";
import { bankPaperMessages } from "./bank-paper-messages.ts";
import type { BankPaperTexts } from "./bank-paper-messages.ts";
import type { BankOnPaper, BankPaperModel } from "./bank-paper-model.ts";
import { hasMarginBoxes, usePageRules } from "./bank-paper-pages.ts";
import { PaperQuestions } from "./bank-paper-questions.tsx";
import css from "./bank-paper-sheets.module.css";

type SheetsProps = { model: BankPaperModel; opened: BankOnPaper };

export function BankPaperSheets({ model, opened }: SheetsProps) {
  const t = useStore(bankPaperMessages);
  const choices = useStore(model.$choices);
  const parts = printedParts(choices);
  usePageRules(
    choices.size,
    parts.map((part) => ({
      name: pageName(part),
      label: [opened.bank.kode, labelOf(part, t)].filter((text) => text !== "").join(" · "),
    })),
  );
  return (
    <>
      {parts.map((part) => (
        <Sheet key={pageName(part)} part={part} choices={choices}>
          <PartBody part={part} model={model} opened={opened} />
        </Sheet>
      ))}
    </>
  );
}

const pageName = ({ sheet, pack }: PrintedPart) => `${sheet}-${pack || "all"}`;

function labelOf({ sheet, pack }: PrintedPart, t: BankPaperTexts): string {
  const name = {
    questions: "",
    answers: t.answersTitle,
    keys: t.keysTitle,
    allKeys: t.allKeysTitle,
  }[sheet];
  return [pack === "" ? "" : t.pack({ pack }), name].filter((text) => text !== "").join(" · ");
}

type SheetProps = { part: PrintedPart; choices: PaperChoices; children: ReactNode };

function Sheet({ part, choices, children }: SheetProps) {
  const t = useStore(bankPaperMessages);
  // Chrome 109 would begin a page at each child of what has a page's name; without margin boxes a name is for nothing.
  const style = hasMarginBoxes() ? { page: pageName(part) } : undefined;
  return (
    <section
      className={css.sheet}
      data-paper=""
      data-size={choices.size}
      data-font={choices.font}
      data-part={pageName(part)}
      style={style}
      aria-label={labelOf(part, t) || t.questions}
    >
      {children}
    </section>
  );
}

type PartBodyProps = { part: PrintedPart; model: BankPaperModel; opened: BankOnPaper };

function PartBody({ part: { sheet, pack }, model, opened }: PartBodyProps) {
  const t = useStore(bankPaperMessages);
  const { bank, content } = opened;
  const choices = useStore(model.$choices);
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
          <Participant />
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
