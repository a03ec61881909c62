// What was asked about one answer, with the replies, the latest first.
import { useStore } from "@nanostores/react";
import type { MarkingAsk } from "../../../../contract/marking/marking-asks.ts";
import type { QuestionContent } from "../../../../contract/questions/question-content.ts";
import { formatDateTime, formatNumber } from "../../../../core/format.ts";
import { Tag, type Tone } from "../../../../ui/feedback/tag.tsx";
import { $pointScale } from "../../points/point-scale-value.ts";
import { mostShown, shownShare } from "../../points/shown-points-text.ts";
import css from "./asked-thread.module.css";
import { markingAskedMessages, type MarkingAskedTexts } from "./marking-asked-messages.ts";

type AskedThreadProps = { asks: readonly MarkingAsk[]; content: QuestionContent };

export function AskedThreadPanel({ asks, content }: AskedThreadProps) {
  const t = useStore(markingAskedMessages);
  return (
    <section aria-label={t.thread} className={css.thread}>
      {asks.map((ask) => (
        <AskedQuestion key={ask.id} ask={ask} content={content} />
      ))}
    </section>
  );
}

/** `content` of the question that is marked, where it is at hand. */
type AskedQuestionProps = { ask: MarkingAsk; content?: QuestionContent | undefined };

/** One question with its state and reply. */
export function AskedQuestion({ ask, content }: AskedQuestionProps) {
  const t = useStore(markingAskedMessages);
  const { asker: from, colleague: to, at, text, reply, state, is_stale: isStale } = ask;
  return (
    <article className={css.ask}>
      <p className={css.facts}>
        {t.asks({ from, to, date: formatDateTime(at) })}{" "}
        <Tag tone={tones[state]}>{t[`${state}State`]}</Tag>
      </p>
      <p className={css.quoted}>{text}</p>
      {isStale && <p className={css.facts}>{t.stale}</p>}
      {state === "lapsed" && <p className={css.facts}>{t.lapsedText}</p>}
      {reply && <Reply name={to} reply={reply} content={content} t={t} />}
    </article>
  );
}

const tones: Record<MarkingAsk["state"], Tone> = {
  waiting: "info",
  replied: "ok",
  withdrawn: "neutral",
  lapsed: "neutral",
};

type ReplyProps = {
  name: string;
  reply: NonNullable<MarkingAsk["reply"]>;
  content: QuestionContent | undefined;
  t: MarkingAskedTexts;
};

function Reply({ name, reply: { text, points, at }, content, t }: ReplyProps) {
  useStore($pointScale);
  return (
    <div className={css.reply}>
      <p className={css.facts}>{t.replied({ name, date: formatDateTime(at) })}</p>
      <p className={css.quoted}>{text}</p>
      {points !== null && (
        <p>
          <b>
            {t.proposal({
              points: shownShare(points, content),
              max: formatNumber(mostShown(content)),
            })}
          </b>
        </p>
      )}
    </div>
  );
}
