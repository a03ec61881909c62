// What is shown under a row: the device, the times, the time that was added with its proof, and what has happened.
import { useStore } from "@nanostores/react";
import { getSittingStory } from "../../../contract/exams/sitting-control.ts";
import type { ControlRow, SittingEvent } from "../../../contract/exams/sitting-control.ts";
import { call } from "../../../core/api.ts";
import { formatNumber, formatTime } from "../../../core/format.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import recordCss from "../../../kit/record/record.module.css";
import { useModel } from "../../../kit/use-model.ts";
import { DescriptionList } from "../../../ui/layout/description-list.tsx";
import { ProofTable } from "../acts/sitting-proof-table.tsx";
import { controlListMessages } from "./control-list-messages.ts";
import type { ControlTexts } from "./control-list-messages.ts";
import css from "./control-list.module.css";

type ControlDetailProps = { schedule_id: string; row: ControlRow };

const everyMs = 5_000;

function createStory(schedule_id: string, id: string) {
  const detail = createDetail((signal) => call(getSittingStory, { schedule_id, id }, { signal }));
  const timer = setInterval(() => {
    if (!document.hidden) void detail.refresh();
  }, everyMs);
  return {
    ...detail,
    exit(): void {
      clearInterval(timer);
      detail.exit();
    },
  };
}

export function ControlDetail({ schedule_id, row }: ControlDetailProps) {
  const t = useStore(controlListMessages);
  const model = useModel(() => createStory(schedule_id, row.id));
  return (
    <div className={css.detail}>
      <div className={recordCss.detail}>
        <DescriptionList items={deviceFacts(row, t)} />
        <DescriptionList items={timeFacts(row, t)} />
      </div>
      <DetailView model={model}>
        {({ events, extras }) => (
          <>
            {extras.length > 0 && <ProofTable extras={extras} />}
            <section aria-label={t.story}>
              <h3>{t.story}</h3>
              {events.length === 0 && <p>{t.storyEmpty}</p>}
              <ol className={recordCss.history}>
                {events.map((event, at) => (
                  <li key={`${event.at} ${at}`}>
                    {t.storyLine({ at: formatTime(event.at), what: eventText(event, t) })}
                  </li>
                ))}
              </ol>
            </section>
          </>
        )}
      </DetailView>
    </div>
  );
}

function deviceFacts(row: ControlRow, t: ControlTexts) {
  return [
    { term: t.device, value: row.ip || t.none },
    { term: t.browser, value: row.agent || t.none },
    { term: t.clock, value: clockText(row.clock_ahead, t) },
    ...(row.is_blocked ? [{ term: t.blockReason, value: row.block_reason }] : []),
  ];
}

/** What a device is off by less than that disturbs nobody. */
const noticedSeconds = 60;

function clockText(ahead: number | null, t: ControlTexts): string {
  if (ahead === null) return t.none;
  if (Math.abs(ahead) < noticedSeconds) return t.clockRight;
  const n = formatNumber(Math.round(Math.abs(ahead) / 60));
  return ahead > 0 ? t.clockAhead({ n }) : t.clockBehind({ n });
}

function timeFacts(row: ControlRow, t: ControlTexts) {
  const time = (at: string | null) => (at === null ? t.none : formatTime(at));
  return [
    { term: t.group, value: row.group_path || t.none },
    { term: t.start, value: time(row.started_at) },
    { term: t.deadline, value: time(row.deadline_at) },
    { term: t.end, value: time(row.finished_at) },
    { term: t.lastAnswer, value: time(row.answered_at) },
  ];
}

function eventText(event: SittingEvent, t: ControlTexts): string {
  const { reason, by } = event;
  const done = by === "" ? whatText(event, t) : t.storyBy({ what: whatText(event, t), by });
  return reason === "" ? done : t.storyReason({ what: done, reason });
}

function whatText({ kind, finish_kind, minutes: n }: SittingEvent, t: ControlTexts): string {
  if (kind === "finish") {
    if (finish_kind === "forced") return t.eventForced;
    return finish_kind === "timeout" ? t.eventTimeout : t.eventSelf;
  }
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
