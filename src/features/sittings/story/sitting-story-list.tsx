// What has happened to a participant in an exam, the latest first: when, what, by whom and why.
import { useStore } from "@nanostores/react";
import type { SittingEvent } from "../../../contract/exams/sitting-events.ts";
import { formatTime } from "../../../core/format.ts";
import recordCss from "../../../kit/record/record.module.css";
import { finishKindMessages } from "../states/sitting-state-messages.ts";
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

function whatText({ kind, finish_kind, minutes: n }: SittingEvent, t: StoryTexts): string {
  if (kind === "finish") return finishKindMessages.get()[finish_kind ?? "self"];
  if (kind === "add-time") return t.eventAddTime({ n });
  if (kind === "reopen") return t.eventReopen({ n });
  const texts = {
    open: t.eventOpen,
    start: t.eventStart,
    leave: t.eventLeave,
    return: t.eventReturn,
    "fullscreen-out": t.eventFullscreenOut,
    "fullscreen-in": t.eventFullscreenIn,
    block: t.eventBlock,
    unblock: t.eventUnblock,
    "reset-login": t.eventResetLogin,
    reset: t.eventReset,
    delete: t.eventDelete,
  };
  return texts[kind];
}
