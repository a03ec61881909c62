// A row of the live board as the server sends it, packed, and as the console reads it. Instants are ms since 1970.
import type { BoardHead, PackedRow } from "../../../contract/exams/monitor.ts";
import { finishKinds } from "../../../contract/exams/sitting-rows.ts";
import type { SittingRow } from "../../../contract/exams/sitting-rows.ts";
import { browserText } from "../../text/browser-name.ts";

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
    /** Its code alone: rows are narrow. */
    room: string;
    /** In few words. */
    browser: string;
  };

/** As the database has it: moments are seconds since 1970, `n` is the room's. */
export type StoredBoardRow = Omit<SittingRow, Moment | "starts_at" | "room" | "room_id"> &
  Record<Moment, number | null> & { starts_at: number; n: number | null };

const flags = { is_signed_in: 1, asks_reset: 2, is_blocked: 4 } as const;

/** Seconds that moments are counted from: five digits of each instead of ten. */
const baseOf = ({ starts_at: at }: Pick<BoardHead, "starts_at">) =>
  Math.floor(Date.parse(at) / 1000);

export function packRows(
  rows: readonly StoredBoardRow[],
  head: Pick<BoardHead, "starts_at">,
): PackedRow[] {
  const base = baseOf(head);
  const packed = (time: number | null) => (time === null ? null : time - base);
  // A school has few browsers, and their names are long.
  const browsers = new Map<string, string>();
  const browserOf = (agent: string): string => {
    const known = browsers.get(agent) ?? browserText(agent);
    browsers.set(agent, known);
    return known;
  };
  return rows.map((row) => [
    row.id,
    row.no_ujian,
    row.nama,
    row.group_path,
    row.sesi,
    row.n,
    row.seat,
    row.starts_at - base,
    row.status,
    (row.is_signed_in ? flags.is_signed_in : 0) +
      (row.asks_reset ? flags.asks_reset : 0) +
      (row.is_blocked ? flags.is_blocked : 0),
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
    browserOf(row.agent),
  ]);
}

/** Reads the rows of a board with that head. */
export function rowReader(
  head: Pick<BoardHead, "starts_at" | "rooms">,
): (row: PackedRow) => BoardRow {
  const base = baseOf(head);
  const rooms = new Map(head.rooms.map((room) => [room.n, room]));
  return (row) => readRow(row, rooms, base);
}

function readRow(
  row: PackedRow,
  rooms: ReadonlyMap<number, BoardHead["rooms"][number]>,
  base: number,
): BoardRow {
  const read = (seconds: number | null) => (seconds === null ? null : (base + seconds) * 1000);
  const room = row[5] === null ? undefined : rooms.get(row[5]);
  const flag = (name: keyof typeof flags) => (row[9] & flags[name]) !== 0;
  return {
    id: row[0],
    no_ujian: row[1],
    nama: row[2],
    group_path: row[3],
    sesi: row[4],
    room_id: room?.id ?? null,
    room: room?.kode ?? "",
    seat: row[6],
    starts_at: (base + row[7]) * 1000,
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
