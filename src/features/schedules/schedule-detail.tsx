// What is shown under a schedule's row when it is opened: what the columns leave out, its sessions, and what happened so far.
import { useStore } from "@nanostores/react";
import type { ScheduleDetail as Detail } from "../../contract/exams/schedules.ts";
import { formatNumber, formatTime, formatWallDay, formatWallTime } from "../../core/format.ts";
import { DetailView } from "../../kit/record/detail-view.tsx";
import { RecordHistory } from "../../kit/record/record-history.tsx";
import css from "../../kit/record/record.module.css";
import { useModel } from "../../kit/use-model.ts";
import { DescriptionList } from "../../ui/layout/description-list.tsx";
import {
  scheduleHistoryMessages,
  schedulesMessages,
  type SchedulesTexts,
} from "./schedules-messages.ts";
import { createScheduleDetail } from "./schedules-model.ts";

export function ScheduleDetail({ id }: { id: string }) {
  const model = useModel(() => createScheduleDetail(id));
  return <DetailView model={model}>{(detail) => <ScheduleFacts detail={detail} />}</DetailView>;
}

export function ScheduleFacts({ detail }: { detail: Detail }) {
  return (
    <div className={css.detail}>
      <Facts detail={detail} />
      <History entries={detail.history} />
    </div>
  );
}

function Facts({ detail }: { detail: Detail }) {
  const t = useStore(schedulesMessages);
  const { banks, groups, participant_mode: mode, sessions } = detail;
  const begun = formatNumber(detail.begun_count);
  const finished = formatNumber(detail.finished_count);
  const count = formatNumber(detail.target_count);
  const whom = groups.length > 0 ? groups.map(({ path }) => path).join(", ") : t.everybody;
  const items = [
    { term: t.banks, value: banks.map(({ kode }) => kode).join(", ") || t.noBanks },
    mode === "CP"
      ? { term: t.groups, value: whom }
      : { term: t.participants, value: t.participantCount({ count }) },
    { term: t.limits, value: limitsText(detail, t) },
    ...(sessions.length > 0
      ? [{ term: t.sessions, value: sessions.map((session) => sessionText(session, t)).join("; ") }]
      : []),
    { term: t.progress, value: t.progressOf({ begun, finished }) },
    { term: t.author, value: detail.author?.name ?? "–" },
  ];
  return <DescriptionList items={items} />;
}

function limitsText({ starts_at: start, tutup, masuk_sampai: entry }: Detail, t: SchedulesTexts) {
  const after = (minutes: number) => formatTime(new Date(Date.parse(start) + minutes * 60_000));
  const said = [
    entry === null ? null : t.entryUntil({ time: after(entry) }),
    tutup === null ? null : t.closes({ time: after(tutup) }),
  ].filter((text) => text !== null);
  return said.length > 0 ? said.join(", ") : t.noLimits;
}

function sessionText(session: Detail["sessions"][number], t: SchedulesTexts): string {
  const { sesi, tanggal, mulai, members } = session;
  const start = `${formatWallDay(tanggal)} ${formatWallTime(mulai)}`;
  return t.sessionLine({ number: sesi, start, count: formatNumber(members) });
}

function History({ entries }: { entries: Detail["history"] }) {
  const t = useStore(schedulesMessages);
  const scheduleHistoryT = useStore(scheduleHistoryMessages);
  const told = entries.map(({ at, by, action }) => ({
    at,
    text: t.historyEntry({ action: scheduleHistoryT[action], by }),
  }));
  return <RecordHistory title={t.history} emptyText={t.noHistory} entries={told} />;
}
