// The questions of a paper, group by group, with the texts that they belong to.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { isEmptyHtml, plainTextOf } from "../../../domain/text/html-text.ts";
import { letterOf } from "../../../domain/text/letters.ts";
import type {
  Paper,
  PaperBlock,
  PaperGroup,
  PaperQuestion,
} from "../../../domain/paper/question-paper.ts";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import type { ViewMode } from "../../../question-types/frame/question-type-props.ts";
import { QuestionView } from "../../../question-types/frame/question-view.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { bankPaperMessages, paperTaskMessages } from "./bank-paper-messages.ts";
import css from "./bank-paper-questions.module.css";

type PaperQuestionsProps = { paper: Paper; columns: 1 | 2 };

export function PaperQuestions({ paper, columns }: PaperQuestionsProps) {
  return (
    <div className={css.body} data-columns={columns}>
      {paper.groups.map((group, at) => (
        <Group key={group.type} group={group} letter={letterOf(at)} columns={columns} />
      ))}
    </div>
  );
}

type GroupProps = { group: PaperGroup; letter: string; columns: 1 | 2 };

function Group({ group: { type, blocks }, letter, columns }: GroupProps) {
  const t = useStore(bankPaperMessages);
  const paperTaskT = useStore(paperTaskMessages);
  return (
    <section className={css.group}>
      <h3 className={css.groupHead}>{t.groupTitle({ letter, task: paperTaskT[`type${type}`] })}</h3>
      {blocks.map((block) => (
        <Block key={keyOfBlock(block)} block={block} columns={columns} />
      ))}
    </section>
  );
}

const keyOfBlock = (block: PaperBlock) =>
  block.is === "question"
    ? block.question.id
    : `${block.is} ${block.reference.id} ${block.numbers}`;

function Block({ block, columns }: { block: PaperBlock; columns: 1 | 2 }) {
  if (block.is === "question") return <Question question={block.question} columns={columns} />;
  return <ReferenceBlock block={block} />;
}

type ReferenceBlockProps = { block: Exclude<PaperBlock, { is: "question" }> };

function ReferenceBlock({ block }: ReferenceBlockProps) {
  const t = useStore(bankPaperMessages);
  const { reference, numbers } = block;
  const { judul: title, isi, type, max_play: count } = reference;
  if (block.is === "reminder") {
    return <p className={css.reminder}>{t.textAgain({ numbers, title, before: block.before })}</p>;
  }
  const isHeard = type === "LT_DIRECT";
  return (
    <section className={css.reference} data-block="" data-before="">
      {isHeard ? (
        <p className={css.forNumbers}>
          <Icon name="volume-2" size={16} />{" "}
          {count > 0
            ? t.directionTimes({ title, numbers, count })
            : t.direction({ title, numbers })}
        </p>
      ) : (
        <>
          <p className={css.forNumbers}>{t.forNumbers({ numbers })}</p>
          <h4 className={css.referenceTitle}>{title}</h4>
        </>
      )}
      {!isEmptyHtml(isi) && <RichTextView html={isi} fallback={plainTextOf(isi)} />}
    </section>
  );
}

function Question({ question, columns }: { question: PaperQuestion; columns: 1 | 2 }) {
  const t = useStore(bankPaperMessages);
  const { number, stem, layout, audio, content, key, explanation, competences, bobot } = question;
  const notes = [
    ...(bobot === null ? [] : [t.bobotOf({ bobot: formatNumber(bobot) })]),
    ...(competences.length === 0 ? [] : [t.competenceOf({ codes: competences.join(", ") })]),
  ];
  // Key and type are of one question, which the compiler cannot follow through the record.
  const mode = (key ? { is: "key", key } : { is: "preview", answer: null }) as ViewMode;
  return (
    <article className={css.question} data-block="" aria-label={String(number)}>
      <span className={css.number}>{number}.</span>
      <div className={css.asked}>
        <QuestionView
          // Another mode is drawn anew, so that nothing of a key stays behind.
          key={mode.is}
          question={{ stem, audio, explanation, content, layout: paperLayout(layout, columns) }}
          mode={mode}
          onPaper
          withExplanation={explanation !== ""}
        />
        {notes.length > 0 && <p className={css.notes}>{notes.join(" · ")}</p>}
      </div>
    </article>
  );
}

/** Half a page is too narrow for a second column, and a page for answers beside the question. */
function paperLayout(layout: PaperQuestion["layout"], columns: 1 | 2): PaperQuestion["layout"] {
  if (layout === 4 || columns === 2) return layout === 3 ? 3 : 1;
  return layout;
}
