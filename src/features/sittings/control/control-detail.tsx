// What is shown under a row: the device, the times, the time that was added with its proof, and what has happened.
import { useStore } from "@nanostores/react";
import { getSittingStory, type ControlRow } from "../../../contract/exams/sitting-control.ts";
import { browserText } from "../../../domain/text/browser-name.ts";
import { call } from "../../../core/api.ts";
import { formatNumber, formatTime } from "../../../core/format.ts";
import { recallEveryMs } from "../../../core/live-topic.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import recordCss from "../../../kit/record/record.module.css";
import { useModel } from "../../../kit/use-model.ts";
import { DescriptionList } from "../../../ui/layout/description-list.tsx";
import { ProofTable } from "../acts/sitting-proof-table.tsx";
import { SittingStory } from "../story/sitting-story-list.tsx";
import { controlListMessages, type ControlTexts } from "./control-list-messages.ts";
import { scoreText } from "./control-score-text.ts";
import css from "./control-list.module.css";

type ControlDetailProps = { schedule_id: string; row: ControlRow };

const createStory = (schedule_id: string, id: string) =>
  createDetail((signal) => call(getSittingStory, { schedule_id, id }, { signal }), {
    everyMs: recallEveryMs,
  });

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
            <SittingStory events={events} />
          </>
        )}
      </DetailView>
    </div>
  );
}

function deviceFacts(row: ControlRow, t: ControlTexts) {
  return [
    { term: t.device, value: row.ip || t.none },
    { term: t.browser, value: browserText(row.agent) || t.none },
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
    { term: t.score, value: scoreText(row, t) },
  ];
}
