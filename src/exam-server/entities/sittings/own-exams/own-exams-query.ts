// The exams of one participant: what they are asked, when, where, and how far they have come.
import { sql } from "kysely";
import {
  hindrances,
  type Hindrance,
  type OwnExam,
} from "../../../../contract/sitting/own-exams.ts";
import type { SittingStatus } from "../../../../contract/sitting/sitting-statuses.ts";
import type { TokenMode } from "../../../../contract/exams/schedule-fields.ts";
import { bankFor, type CoveringBank } from "../../../../domain/exams/bank-coverage.ts";
import { sessionEnd } from "../../../../domain/exams/schedules/session-end.ts";
import {
  entryHindrance,
  entryUntil,
  waitingRoomMs,
} from "../../../../domain/exams/sittings/sitting-times.ts";
import { sitterOf, type Call } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { serverTime } from "../../../http/server-time.ts";
import type { Sql } from "../../../records/list-sql.ts";
import { nounOf } from "../../../records/record-kind.ts";
import { roomName } from "../exam-tokens/token-board-query.ts";
import { examSecurityOf, examSecuritySet } from "../participant-session/exam-security-query.ts";
import {
  admissionOf,
  admittedUntil,
  lastEnd,
  firstStart,
  instantOf,
  isSat,
  lostMinutes,
  opensItself,
  ownStart,
} from "../../exams/schedules/schedule-times-query.ts";
import { isTarget } from "../../exams/schedules/targets-query.ts";
import { boolean, json, moment, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";

type OwnBank = CoveringBank & { subject: string };
export type Offered = {
  id: string;
  alias: string;
  lama: number;
  masuk_sampai: number | null;
  tutup: number | null;
  lost_minutes: number;
  /** After the limit of entry; null: not admitted. */
  admitted_until: Date | null;
  stopped_at: Date | null;
  token_mode: TokenMode;
  max_leave: number | null;
  fullscreen: boolean;
  /** Those that the school lets in; empty: any. */
  browsers: string[];
  sesi_open: number;
  /** The participant's session follows the open one and opens by itself. */
  opens_itself: boolean;
  has_sessions: boolean;
  /** Of the participant; null without one. */
  sesi: number | null;
  starts_at: Date;
  room_id: string | null;
  room: string;
  seat: number;
  status: SittingStatus | null;
  /** Of the participant's sitting, with the time that was added. */
  deadline_at: Date | null;
  /** The first that fits; null: none. */
  bank: OwnBank | null;
  /** Minutes at work before one may hand in. */
  min_test: number;
};

/** Today's, and what was begun and not finished. In the order of their starts. */
export async function offeredExams(call: Call): Promise<Offered[]> {
  const today = serverTime(call.at).slice(0, 10);
  const midnight = instantOf(sql`${today}::text || ' 00:00'`);
  const isOfToday = sql`left(${firstStart}, 10) <= ${today} and ${lastEnd()} > ${midnight}`;
  return readOffered(
    sql`${isSat} and (si.status <> 1 or ${isOfToday} and ${isTarget(sitterOf(call).id)})`,
    call,
  );
}

/** @throws Refusal, 44, for one that the participant has no part in */
export async function offeredExam(id: string, call: Call): Promise<Offered> {
  const isOwn = sql`(si.id is not null or ${isTarget(sitterOf(call).id)})`;
  const [found] = await readOffered(sql`s.id = ${id} and ${isSat} and ${isOwn}`, call);
  if (!found) throw notFound(nounOf({ object: "schedule" }), "unknown-exam");
  return found;
}

type Row = Omit<Offered, "bank" | "room" | "fullscreen" | "browsers"> & {
  fullscreen: boolean | null;
  kode: string | null;
  nama: string | null;
  security: Record<string, string>;
  /** In their order. */
  banks: OwnBank[];
};

const banks = sql`(
  select coalesce(json_agg(json_build_object('id', b.id, 'scope', su.scope,
    'agama_id', su.agama_id, 'subject', su.nama,
    'jurusan_ids', array(select sm.major_id from subject_majors sm where sm.subject_id = su.id))
    order by sb.position, b.id), '[]')
  from schedule_banks sb
  join question_banks b on b.id = sb.bank_id
  join subjects su on su.id = b.subject_id
  where sb.schedule_id = s.id)`;

/** The columns of `EntryFacts`. */
export const entryColumns = {
  lama: number(),
  masuk_sampai: orNull(number()),
  tutup: orNull(number()),
  lost_minutes: number(),
  admitted_until: orNull(moment()),
  stopped_at: orNull(moment()),
  sesi_open: number(),
  opens_itself: boolean(),
  has_sessions: boolean(),
  sesi: orNull(number()),
  starts_at: moment(),
  status: orNull(number<NonNullable<EntryFacts["status"]>>()),
};

const rowColumns = {
  ...entryColumns,
  id: text(),
  alias: text(),
  token_mode: text<Row["token_mode"]>(),
  max_leave: orNull(number()),
  room_id: orNull(text()),
  seat: number(),
  deadline_at: orNull(moment()),
  min_test: number(),
  fullscreen: orNull(boolean()),
  kode: orNull(text()),
  nama: orNull(text()),
  security: json<Row["security"]>(),
  banks: json<Row["banks"]>(),
};

async function readOffered(chosen: Sql, call: Call): Promise<Offered[]> {
  const sitter = sitterOf(call);
  const start = ownStart();
  const { rows } = await sqlRows(rowColumns)`
    select s.id, s.alias, s.lama, s.masuk_sampai, s.tutup, s.token_mode, s.max_leave,
      s.fullscreen, s.sesi_open, ${opensItself(start)} as opens_itself, m.sesi,
      exists (select 1 from schedule_sessions any_z where any_z.schedule_id = s.id) as has_sessions,
      ${start} as starts_at, ${lostMinutes(start)} as lost_minutes,
      ${admittedUntil(start)} as admitted_until, s.stopped_at,
      pl.room_id, coalesce(pl.seat, 0) as seat, r.kode, r.nama, si.status, si.deadline_at,
      s.min_test, ${banks} as banks, ${examSecuritySet} as security
    from schedules s
    left join session_members m on m.schedule_id = s.id and m.participant_id = ${sitter.id}
    left join schedule_sessions z on z.schedule_id = s.id and z.sesi = m.sesi
    left join placements pl on pl.event_id = s.event_id and pl.participant_id = ${sitter.id}
      and pl.sesi = m.sesi
    left join rooms r on r.id = pl.room_id
    left join sittings si on si.schedule_id = s.id and si.participant_id = ${sitter.id}
    ${admissionOf(sql`${sitter.id}`)}
    where ${chosen}
    order by starts_at, lower(s.alias) collate "C", s.id`.execute(call.db);
  return rows.map(({ kode, nama, security: set, banks: asked, ...row }) => {
    const security = examSecurityOf(set);
    return {
      ...row,
      room: kode === null ? "" : roomName(kode, nama ?? ""),
      browsers: security.browsers,
      fullscreen: row.fullscreen ?? security.fullscreen,
      max_leave: security.maxLeave === null ? null : (row.max_leave ?? security.maxLeave),
      bank: bankFor(sitter, asked),
    };
  });
}

/** What decides who comes in, apart from the bank. */
export type EntryFacts = Pick<
  Offered,
  | "lama"
  | "masuk_sampai"
  | "tutup"
  | "lost_minutes"
  | "admitted_until"
  | "stopped_at"
  | "sesi_open"
  | "opens_itself"
  | "has_sessions"
  | "sesi"
  | "starts_at"
  | "status"
>;

/** As the domain has them. */
export const entryLimits = (
  facts: Omit<EntryFacts, "stopped_at" | "sesi_open" | "opens_itself" | "status">,
) => ({
  ...facts,
  admitted_until: facts.admitted_until?.getTime() ?? null,
});

/** Why one cannot come in just now; null: one may. Whoever is at work only goes on. */
export function hindranceOf(exam: EntryFacts & Pick<Offered, "bank">, at: Date) {
  const isInside = exam.status === 3 || exam.status === 1;
  return exam.bank === null && !isInside ? "no-bank" : entryHindranceOf(exam, at);
}

/** The same for whom a bank is taken for granted. */
export function entryHindranceOf(exam: EntryFacts, at: Date): Hindrance | null {
  if (exam.status === 3 || exam.status === 1) return null;
  const isAdmitted = exam.admitted_until !== null && at < exam.admitted_until;
  const found: Partial<Record<Hindrance, boolean>> = {
    "no-session": exam.has_sessions && exam.sesi === null,
    // Staff also admit somebody of an earlier session while the next one is open. Who comes to a session that opens by itself waits for
    // its hour, not for the server to open it.
    "session-closed":
      exam.has_sessions && exam.sesi !== exam.sesi_open && !isAdmitted && !isOpening(exam, at),
    stopped: exam.stopped_at !== null,
  };
  const first = hindrances.find((name) => found[name]);
  return first ?? entryHindrance(exam.starts_at.getTime(), entryLimits(exam), at.getTime());
}

/** The participant's session opens by itself, and its waiting room is open. */
function isOpening({ opens_itself: opensIt, starts_at: start }: EntryFacts, at: Date): boolean {
  return opensIt && at.getTime() >= start.getTime() - waitingRoomMs;
}

export function hindranceText(hindrance: Hindrance, { sesi, sesi_open: open }: Offered): string {
  const texts: Record<Hindrance, string> = {
    "no-bank": "Tidak ada banksoal untuk Anda di ujian ini. Laporkan kepada pengawas.",
    "no-session": "Anda tidak terdaftar di sesi mana pun pada ujian ini. Laporkan kepada pengawas.",
    "session-closed": `Anda di sesi ${sesi}, sedangkan yang dibuka sesi ${open}. Tunggu sampai sesi Anda dibuka.`,
    stopped: "Ujian ini dihentikan sementara. Tunggu sampai dilanjutkan.",
    "too-early": "Ruang tunggu dibuka 10 menit sebelum ujian mulai.",
    "too-late": "Batas waktu masuk ujian ini sudah lewat. Laporkan kepada pengawas.",
  };
  return texts[hindrance];
}

/** As the participant sees it. */
export function ownExam(exam: Offered, at: Date): OwnExam {
  const { id, alias, bank, sesi, room, seat, lama, token_mode: mode, fullscreen, status } = exam;
  const start = exam.starts_at.getTime();
  const limits = entryLimits(exam);
  const hindrance = hindranceOf(exam, at);
  const ownEnd = status === 3 ? (exam.deadline_at?.getTime() ?? 0) : 0;
  return {
    id,
    alias,
    subject: bank?.subject ?? "",
    sesi,
    room,
    seat,
    starts_at: exam.starts_at.toISOString(),
    enter_until: new Date(entryUntil(start, limits)).toISOString(),
    closes_at: new Date(
      Math.max(sessionEnd(start, exam), ownEnd, limits.admitted_until ?? 0),
    ).toISOString(),
    minutes: lama,
    needs_token: mode !== "off",
    fullscreen,
    status,
    hindrance,
    reason: hindrance === null ? "" : hindranceText(hindrance, exam),
  };
}
