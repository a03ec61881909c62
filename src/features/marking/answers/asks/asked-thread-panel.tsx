// What was asked about one answer, with the replies, the latest first.
import { useStore } from "@nanostores/react";
import type { MarkingAsk } from "../../../../contract/marking/marking-asks.ts";
import { formatDateTime } from "../../../../core/format.ts";
import { shareOf, shownPoints } from "../../../../domain/marking/point-input.ts";
import { Tag, type Tone } from "../../../../ui/feedback/tag.tsx";
import css from "./asked-thread.module.css";
import { markingAskedMessages, type MarkingAskedTexts } from "./marking-asked-messages.ts";

export function AskedThreadPanel({ asks }: { asks: readonly MarkingAsk[] }) {
  const t = useStore(markingAskedMessages);
  return (
    <section aria-label={t.thread} className={css.thread}>
      {asks.map((ask) => (
        <AskedQuestion key={ask.id} ask={ask} />
      ))}
    </section>
  );
}

/** One question with its state and reply. */
export function AskedQuestion({ ask }: { ask: MarkingAsk }) {
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
      {reply && <Reply name={to} reply={reply} t={t} />}
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
  t: MarkingAskedTexts;
};

function Reply({ name, reply: { text, points, at }, t }: ReplyProps) {
  return (
    <div className={css.reply}>
      <p className={css.facts}>{t.replied({ name, date: formatDateTime(at) })}</p>
      <p className={css.quoted}>{text}</p>
      {points !== null && (
        <p>
          <b>{t.proposal({ points: shownPoints(shareOf(points), "percent", 1) })}</b>
        </p>
      )}
    </div>
  );
}
