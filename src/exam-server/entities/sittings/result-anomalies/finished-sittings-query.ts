// The finished sittings of an exam that the caller may see, with who, where, how long, and how often the page was left.
import { number, orNull, sqlRows, text } from "../../../records/sql-rows.ts";
import type { Call } from "../../../http/handler.ts";
import { roomName } from "../exam-tokens/token-board-query.ts";
import { examsOf, type Selection } from "../results/result-rows-query.ts";
import { isOwnBank } from "../results/results-access.ts";

const finishedColumns = {
  sitting_id: text(),
  participant_id: text(),
  nama: text(),
  no_ujian: text(),
  group_path: text(),
  seconds: number(),
  leave_count: number(),
  sesi: orNull(number()),
  room_id: orNull(text()),
  kode: orNull(text()),
  room: orNull(text()),
};
export type FinishedSitting = Awaited<ReturnType<typeof finishedSittings>>[number];

export const personOf = ({ participant_id, nama, no_ujian, group_path }: FinishedSitting) => ({
  participant_id,
  nama,
  no_ujian,
  group_path,
});

export async function finishedSittings(selection: Selection, call: Call) {
  const { rows } = await sqlRows(finishedColumns)`
    with ${examsOf(selection, call)}
    select si.id as sitting_id, p.id as participant_id, p.nama, p.no_ujian, coalesce(g.path, '') as group_path,
      extract(epoch from si.finished_at - si.started_at)::integer as seconds, si.leave_count,
      si.sesi, si.room_id, r.kode, r.nama as room
    from exams e
    join sittings si on si.schedule_id = e.id and si.status = 1
    join participants p on p.id = si.participant_id and p.deleted_at is null
    left join groups g on g.id = p.group_id
    left join rooms r on r.id = si.room_id
    left join question_banks b on b.id = si.bank_id
    where si.started_at is not null and si.finished_at is not null
      and (e.is_whole or b.id is not null and ${isOwnBank(call)})
    order by p.no_ujian collate "C"`.execute(call.db);
  return rows.map(({ kode, room, ...row }) => ({
    ...row,
    room: kode === null ? "" : roomName(kode, room ?? ""),
  }));
}
