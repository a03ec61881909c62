// One answer as it was written: its code, how long it is, which others are the same, and marks that were given to it before.
import { useStore } from "@nanostores/react";
import type { MarkingAnswer } from "../../../contract/marking/marking-answers.ts";
import { formatNumber } from "../../../core/format.ts";
import { shareOf, shownPoints } from "../../../domain/marking/point-input.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { AnswerAttachmentsList } from "./answer-attachments-list.tsx";
import css from "./marking-body.module.css";
import type { MarkingAnswersModel } from "./marking-answers-model.ts";
import { markingMessages, type MarkingTexts } from "./marking-messages.ts";
import type { ShownVersion } from "./marking-question.tsx";
import { WrittenAnswer } from "./written-answers.tsx";

type MarkedAnswerProps = {
  model: MarkingAnswersModel;
  answer: MarkingAnswer;
  version: ShownVersion;
};

export function MarkedAnswerPanel({ model, answer, version }: MarkedAnswerProps) {
  const t = useStore(markingMessages);
  const { shownAgain } = useStore(model.$sequence);
  const { code, words, is_flagged: isFlagged } = answer;
  return (
    // A long text is scrolled by keyboard.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <section className={css.answer} aria-label={t.answer({ code })} tabIndex={0}>
      <p className={css.head}>
        <b>{t.answer({ code })}</b>
        <span>{t.words({ n: formatNumber(words) })}</span>
        {isFlagged && <Tag icon="pin">{t.flagged}</Tag>}
        {shownAgain !== null && <Tag tone="info">{t.shownAgain}</Tag>}
      </p>
      <EarlierMarks answer={answer} t={t} />
      <div className={css.written}>
        <WrittenAnswer answer={answer.answer} version={version} />
      </div>
      <AnswerAttachmentsList unit={model.unit} answer={answer} />
    </section>
  );
}

/** Those of an earlier state of the answer. */
function EarlierMarks({ answer: { marks }, t }: { answer: MarkingAnswer; t: MarkingTexts }) {
  const stale = marks.filter(({ is_stale: isStale }) => isStale);
  if (stale.length === 0) return null;
  return (
    <Banner tone="warn">
      {t.changed}{" "}
      {stale
        .map(({ marker: name, share }) => {
          const points = share === null ? "–" : shownPoints(shareOf(share), "percent", 1);
          return t.marksOf({ name, points });
        })
        .join(", ")}
    </Banner>
  );
}
