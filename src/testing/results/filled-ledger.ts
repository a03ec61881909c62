// For tests: an event of the demonstration school with some exams that its classes have sat, as a ledger needs it. Scores follow from numbers, so
// that each run has the same; a few wait for correctors, were absent, are at work or were not asked.
import { sql } from "kysely";
import type { Db } from "../../exam-server/database/database.ts";
import { scheduleRow } from "../exams/schedule-row.ts";

export const ledgerEvent = "ledger-event";
export const ledgerSubjects = [
  "Pendidikan Agama dan Budi Pekerti",
  "Bahasa Indonesia",
  "Matematika Wajib",
  "Sejarah Indonesia",
  "Bahasa Inggris",
  "Fisika Peminatan dan Lintas Minat untuk Kelas XI dan XII",
  "Kimia",
  "Biologi",
];

/** Of the classes with most participants; the last exam is of the first class alone. */
export async function fillLedger(db: Db): Promise<void> {
  const at = new Date();
  await sql`
    insert into events (id, kode, nama, tahun_ajaran, semester, mulai, selesai, status, kop, signer_nama, signer_nip,
      signer_jabatan, signer_kota, signer_tanggal, catatan, version, created_at, updated_at)
    values (${ledgerEvent}, 'PAS-LEGER', 'PAS Ganjil', '2026/2027', 'ganjil', null, null, 'aktif', 'penuh',
      'Dra. Retno Kusumastuti, M.M.', '19680321 199403 2 006', 'Kepala Sekolah', 'Bandung', '2026-12-02', '', 1,
      ${at}, ${at})`.execute(db);
  await sql`update question_banks set kkm = 75`.execute(db);
  await sql`
    update participants p set nisn = lpad((9000000 + n.place)::text, 10, '0') from (
      select id, row_number() over (order by no_ujian) as place from participants where deleted_at is null) n
    where n.id = p.id`.execute(db);
  for (const [exam, alias] of ledgerSubjects.entries()) {
    const id = `${ledgerEvent}-${exam}`;
    const day = `2026-11-${String(exam + 2).padStart(2, "0")}`;
    const row = scheduleRow(at, { alias, tanggal: day, event_id: ledgerEvent });
    await db
      .insertInto("schedules")
      .values({ ...row, id, active: true, participant_mode: "SP" })
      .execute();
    await fillExam(db, id, exam, at);
  }
}

const classes = sql`(
  select g.id, row_number() over (order by g.sort_key) as place from groups g
  where exists (select 1 from participants p where p.group_id = g.id and p.deleted_at is null)
  order by g.sort_key limit 2)`;

async function fillExam(db: Db, id: string, exam: number, at: Date): Promise<void> {
  await sql`
    insert into schedule_participants (schedule_id, participant_id)
    select ${id}, p.id from participants p join ${classes} c on c.id = p.group_id
    where p.deleted_at is null and p.status <> 'inactive'
      and (${exam}::integer < ${ledgerSubjects.length - 1}::integer or c.place = 1)`.execute(db);
  // Every 17th was absent, every 23rd of the third exam waits.
  await sql`
    insert into sittings (id, schedule_id, participant_id, status, bank_id, plan, started_at, finished_at, finish_kind,
      leave_count, created_at)
    select ${`${id}-`}::text || n.participant_id, ${id}, n.participant_id, 1,
      (select id from question_banks order by id limit 1), '[]', ${at}, ${at}, 'self', 0, ${at}
    from (select sp.participant_id, row_number() over (order by p.no_ujian) as place
      from schedule_participants sp join participants p on p.id = sp.participant_id
      where sp.schedule_id = ${id}) n
    where (n.place + ${exam}::integer * 5) % 17 <> 0`.execute(db);
  await sql`
    insert into sitting_results (sitting_id, least, most, score, pending, types, computed_at, is_listed)
    select n.id, least || '/7', case when waits then (least + 105) || '/7' else least || '/7' end, 0,
      case when waits then 1 else 0 end,
      ('[{"type":1,"weight":60,"planned":20,"shown":20,"counts":{"kosong":1,"benar":14,"sebagian":0,"salah":5,"menunggu":0},
        "least":"' || least || '/7","most":"' || least || '/7"}]')::jsonb, ${at}, true
    from (select si.id, 385 + (row_number() over (order by si.id) * 37 + ${exam}::integer * 29) % 300 as least,
        ${exam}::integer = 2 and row_number() over (order by si.id) % 23 = 5 as waits
      from sittings si where si.schedule_id = ${id}) n`.execute(db);
}
