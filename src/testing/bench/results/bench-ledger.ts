// The ledger of an event with twelve exams of 5,000 participants each: the server's call by which the screen shows a page.
import { sql } from "kysely";
import { listLedger } from "../../../contract/results/event-ledger.ts";
import type { Db } from "../../../exam-server/database/database.ts";
import { scheduleRow } from "../../exams/schedule-row.ts";
import { median, type Figure } from "../figure.ts";
import { openLargeSchool, tokenOf, type LargeSchool } from "../large-school.ts";

const [participants, exams, runs] = [5_000, 12, 7];
/** QUALITY: a list's answer. All sixty thousand results at once have one of their own. */
const [bound, wholeBound] = [300, 600];

export async function benchLedger(): Promise<Figure[]> {
  const school = await openLargeSchool(participants, fill);
  try {
    const token = await tokenOf(school);
    const groups = await choices(school, token);
    const measured = async (name: string, query: string, within: number): Promise<Figure> => ({
      name: `ledger of ${participants} × ${exams}, ${name}`,
      value: await callTime(school, token, query),
      unit: "ms",
      bound: within,
    });
    return [
      await measured("of a class", `&group_id=${groups.smallest}`, bound),
      await measured("the whole event by rank, searched", "&sort=rank&q=a", wholeBound),
    ];
  } finally {
    await school.close();
  }
}

const event = "bench-ledger";

async function choices({ server }: LargeSchool, token: string) {
  const url = new URL(`${listLedger.path}/selection?event_id=${event}`, server.url);
  const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
  const { data } = (await response.json()) as { data: { groups: { id: string; nama: string }[] } };
  // A path is the longer the lower the group stands.
  const depth = ({ nama }: { nama: string }) => nama.split(" / ").length;
  return { smallest: [...data.groups].sort((a, b) => depth(b) - depth(a))[0]!.id };
}

async function callTime({ server }: LargeSchool, token: string, query: string): Promise<number> {
  const times: number[] = [];
  const url = new URL(`${listLedger.path}?event_id=${event}&per_page=50${query}`, server.url);
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await response.json()) as { data: { items: unknown[]; exams: unknown[] } };
    if (data.items.length === 0 || data.exams.length !== exams)
      throw new Error("Rows are missing.");
    times.push(performance.now() - started);
  }
  return median(times);
}

/** Everybody has handed in all of them, with totals of many denominators. */
async function fill(db: Db): Promise<void> {
  const at = new Date();
  await sql`
    insert into events (id, kode, nama, tahun_ajaran, semester, mulai, selesai, status, kop, signer_nama, signer_nip,
      signer_jabatan, signer_kota, signer_tanggal, catatan, version, created_at, updated_at)
    values (${event}, ${event}, ${event}, '2026/2027', 'ganjil', null, null, 'aktif', 'penuh', '', '', '', '', null, '', 1,
      ${at}, ${at})`.execute(db);
  for (let exam = 0; exam < exams; exam += 1) {
    const id = `${event}-${exam}`;
    const row = { ...scheduleRow(at, { alias: id, tanggal: "2026-11-02", event_id: event }), id };
    await db
      .insertInto("schedules")
      .values({ ...row, active: true })
      .execute();
    await sql`
      insert into sittings (id, schedule_id, participant_id, status, bank_id, plan, started_at, finished_at, created_at)
      select ${`${id}-`}::text || p.id, ${id}, p.id, 1,
        (select id from question_banks order by id limit 1), '[]', ${at}, ${at}, ${at}
      from participants p where p.no_ujian like 'B%' and p.deleted_at is null`.execute(db);
    await sql`
      insert into sitting_results (sitting_id, least, most, score, pending, types, computed_at, is_listed)
      select id, total, total, 0, 0, '[]', ${at}, true from (
        select si.id, (1 + row_number() over (order by si.id) * 37 % 2999) || '/' || (31 + row_number() over (order by si.id) % 41) as total
        from sittings si where si.schedule_id = ${id}) each`.execute(db);
  }
}
