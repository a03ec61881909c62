// Blank sheets with lines for the essay questions of an exam. Who wrote one stands above a line where it is cut off before it is marked.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { isEmptyHtml, plainTextOf } from "../../../domain/text/html-text.ts";
import { PrintedLetterhead } from "../../../kit/print/sheets/printed-letterhead.tsx";
import type { SheetPart } from "../../../kit/print/sheets/printed-sheets.tsx";
import { FramedFacts, SheetFacts, SheetTitle } from "../../../kit/print/sheets/sheet-head.tsx";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import { RuledRows } from "./essay-paper-answers.tsx";
import type { EssayPaperChoices } from "./essay-paper-choices.ts";
import css from "./essay-paper.module.css";
import { essayPaperMessages, type EssayPaperTexts } from "./essay-paper-messages.ts";
import type { PaperQuestion } from "./essay-paper-rows.ts";
import { examFacts, marginText, unitTitle } from "./essay-paper-text.ts";

export function blankParts(
  questions: readonly PaperQuestion[],
  choices: EssayPaperChoices,
  t: EssayPaperTexts,
): SheetPart[] {
  const units = questions.map(({ unit }) => unit);
  const content = <BlankSheet questions={questions} choices={choices} />;
  if (questions.length === 0) return [];
  return Array.from({ length: choices.sheets }, (_, at) => ({
    name: `blank-${at + 1}`,
    label: t.blankSheet({ n: formatNumber(at + 1) }),
    foot: marginText(units, t.blankTitle),
    content,
  }));
}

type BlankSheetProps = { questions: readonly PaperQuestion[]; choices: EssayPaperChoices };

function BlankSheet({ questions, choices }: BlankSheetProps) {
  const t = useStore(essayPaperMessages);
  return (
    <>
      {choices.letterhead && <PrintedLetterhead />}
      <FramedFacts facts={[t.name, t.number, t.room, t.code].map((name) => [name, ""] as const)} />
      <p className={css.cut}>{t.cut}</p>
      <SheetTitle title={t.blankTitle} mark="" />
      <SheetFacts
        facts={[
          ...examFacts(
            questions.map(({ unit }) => unit),
            t,
          ),
          [t.code, ""] as const,
        ]}
      />
      {questions.map(({ unit, versions }) => {
        const [version] = versions;
        if (!version) return null;
        const { stem, reference } = version;
        return (
          <section key={unit.id} className={css.blank}>
            <h3>{unitTitle(unit, t)}</h3>
            {!isEmptyHtml(reference) && (
              <RichTextView html={reference} fallback={plainTextOf(reference)} />
            )}
            <RichTextView html={stem} fallback={plainTextOf(stem)} />
            <RuledRows count={choices.lines} />
          </section>
        );
      })}
    </>
  );
}
