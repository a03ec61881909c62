// One answer as it was written: its code, how long it is, which others are the same, and marks that were given to it before.
import { useStore } from "@nanostores/react";
import { useLayoutEffect, useRef, type RefObject } from "react";
import type { MarkingAnswer, ShownMark } from "../../../contract/marking/marking-answers.ts";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../core/format.ts";
import { pointFormOf } from "../../../domain/marking/point-form.ts";
import { isMarkedUnseen } from "../../../domain/marking/rounds/unseen-marks.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { usePhone } from "../../../ui/use-phone.ts";
import { AnswerAsksPanel } from "./asks/answer-asks-panel.tsx";
import { AnswerFilesList } from "./files/answer-files-list.tsx";
import { GivenPointsTable } from "./given/given-points-table.tsx";
import css from "./marking-body.module.css";
import type { MarkingAnswersModel } from "./marking-answers-model.ts";
import { $pointScale } from "../points/point-scale-value.ts";
import { shownMark } from "../points/shown-points-text.ts";
import { OtherTabTag } from "./sequence/other-tab-notices.tsx";
import { isToDecide } from "./sequence/marking-sequence-state.ts";
import { markingMessages, type MarkingTexts } from "./marking-messages.ts";
import type { ShownVersion } from "./marking-question.tsx";
import { ModelWordsButton } from "./words/model-words-button.tsx";
import { WrittenAnswer } from "./written-answers.tsx";

type MarkedAnswerProps = {
  model: MarkingAnswersModel;
  answer: MarkingAnswer;
  version: ShownVersion;
};

export function MarkedAnswerPanel({ model, answer, version }: MarkedAnswerProps) {
  const t = useStore(markingMessages);
  const { shownAgain, chosen } = useStore(model.$sequence);
  const { code, words, is_flagged: isFlagged } = answer;
  const panel = useRef<HTMLElement>(null);
  const written = useRef<HTMLDivElement>(null);
  const isPhone = usePhone();
  useInSight(panel, isPhone, model);
  const given = <GivenMarks answer={answer} content={version.content} t={t} />;
  return (
    <section
      ref={panel}
      className={css.answer}
      aria-label={t.answer({ code })}
      data-answer=""
      // A long text is scrolled by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
    >
      <p className={css.head}>
        <b>{t.answer({ code })}</b>
        <span>{t.words({ n: formatNumber(words) })}</span>
        {isFlagged && <Tag icon="pin">{t.flagged}</Tag>}
        {shownAgain !== null && chosen.length === 0 && <Tag tone="info">{t.shownAgain}</Tag>}
        <ChosenNotice model={model} />
        <OtherTabTag model={model} />
        <ModelWordsButton place={written} version={version} />
      </p>
      <EarlierMarks answer={answer} content={version.content} t={t} />
      {!isPhone && given}
      <AnswerAsksPanel model={model.asks} code={code} content={version.content} />
      <div ref={written} className={css.written}>
        <WrittenAnswer answer={answer.answer} version={version} />
      </div>
      <AnswerFilesList files={model.files} answer={answer} />
      {isPhone && given}
    </section>
  );
}

/** On a phone the next answer begins at the upper edge of the screen, wherever the one before was scrolled to. */
function useInSight(
  panel: RefObject<HTMLElement | null>,
  isPhone: boolean,
  { $sequence }: MarkingAnswersModel,
): void {
  useLayoutEffect(() => {
    const { done, skipped, chosen } = $sequence.get();
    const isFirst = done.length + skipped.length + chosen.length === 0;
    if (isPhone && !isFirst) panel.current?.scrollIntoView({ block: "start" });
  }, [panel, isPhone, $sequence]);
}

type EarlierMarksProps = {
  answer: MarkingAnswer;
  content: ShownVersion["content"];
  t: MarkingTexts;
};

/** Those of an earlier state of the answer, and what is known of the others. */
function EarlierMarks({ answer, content, t }: EarlierMarksProps) {
  useStore($pointScale);
  const { marks } = answer;
  const stale = marks.filter(({ is_stale: isStale }) => isStale);
  const isOlder = marks.some((mark) => !mark.is_stale && mark.is_by_older_rubric);
  return (
    <>
      {stale.length > 0 && (
        <Banner tone="warn">
          {t.changed} {stale.map((mark) => markText(mark, content, t)).join(", ")}
        </Banner>
      )}
      {isOlder && <Banner tone="warn">{t.olderRubric}</Banner>}
      {isMarkedUnseen(answer) && <Banner tone="info">{t.unseen}</Banner>}
    </>
  );
}

/** Where others have marked the answer as it is now, what each has given. On a phone it is below the answer, which would be out of sight. */
function GivenMarks({ answer, content, t }: EarlierMarksProps) {
  useStore($pointScale);
  const { marks, decision_hindrance: hindrance } = answer;
  const present = marks.filter(({ is_stale: isStale }) => !isStale);
  if (!present.some(({ is_own: isOwn }) => !isOwn)) return null;
  return (
    <Banner tone={isToDecide(answer) ? "warn" : "info"}>
      <p>{isToDecide(answer) ? t.differing : t.given}</p>
      <Given answer={answer.answer} marks={present} content={content} t={t} />
      {hindrance !== null && <p>{translateFault(hindrance)}</p>}
    </Banner>
  );
}

type GivenProps = Omit<EarlierMarksProps, "answer"> & {
  answer: MarkingAnswer["answer"];
  marks: readonly ShownMark[];
};

/** By part where the answer is marked in parts. */
function Given({ answer, marks, content, t }: GivenProps) {
  const form = pointFormOf(content, answer);
  if (form.kind !== "whole" && form.fields.length > 0) {
    return <GivenPointsTable form={form} marks={marks} content={content} />;
  }
  return (
    <ul>
      {marks.map((mark) => (
        <li key={mark.marker + mark.at}>{markText(mark, content, t)}</li>
      ))}
    </ul>
  );
}

function markText(mark: ShownMark, content: ShownVersion["content"], t: MarkingTexts): string {
  const { marker: name, comment } = mark;
  const points = shownMark(mark, content);
  return comment === "" ? t.marksOf({ name, points }) : t.withComment({ name, points, comment });
}

/** How many of the list are still to come, and the way back to one's turn. */
function ChosenNotice({ model }: { model: MarkingAnswersModel }) {
  const t = useStore(markingMessages);
  const { chosen } = useStore(model.$sequence);
  if (chosen.length === 0) return null;
  const later = chosen.length - 1;
  return (
    <>
      <Tag tone="info">{later === 0 ? t.chosenLast : t.chosen({ n: formatNumber(later) })}</Tag>
      <Button size="s" onClick={() => model.choose([])}>
        {t.backToTurn}
      </Button>
    </>
  );
}
