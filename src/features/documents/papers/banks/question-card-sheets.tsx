// Question cards (kartu soal) on paper, one or two a page: what each question asks for, the question as participants see
// it, below it the key and the explanation. Where a card goes on, its head stands again.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../../core/format.ts";
import { keyOf } from "../../../../domain/paper/paper-keys.ts";
import { packedContent } from "../../../../domain/paper/question-paper.ts";
import { isEmptyHtml, plainTextOf } from "../../../../domain/text/html-text.ts";
import type { BlueprintCompetence } from "../../../../contract/exams/bank-blueprints.ts";
import type { Question } from "../../../../contract/questions/questions.ts";
import type { Reference } from "../../../../contract/questions/references.ts";
import { typeNames } from "../../../../kit/label-messages.ts";
import type { SheetPart } from "../../../../kit/print/sheets/printed-sheets.tsx";
import { SheetFacts, SheetTitle } from "../../../../kit/print/sheets/sheet-head.tsx";
import { RichTextView } from "../../../../kit/rich-text/rich-text-view.tsx";
import { printedKeyMessages } from "../../../../question-types/frame/printed-key-messages.ts";
import { PrintedKey } from "../../../../question-types/frame/printed-key.tsx";
import { questionViewMessages } from "../../../../question-types/frame/question-view-messages.ts";
import { QuestionView } from "../../../../question-types/frame/question-view.tsx";
import { ReferenceView } from "../../../../question-types/frame/reference-view.tsx";
import { paperOf } from "../event-paper-choices.ts";
import { cardHeight, pagesOf } from "../page-rows.ts";
import { paperKindMessages } from "../event-papers-messages.ts";
import { bankFacts, difficultyName, orNone, type BankRequest } from "./bank-facts-text.ts";
import { eventBanksMessages } from "./event-banks-messages.ts";
import css from "./question-card-sheets.module.css";

/** Two of them begin on one page, and the second moves to the next where the first is too long. */
export function questionCardParts(of: BankRequest, bank: number): SheetPart[] {
  const { content, request, t } = of;
  const perPage = Number(request.chosen.perPage);
  const half = cardHeight(paperOf("kartu-soal", request.chosen), 4);
  return pagesOf(content.questions, perPage).map((questions, at) => ({
    name: `cards-${bank + 1}-${at + 1}`,
    label: [
      content.blueprint.kode,
      ...questions.map(({ number }) => t.numberOf({ n: number })),
    ].join(" · "),
    foot: null,
    content: questions.map((question) => (
      <div
        key={question.id}
        className={css.place}
        style={perPage === 1 ? undefined : { minBlockSize: `${half}mm`, breakInside: "avoid" }}
      >
        <Card of={of} question={question} />
      </div>
    )),
  }));
}

type CardProps = { of: BankRequest; question: Question };

function Card({ of, question }: CardProps) {
  const t = useStore(eventBanksMessages);
  const { references } = of.content;
  const reference = references.find(({ id }) => id === question.reference_id);
  return (
    <article aria-label={t.numberOf({ n: question.number })}>
      {/* The head of a table stands again on each page, in every browser. */}
      <table role="presentation" className={css.card}>
        <thead>
          <tr>
            <td>
              <CardHead of={of} question={question} />
            </td>
          </tr>
        </thead>
        <tbody>
          <tr className={css.body}>
            <td>
              <Competences of={of} question={question} />
              {reference && <Shared reference={reference} />}
              <Asked question={question} />
              <Answered of={of} question={question} />
            </td>
          </tr>
        </tbody>
      </table>
    </article>
  );
}

function CardHead({ of, question }: CardProps) {
  const { content, t } = of;
  const paperKindT = useStore(paperKindMessages);
  const { blueprint } = content;
  const { number, content: asked, difficulty, bobot, author_name: author } = question;
  return (
    <div className={css.head}>
      <SheetTitle title={paperKindT["kartu-soal"]} mark={t.numberOf({ n: number })} />
      <SheetFacts
        facts={[
          ...bankFacts(of),
          [t.type, typeNames.get()[asked.type]],
          [t.level, orNone(levelsOf(competencesOf({ of, question })))],
          [t.difficulty, difficultyName(difficulty, t)],
          [t.bobot, formatNumber(bobot)],
          [t.author, orNone(author ?? blueprint.author_name ?? "")],
        ]}
      />
    </div>
  );
}

/** Below the head: their words may be longer than what stands again on each page. */
function Competences({ of, question }: CardProps) {
  const t = useStore(eventBanksMessages);
  const competences = competencesOf({ of, question });
  return (
    <dl className={css.competences}>
      <dt>{t.competence}</dt>
      {competences.length === 0 && <dd>{orNone("")}</dd>}
      {competences.map(({ id, kode, uraian }) => (
        <dd key={id} dir="auto">
          <strong>{kode}</strong> {uraian}
        </dd>
      ))}
    </dl>
  );
}

function competencesOf({ of, question: { competence_ids: ids } }: CardProps) {
  return of.content.blueprint.competences.filter(({ id }) => ids.includes(id));
}

function levelsOf(competences: readonly BlueprintCompetence[]): string {
  const levels = new Set(competences.map(({ level_kognitif: level }) => level));
  return [...levels].filter((level) => level !== "").join(", ");
}

function Shared({ reference }: { reference: Reference }) {
  return (
    <section className={css.reference}>
      <h3>{reference.judul}</h3>
      <ReferenceView reference={reference} heardBy="paper" />
    </section>
  );
}

function Asked({ question }: { question: Question }) {
  const { stem, audio, explanation, layout } = question;
  const content = packedContent(question, question.bank_id, "");
  return (
    <div data-block="" className={css.asked}>
      <QuestionView
        // A page for answers beside the question is too narrow.
        question={{ stem, audio, explanation, content, layout: layout === 4 ? 1 : layout }}
        mode={{ is: "preview", answer: null }}
        onPaper
      />
    </div>
  );
}

function Answered({ of, question }: CardProps) {
  const t = useStore(printedKeyMessages);
  const questionViewT = useStore(questionViewMessages);
  const { keys, explanations } = of.request.chosen;
  const { explanation, content } = question;
  return (
    <>
      {keys && (
        <div className={css.answered}>
          <strong>{t.key}</strong>
          <PrintedKey value={keyOf(packedContent(question, question.bank_id, ""), content.key)} />
        </div>
      )}
      {explanations && !isEmptyHtml(explanation) && (
        <div className={css.answered}>
          <strong>{questionViewT.explanation}</strong>
          <RichTextView html={explanation} fallback={plainTextOf(explanation)} />
        </div>
      )}
    </>
  );
}
