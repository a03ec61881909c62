// The questions of a result in a column: number, how it begins, answer and key, points; filters above. One tab stop: arrows lead through it.
import { useStore } from "@nanostores/react";
import { useEffect, useRef, type KeyboardEvent } from "react";
import type { DetailQuestion, ResultDetail } from "../../../contract/results/result-detail.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { formatNumber } from "../../../core/format.ts";
import { Chip } from "../../../ui/choice/chip.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { detailMessages, type DetailTexts } from "./detail-messages.ts";
import {
  countKinds,
  isFound,
  kindOf,
  questionKinds,
  type QuestionFilter,
  type ResultDetailModel,
} from "./result-detail-model.ts";
import { pointsShown } from "./shown-points-value.ts";
import { VerdictMark } from "./verdict-mark-tile.tsx";
import css from "./detail-question-list.module.css";

type ListProps = { model: ResultDetailModel; detail: ResultDetail };

const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

export function DetailQuestionList({ model, detail }: ListProps) {
  const t = useStore(detailMessages);
  const found = useStore(model.$found);
  const open = useStore(model.$open);
  const list = useRef<HTMLOListElement>(null);
  const position = open?.position;
  useEffect(() => {
    rowAt(list.current, position)?.scrollIntoView({ block: "nearest" });
  }, [position]);

  const onKeyDown = (event: KeyboardEvent) => {
    const by = steps[event.key];
    const next = by === undefined ? endOf(event.key, found) : model.step(by);
    if (!next) return;
    event.preventDefault();
    model.choose(next.position);
    rowAt(list.current, next.position)?.focus();
  };

  return (
    <section className={css.column} aria-label={t.questions}>
      <Filters model={model} detail={detail} />
      {found.length === 0 && (
        <EmptyState
          icon="funnel-x"
          title={t.noQuestions}
          actions={<Button onClick={() => model.filter("")}>{t.showAll}</Button>}
        />
      )}
      <ol ref={list} className={css.list}>
        {found.map((question) => (
          <li key={question.question_id}>
            <button
              type="button"
              className={css.row}
              data-position={question.position}
              aria-current={question === open || undefined}
              tabIndex={question === open ? 0 : -1}
              onClick={() => model.choose(question.position)}
              onKeyDown={onKeyDown}
            >
              <Row question={question} detail={detail} t={t} />
            </button>
          </li>
        ))}
      </ol>
    </section>
  );
}

const rowAt = (list: HTMLElement | null, position: number | undefined) =>
  list?.querySelector<HTMLElement>(`[data-position="${position}"]`);

function endOf(key: string, found: readonly DetailQuestion[]): DetailQuestion | undefined {
  if (key === "Home") return found[0];
  return key === "End" ? found.at(-1) : undefined;
}

function Filters({ model, detail: { questions, opened } }: ListProps) {
  const t = useStore(detailMessages);
  const chosen = useStore(model.$filter);
  if (opened === null) return null;
  const counts = countKinds(questions);
  const all = questions.length;
  const notRight = questions.filter((question) => isFound(question, "not-right")).length;
  const chip = (filter: QuestionFilter, text: string) => (
    <Chip
      key={filter}
      pressed={chosen === filter}
      onPress={() => model.filter(chosen === filter ? "" : filter)}
    >
      {text}
    </Chip>
  );
  return (
    <div className={css.filters} role="group" aria-label={t.filter}>
      {chip("", t.all({ n: formatNumber(all) }))}
      {chip("not-right", t.notRight({ n: formatNumber(notRight) }))}
      {questionKinds
        .filter((kind) => counts[kind] > 0 || chosen === kind)
        .map((kind) => chip(kind, t.chip({ verdict: t[kind], n: formatNumber(counts[kind]) })))}
    </div>
  );
}

type RowProps = { question: DetailQuestion; detail: ResultDetail; t: DetailTexts };

function Row({ question, detail: { opened }, t }: RowProps) {
  const kind = kindOf(question);
  const one = opened?.questions[question.position - 1];
  return (
    <>
      {opened ? <VerdictMark kind={kind} /> : <span />}
      <span className={css.number}>{formatNumber(question.position)}</span>
      <span className={css.text} data-strong={kind === "benar" ? undefined : ""}>
        <span className={css.excerpt}>
          <bdi>{question.excerpt}</bdi>
        </span>
        <small className={css.excerpt}>{answerLine(question, t)}</small>
      </span>
      {one && <span className={css.points}>{shownDecimal(pointsShown(one, t))}</span>}
    </>
  );
}

function answerLine(question: DetailQuestion, t: DetailTexts): string {
  const { answer_text: answer, key_text: key, is_hidden: isHidden, verdict } = question;
  if (isHidden) return t.hiddenShort;
  const given = answer === "" ? t.noAnswer : answer;
  return key === "" || verdict === "benar" ? given : t.answerAndKey({ answer: given, key });
}
