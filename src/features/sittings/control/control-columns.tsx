// The columns of the list of sittings.
import { useStore } from "@nanostores/react";
import type { ControlRow } from "../../../contract/exams/sitting-control.ts";
import { sittingRowState } from "../../../domain/exams/sittings/sitting-row-state.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { formatNumber, formatTime } from "../../../core/format.ts";
import type { Column } from "../../../kit/list/list-column.ts";
import { codeColumn, nameColumn } from "../../../kit/list/naming-columns.ts";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { stateIcons, stateText, stateTones } from "../states/sitting-state-text.ts";
import { finishKindMessages } from "../states/finish-kind-messages.ts";
import { sittingStateMessages } from "../states/sitting-state-messages.ts";
import type { ControlTexts } from "./control-list-messages.ts";
import { scoreText } from "./control-score-text.ts";
import type { ControlSort } from "./sitting-control-model.ts";

function StateTag({ row }: { row: ControlRow }) {
  const t = useStore(sittingStateMessages);
  const state = sittingRowState(row, serverNow().getTime());
  return (
    <Tag tone={stateTones[state]} icon={stateIcons[state]}>
      {stateText(row, state, t)}
    </Tag>
  );
}

const isBegun = ({ status }: ControlRow) => status === 3 || status === 1;

export function progressText({ answered, asked, doubtful }: ControlRow, t: ControlTexts): string {
  const done = t.answered({ answered: formatNumber(answered), asked: formatNumber(asked) });
  return doubtful > 0 ? `${done} · ${t.doubtful({ n: formatNumber(doubtful) })}` : done;
}

/** To the minute, and in the last one to the second: it is told anew every few seconds. */
export function remainingText({ status, deadline_at: deadline }: ControlRow, t: ControlTexts) {
  if (status !== 3 || deadline === null) return t.none;
  const seconds = Math.ceil((Date.parse(deadline) - serverNow().getTime()) / 1000);
  if (seconds <= 0) return t.over;
  return seconds < 60
    ? t.secondsLeft({ n: seconds })
    : t.minutesLeft({ n: formatNumber(Math.ceil(seconds / 60)) });
}

/** "50 menit (+10)": the column of its own need not stand there. */
function remainingWithExtra(row: ControlRow, t: ControlTexts): string {
  const { extra_seconds: extra, status } = row;
  // A number stays with its unit.
  const text = remainingText(row, t).replace(" ", "\u00a0");
  if (extra === 0 || status === 1) return text;
  const left = status === 3 ? `${text} ` : "";
  return `${left}(+${formatNumber(Math.round(extra / 60))})`;
}

/** Empty until it has ended. */
export const finishText = ({ finish_kind: kind }: ControlRow): string =>
  kind === null ? "" : finishKindMessages.get()[kind];

export const extraText = ({ extra_seconds: seconds }: ControlRow, t: ControlTexts): string =>
  seconds > 0 ? t.extraOf({ n: formatNumber(Math.round(seconds / 60)) }) : t.none;

export function placeText({ room, seat }: ControlRow, t: ControlTexts): string {
  if (room === "") return t.none;
  return seat > 0 ? t.place({ room, seat }) : room;
}

/** Names of rooms are long, and staff know the codes. */
const shortPlaceText = (row: ControlRow, t: ControlTexts): string =>
  placeText({ ...row, room: row.room_kode }, t);

export function controlColumns(t: ControlTexts): readonly Column<ControlRow, ControlSort>[] {
  return [...whoColumns(t), ...workColumns(t)];
}

function whoColumns(t: ControlTexts): Column<ControlRow, ControlSort>[] {
  return [
    codeColumn("no_ujian", t.number),
    nameColumn("nama", t.name),
    {
      id: "group",
      label: t.group,
      sort: "group",
      hiddenAtFirst: true,
      cell: ({ group_path: path }) => path || t.none,
    },
    {
      id: "room",
      label: t.room,
      sort: "room",
      nowrap: true,
      cell: (row) => <span title={placeText(row, t)}>{shortPlaceText(row, t)}</span>,
    },
    {
      id: "state",
      label: t.status,
      sort: "state",
      nowrap: true,
      card: "state",
      cell: (row) => <StateTag row={row} />,
    },
    {
      id: "finish_kind",
      label: t.finish,
      sort: "finish_kind",
      hiddenAtFirst: true,
      cell: (row) => finishText(row) || t.none,
    },
  ];
}

function workColumns(t: ControlTexts): Column<ControlRow, ControlSort>[] {
  return [
    {
      id: "progress",
      label: t.progress,
      sort: "progress",
      nowrap: true,
      card: "fact",
      cardText: (row) => (isBegun(row) ? progressText(row, t) : null),
      cell: (row) => (isBegun(row) ? progressText(row, t) : t.none),
    },
    {
      id: "deadline",
      label: t.remaining,
      sort: "deadline",
      card: "fact",
      cardText: (row) => (row.status === 3 ? remainingText(row, t) : null),
      cell: (row) => remainingWithExtra(row, t),
    },
    {
      id: "leaves",
      label: t.leaves,
      sort: "leaves",
      numeric: true,
      cell: ({ leave_count: count }) => formatNumber(count),
    },
    {
      id: "extra",
      label: t.extra,
      sort: "extra",
      hiddenAtFirst: true,
      numeric: true,
      nowrap: true,
      cell: (row) => extraText(row, t),
    },
    {
      id: "score",
      label: t.score,
      sort: "score",
      cell: (row) => scoreText(row, t),
    },
    {
      id: "last_seen",
      label: t.lastSeen,
      sort: "last_seen",
      numeric: true,
      nowrap: true,
      muted: true,
      cell: ({ last_seen_at: at }) => (at === null ? t.none : formatTime(at)),
    },
  ];
}
