// Rows of the live board: objects with named fields on the server and in the console, tuples on the wire, where thousands of
// rows would repeat each name. Only this file knows which place of a tuple holds what. Not for the list of sittings.
import * as v from "valibot";
import { idSchema } from "../../calls/fields.ts";
import { sittingStatuses } from "../../sitting/sitting-statuses.ts";
import { finishKinds, type SittingRow } from "../sitting-rows.ts";

type Moment =
  | "reset_asked_at"
  | "blocked_at"
  | "started_at"
  | "deadline_at"
  | "finished_at"
  | "away_since"
  | "answered_at"
  | "last_seen_at"
  | "resumed_at"
  | "shared_at"
  | "guessed_at";

/** Instants are ms since 1970, in whole seconds. */
export type BoardRow = Omit<SittingRow, Moment | "starts_at" | "agent" | "room_kode"> &
  Record<Moment, number | null> & {
    starts_at: number;
    /** `n` of the room in the head, by which rows are sorted; null without a place. */
    room_n: number | null;
    /** The code alone: rows are narrow. */
    room: string;
    /** In few words. */
    browser: string;
  };

/** What the tuples of a board refer to. */
type Head = {
  starts_at: string;
  rooms: readonly { n: number; id: string; kode: string }[];
};

const seconds = v.nullable(v.number());
/** In the order of `rowPacker`. Instants are seconds since the start in the head: four digits instead of ten. */
export const packedRow = v.tuple([
  idSchema,
  v.string(),
  v.string(),
  v.string(),
  v.nullable(v.number()),
  v.nullable(v.number()),
  v.number(),
  v.number(),
  v.nullable(v.picklist(sittingStatuses)),
  v.number(),
  v.string(),
  seconds,
  seconds,
  seconds,
  v.nullable(v.number()),
  v.number(),
  v.number(),
  seconds,
  v.number(),
  v.number(),
  v.number(),
  seconds,
  seconds,
  seconds,
  v.string(),
  v.string(),
  seconds,
  seconds,
  seconds,
  seconds,
  seconds,
]);
export type PackedRow = v.InferOutput<typeof packedRow>;

const flags = {
  is_signed_in: 1,
  asks_reset: 2,
  is_blocked: 4,
  is_later: 8,
  is_too_late: 16,
  is_admitted: 32,
  is_missed: 64,
} as const;

const baseOf = ({ starts_at: at }: Pick<Head, "starts_at">) => Math.floor(Date.parse(at) / 1000);

/** Writes the rows of a board with that head. */
export function rowPacker(head: Pick<Head, "starts_at">): (row: BoardRow) => PackedRow {
  const base = baseOf(head);
  const since = (at: number) => Math.floor(at / 1000) - base;
  const packed = (at: number | null) => (at === null ? null : since(at));
  return (row) => [
    row.id,
    row.no_ujian,
    row.nama,
    row.group_path,
    row.sesi,
    row.room_n,
    row.seat,
    since(row.starts_at),
    row.status,
    (row.is_signed_in ? flags.is_signed_in : 0) +
      (row.asks_reset ? flags.asks_reset : 0) +
      (row.is_blocked ? flags.is_blocked : 0) +
      (row.is_later ? flags.is_later : 0) +
      (row.is_too_late ? flags.is_too_late : 0) +
      (row.is_admitted ? flags.is_admitted : 0) +
      (row.is_missed ? flags.is_missed : 0),
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
    row.browser,
    packed(row.reset_asked_at),
    packed(row.blocked_at),
    packed(row.resumed_at),
    packed(row.shared_at),
    packed(row.guessed_at),
  ];
}

/** Reads the rows of a board with that head. */
export function rowReader(head: Head): (row: PackedRow) => BoardRow {
  const base = baseOf(head);
  const rooms = new Map(head.rooms.map((room) => [room.n, room]));
  return (row) => readRow(row, rooms, base);
}

function readRow(
  row: PackedRow,
  rooms: ReadonlyMap<number, Head["rooms"][number]>,
  base: number,
): BoardRow {
  // A server of the release before sends fewer fields.
  const read = (since: number | null | undefined) =>
    since === null || since === undefined ? null : (base + since) * 1000;
  const room = row[5] === null ? undefined : rooms.get(row[5]);
  const flag = (name: keyof typeof flags) => (row[9] & flags[name]) !== 0;
  return {
    id: row[0],
    no_ujian: row[1],
    nama: row[2],
    group_path: row[3],
    sesi: row[4],
    room_n: row[5],
    room_id: room?.id ?? null,
    room: room?.kode ?? "",
    seat: row[6],
    starts_at: (base + row[7]) * 1000,
    status: row[8],
    is_signed_in: flag("is_signed_in"),
    asks_reset: flag("asks_reset"),
    is_blocked: flag("is_blocked"),
    is_later: flag("is_later"),
    is_missed: flag("is_missed"),
    is_too_late: flag("is_too_late"),
    is_admitted: flag("is_admitted"),
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
    reset_asked_at: read(row[26]),
    blocked_at: read(row[27]),
    resumed_at: read(row[28]),
    shared_at: read(row[29]),
    guessed_at: read(row[30]),
  };
}

/** Of the fields of a row, those that are instants. */
const isMoment = (name: string): name is Moment | "starts_at" => /_(?:at|since)$/u.test(name);

/**
 * What rows of a board mean when its head changes: what was sent of them is relative to the head. The same as packing them
 * with the head before and reading them with the next, without the packer, which the console does not need otherwise.
 */
export function rowShifter(before: Head, next: Head): (row: BoardRow) => BoardRow {
  const shift = (baseOf(next) - baseOf(before)) * 1000;
  const rooms = new Map(next.rooms.map((room) => [room.n, room]));
  return (row) => {
    const room = rooms.get(row.room_n ?? -1);
    const shifted = {
      ...row,
      room_id: room?.id ?? null,
      room: room?.kode ?? "",
    };
    for (const name of Object.keys(row).filter(isMoment)) {
      const at = row[name];
      if (at !== null) shifted[name as Moment] = at + shift;
    }
    return shifted;
  };
}
