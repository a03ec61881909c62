// The row of the list that a result is opened from, with what stands at its head. Whoever does not see the row sees nothing.
import { sql } from "kysely";
import type { ResultDetail } from "../../../../contract/results/result-detail.ts";
import type { ResultRow } from "../../../../contract/results/exam-results.ts";
import type { Call } from "../../../http/handler.ts";
import { notFound } from "../../../http/refusal.ts";
import { json, number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import { addressOf } from "../../people/photos/photo-bytes-store.ts";
import { roomName } from "../exam-tokens/token-board-query.ts";
import { examsOf, rankedResults, seenInExams } from "../results/result-rows-query.ts";
import { listedColumns, shownRow, type ListedRow } from "../results/results-query.ts";

type Place = { schedule: string; participant: string };

/** `stored`: the bounds of the row as they are stored, exact; null without a result. */
export type DetailRow = {
  row: ResultRow;
  ranked: number;
  stored: { least: string; most: string } | null;
};

/** @param id of a sitting, or of a row of the list. @throws Refusal, 44 */
export async function detailRow(id: string, call: Call): Promise<DetailRow> {
  const { schedule, participant } = (await placeOf(id, call)) ?? refuse();
  const selection = { schedule_id: schedule, event_id: "" };
  const { rows } = await sqlRows({ row: orNull(json<ListedRow>()), ranked: number() })`
    with ${examsOf(selection, call)}, ${seenInExams}, ${rankedResults(call)},
    chosen as (
      select ${listedColumns} from ranked f
      left join sitting_results res on res.sitting_id = f.sitting_id
      where f.participant_id = ${participant})
    select (select to_json(chosen) from chosen) as row,
      (select count(*) from scored where state = 'complete') as ranked`.execute(call.db);
  const { row, ranked } = rows[0]!;
  if (row === null) return refuse();
  const { least, most } = row;
  return {
    row: shownRow(row),
    ranked,
    stored: least === null || most === null ? null : { least, most },
  };
}

function refuse(): never {
  throw notFound("Ujian peserta");
}

async function placeOf(id: string, { db }: Call): Promise<Place | null> {
  const [schedule = "", participant = ""] = id.split(" ");
  if (participant !== "") return { schedule, participant };
  const sitting = await db
    .selectFrom("sittings")
    .select(["schedule_id as schedule", "participant_id as participant"])
    .where("id", "=", id)
    .executeTakeFirst();
  return sitting ?? null;
}

type Head = Pick<
  ResultDetail,
  "photo" | "event" | "subject" | "bank" | "room" | "seat" | "sesi" | "minutes" | "extra_minutes"
>;

/** Who sat where, and which exam it was. */
export async function detailHead(
  { schedule_id: schedule, participant_id: participant }: ResultRow,
  { db }: Call,
): Promise<Head> {
  const { rows } = await sqlRows({
    photo: orNull(text()),
    event: text(),
    subject: text(),
    bank: text(),
    kode: orNull(text()),
    room_nama: orNull(text()),
    seat: number(),
    sesi: orNull(number()),
    minutes: number(),
    extra_minutes: number(),
  })`
    select ${addressOf(sql`ph.id`)} as photo, coalesce(e.nama, '') as event, coalesce(su.nama, '') as subject,
      coalesce(b.kode, '') as bank, r.kode, r.nama as room_nama, coalesce(pl.seat, 0) as seat,
      coalesce(si.sesi, m.sesi) as sesi, s.lama as minutes,
      coalesce(si.extra_seconds, 0) / 60 as extra_minutes
    from schedules s
    join participants p on p.id = ${participant}
    left join participant_photos ph on ph.participant_id = p.id
    left join events e on e.id = s.event_id
    left join sittings si on si.schedule_id = s.id and si.participant_id = p.id
    left join session_members m on m.schedule_id = s.id and m.participant_id = p.id
    left join placements pl on pl.event_id = s.event_id and pl.participant_id = p.id
      and pl.sesi = coalesce(si.sesi, m.sesi)
    left join rooms r on r.id = coalesce(pl.room_id, si.room_id)
    left join question_banks b on b.id = si.bank_id
    left join subjects su on su.id = b.subject_id
    where s.id = ${schedule}`.execute(db);
  const { kode, room_nama: nama, ...head } = rows[0]!;
  return { ...head, room: kode === null ? "" : roomName(kode, nama ?? "") };
}
