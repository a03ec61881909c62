// What has happened to a participant in an exam, the latest first: when, what, by whom and why.
import { useStore } from "@nanostores/react";
import type { SittingEvent } from "../../../contract/exams/sitting-events.ts";
import { formatDateTime, formatTime } from "../../../core/format.ts";
import recordCss from "../../../kit/record/record.module.css";
import { finishKindMessages } from "../states/finish-kind-messages.ts";
import { sittingStoryMessages, type StoryTexts } from "./sitting-story-messages.ts";

export function SittingStory({ events }: { events: readonly SittingEvent[] }) {
  const t = useStore(sittingStoryMessages);
  return (
    <section aria-label={t.title}>
      <strong>{t.title}</strong>
      {events.length === 0 && <p>{t.empty}</p>}
      <ol className={recordCss.history}>
        {events.map((event, at) => (
          <li key={`${event.at} ${at}`}>
            {t.line({ at: formatTime(event.at), what: eventText(event, t) })}
          </li>
        ))}
      </ol>
    </section>
  );
}

function eventText(event: SittingEvent, t: StoryTexts): string {
  const { reason, by } = event;
  const done = by === "" ? whatText(event, t) : t.by({ what: whatText(event, t), by });
  return reason === "" ? done : t.reason({ what: done, reason });
}

function whatText(event: SittingEvent, t: StoryTexts): string {
  const { kind, finish_kind, minutes: n } = event;
  if (kind === "delayed-answers") {
    const given = givenText(event, t);
    return t.eventDelayedAnswers({ n: event.answers, given, received: secondsText(event.at) });
  }
  if (kind === "overdue-answers") return overdueText(event, t);
  if (kind === "finish") return finishKindMessages.get()[finish_kind ?? "self"];
  if (kind === "add-time") return n < 0 ? t.eventReduceTime({ n: -n }) : t.eventAddTime({ n });
  if (kind === "reopen") return t.eventReopen({ n });
  if (kind === "admit") return n > 0 ? t.eventAdmitFor({ n }) : t.eventAdmit;
  const texts = {
    "withdraw-admission": t.eventWithdrawAdmission,
    open: t.eventOpen,
    start: t.eventStart,
    leave: t.eventLeave,
    return: t.eventReturn,
    "fullscreen-out": t.eventFullscreenOut,
    "fullscreen-in": t.eventFullscreenIn,
    block: t.eventBlock,
    unblock: t.eventUnblock,
    "reset-login": t.eventResetLogin,
    "shared-token": t.eventSharedToken,
    reset: t.eventReset,
    delete: t.eventDelete,
  };
  return texts[kind];
}

function overdueText(event: SittingEvent, t: StoryTexts): string {
  const { answers, in_time: n, at } = event;
  const what = t.eventOverdueAnswers({ n: answers, received: secondsText(at) });
  const given = givenText(event, t);
  return given === "" ? what : t.eventOverdueGiven({ what, given, n });
}

/** Empty: unknown. */
function givenText({ given_from: from, given_to: to }: SittingEvent, t: StoryTexts): string {
  if (from === null || to === null) return "";
  const span = { from: secondsText(from), to: secondsText(to) };
  return span.from === span.to ? span.from : t.span(span);
}

/** "10.14.58" */
const secondsText = (time: string): string => formatDateTime(time, true).slice(-8);
