// One question of a result: how it was shown, what was answered beside the key, and how that became its points.
import { useStore } from "@nanostores/react";
import type { OpenedQuestion } from "../../../contract/results/opened-result.ts";
import type { DetailQuestion, ResultDetail } from "../../../contract/results/result-detail.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { formatDateTime, formatNumber } from "../../../core/format.ts";
import { recordOf } from "../../../domain/scoring/own-value.ts";
import type { QuestionScore } from "../../../domain/scoring/score-question.ts";
import { scoreStored } from "../../../domain/scoring/shown-score.ts";
import { isEmptyHtml, plainTextOf } from "../../../domain/text/html-text.ts";
import type { ParticipantContent } from "../../../domain/questions/participant-question.ts";
import { typeNames } from "../../../kit/label-messages.ts";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import type { ViewMode } from "../../../question-types/frame/question-type-props.ts";
import { QuestionView } from "../../../question-types/frame/question-view.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { ArithmeticPanel } from "./arithmetic/arithmetic-panel.tsx";
import { detailMessages } from "./detail-messages.ts";
import { kindOf, type ResultDetailModel } from "./result-detail-model.ts";
import { pointsShown } from "./shown-points-value.ts";
import { VerdictMark } from "./verdict-mark-tile.tsx";
import css from "./detail-question.module.css";

type PanelProps = { model: ResultDetailModel; detail: ResultDetail };

export function DetailQuestionPanel({ model, detail }: PanelProps) {
  const t = useStore(detailMessages);
  const question = useStore(model.$open);
  if (question === null) return <div className={css.panel} />;
  const { position } = question;
  const opened = detail.opened?.questions[position - 1] ?? null;
  const reference = detail.references.find(({ id }) => id === question.reference_id);
  return (
    // A long question is scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.panel} aria-label={t.numbered({ n: position })} tabIndex={0}>
      <Head model={model} question={question} opened={opened} />
      <States question={question} />
      {reference && !isEmptyHtml(reference.isi) && (
        <details>
          <summary>
            {t.reference} <bdi>{reference.judul}</bdi>
          </summary>
          <RichTextView html={reference.isi} fallback={plainTextOf(reference.isi)} />
        </details>
      )}
      {/* Each question is drawn anew: a player or a picture of the one before is not kept. */}
      <QuestionView
        key={question.question_id}
        question={{
          ...question,
          content: { type: question.type, payload: question.payload } as ParticipantContent,
        }}
        mode={modeOf(question, opened)}
      />
      <Given question={question} opened={opened} />
      <Comments comments={question.comments} />
      {opened && <ArithmeticPanel opened={opened} types={detail.opened!.types} />}
      {!isEmptyHtml(question.explanation) && (
        <details>
          <summary>{t.explanation}</summary>
          <RichTextView html={question.explanation} fallback={plainTextOf(question.explanation)} />
        </details>
      )}
    </section>
  );
}

type QuestionProps = { question: DetailQuestion; opened: OpenedQuestion | null };

function Head({ model, question, opened }: QuestionProps & { model: ResultDetailModel }) {
  const t = useStore(detailMessages);
  const names = useStore(typeNames);
  const found = useStore(model.$found);
  const kind = kindOf(question);
  const { position, bank_number: number } = question;
  const at = found.indexOf(question);
  return (
    <header className={css.head}>
      {opened && <VerdictMark kind={kind} isNamed />}
      <h2>{t.numbered({ n: formatNumber(position) })}</h2>
      {number !== null && number !== position && (
        <span className={css.inBank}>{t.inBank({ n: formatNumber(number) })}</span>
      )}
      <span className={css.type}>
        {names[question.type]}
        {opened && ` · ${t[kind]}`}
      </span>
      {opened?.counts && (
        <span className={css.points}>
          <b>{shownDecimal(pointsShown(opened, t))}</b>
        </span>
      )}
      <span className={css.steps}>
        <Button
          variant="ghost"
          icon="chevron-left"
          aria-label={t.previous}
          disabled={at <= 0}
          onClick={() => model.step(-1)}
        />
        <Button
          variant="ghost"
          icon="chevron-right"
          aria-label={t.next}
          disabled={at === found.length - 1}
          onClick={() => model.step(1)}
        />
      </span>
    </header>
  );
}

function States({ question }: { question: DetailQuestion }) {
  const t = useStore(detailMessages);
  const {
    version,
    current_version: current,
    counted_version: counted,
    is_hidden: isHidden,
    doubt,
    given_at: given,
  } = question;
  const time = given ?? question.answered_at;
  return (
    <p className={css.states}>
      {isHidden && (
        <Tag tone="info" icon="eye-off">
          {t.hidden}
        </Tag>
      )}
      {doubt && <Tag icon="circle-question-mark">{t.doubt}</Tag>}
      {current === null && (
        <Tag tone="warn" icon="trash">
          {t.deleted}
        </Tag>
      )}
      {current !== null && current !== version && (
        <Tag tone="warn" icon="pencil">
          {t.changed({ version: formatNumber(version), current: formatNumber(current) })}
        </Tag>
      )}
      {counted !== null && counted !== version && (
        <Tag tone="info" icon="rotate-ccw">
          {t.counted({ version: formatNumber(counted), shown: formatNumber(version) })}
        </Tag>
      )}
      {time !== null && <span>{t.given({ time: formatDateTime(time, true) })}</span>}
    </p>
  );
}

/** What no view of the type shows: beside a key alone, and before the end. */
function Given({ question, opened }: QuestionProps) {
  const t = useStore(detailMessages);
  if (question.is_hidden || modeOf(question, opened).is === "result") return null;
  return (
    <p className={css.given}>
      <span>{t.answered}</span>{" "}
      <b>
        <bdi>{question.answer_text === "" ? t.noAnswer : question.answer_text}</bdi>
      </b>
    </p>
  );
}

function Comments({ comments }: { comments: readonly string[] }) {
  const t = useStore(detailMessages);
  if (comments.length === 0) return null;
  return (
    <section className={css.comments} aria-label={t.comments}>
      <h3>{t.comments}</h3>
      {comments.map((comment) => (
        <p key={comment}>
          <bdi>{comment}</bdi>
        </p>
      ))}
    </section>
  );
}

/** Answers that the treatment of a question stands above, or that the question cannot be compared with, are shown beside the key alone. */
const withoutResult = new Set([
  "removed",
  "given",
  "incomparable",
  "failed",
  "hidden",
  "impossible",
]);

function modeOf(question: DetailQuestion, opened: OpenedQuestion | null): ViewMode {
  const { key, answer } = question;
  if (key === null || opened === null) return { is: "preview", answer: null } as ViewMode;
  if (withoutResult.has(opened.rule.is)) return { is: "key", key } as ViewMode;
  return { is: "result", key, answer, score: scoreOf(question, opened) } as ViewMode;
}

/** As the scorer has made it: exact fractions travel as texts. */
function scoreOf({ verdict, parts }: DetailQuestion, { share, deduction }: OpenedQuestion) {
  const [least, most] = [scoreStored(share.least), scoreStored(share.most)];
  return {
    verdict: verdict ?? "menunggu",
    share: share.least === share.most ? least : null,
    least,
    most,
    deduction: scoreStored(deduction),
    byPart: recordOf(
      parts.map(({ id, share: own, answered }) => [id, { share: scoreStored(own), answered }]),
    ),
    impossible: false,
  } satisfies QuestionScore;
}
