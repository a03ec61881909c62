// A row of the live board as the server sends it, packed, and as the console reads it. Instants are ms since 1970.
import type { BoardHead, PackedRow } from "../../../contract/exams/monitor.ts";
import { finishKinds } from "../../../contract/exams/sitting-rows.ts";
import type { SittingRow } from "../../../contract/exams/sitting-rows.ts";
import { browserText } from "../../text/browser-text.ts";

type Moment =
  | "started_at"
  | "deadline_at"
  | "finished_at"
  | "away_since"
  | "answered_at"
  | "last_seen_at";

export type BoardRow = Omit<SittingRow, Moment | "starts_at" | "agent"> &
  Record<Moment, number | null> & {
    starts_at: number;
    /** In few words. */
    browser: string;
  };

const flags = { is_signed_in: 1, asks_reset: 2, is_blocked: 4 } as const;

const packed = (time: string | null): number | null =>
  time === null ? null : Math.floor(Date.parse(time) / 1000);
const read = (seconds: number | null): number | null => (seconds === null ? null : seconds * 1000);

/** @param n of the row's room */
export function packRow(row: SittingRow, n: number | null): PackedRow {
  const flag = (name: keyof typeof flags) => (row[name] ? flags[name] : 0);
  return [
    row.id,
    row.no_ujian,
    row.nama,
    row.group_path,
    row.sesi,
    n,
    row.seat,
    Math.floor(Date.parse(row.starts_at) / 1000),
    row.status,
    flag("is_signed_in") + flag("asks_reset") + flag("is_blocked"),
    row.block_reason,
    packed(row.started_at),
    packed(row.deadline_at),
    packed(row.finished_at),
    row.finish_kind === null ? null : finishKinds.indexOf(row.finish_kind),
    row.extra_seconds,
    row.leave_count,
    packed(row.away_since),
    row.asked,
    row.answered,
    row.doubtful,
    packed(row.answered_at),
    packed(row.last_seen_at),
    row.clock_ahead,
    row.ip,
    browserText(row.agent),
  ];
}

/** @param rooms of the board, by `n` */
export function readRow(
  row: PackedRow,
  rooms: ReadonlyMap<number, BoardHead["rooms"][number]>,
): BoardRow {
  const room = row[5] === null ? undefined : rooms.get(row[5]);
  const flag = (name: keyof typeof flags) => (row[9] & flags[name]) !== 0;
  return {
    id: row[0],
    no_ujian: row[1],
    nama: row[2],
    group_path: row[3],
    sesi: row[4],
    room_id: room?.id ?? null,
    room: room?.nama ?? "",
    seat: row[6],
    starts_at: row[7] * 1000,
    status: row[8],
    is_signed_in: flag("is_signed_in"),
    asks_reset: flag("asks_reset"),
    is_blocked: flag("is_blocked"),
    block_reason: row[10],
    started_at: read(row[11]),
    deadline_at: read(row[12]),
    finished_at: read(row[13]),
    finish_kind: row[14] === null ? null : (finishKinds[row[14]] ?? null),
    extra_seconds: row[15],
    leave_count: row[16],
    away_since: read(row[17]),
    asked: row[18],
    answered: row[19],
    doubtful: row[20],
    answered_at: read(row[21]),
    last_seen_at: read(row[22]),
    clock_ahead: row[23],
    ip: row[24],
    browser: row[25],
  };
}
