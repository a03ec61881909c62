// The results of an exam of 5,000 participants, ranked with their figures: the server's call by which the screen shows a page.
import { sql } from "kysely";
import { listResults } from "../../../contract/results/exam-results.ts";
import type { Db } from "../../../exam-server/database/database.ts";
import { benchRecalculation } from "./bench-recalculation.ts";
import { scheduleRow } from "../../exams/schedule-row.ts";
import { median, type Figure } from "../figure.ts";
import { openLargeSchool, tokenOf, type LargeSchool } from "../large-school.ts";

const participants = 5_000;
const runs = 9;
const exam = "bench-results";
/** QUALITY: a list's answer. */
const bound = 300;

const queries = {
  "as the screen opens": "",
  "the third page by name, searched": "&page=3&sort=nama&q=a",
  "sorted by a type of questions": "&sort=-type_6",
};

export async function benchResults(): Promise<Figure[]> {
  const school = await openLargeSchool(participants, fill);
  try {
    const token = await tokenOf(school);
    const figures: Figure[] = [];
    for (const [name, query] of Object.entries(queries)) {
      const value = await callTime(school, token, query);
      figures.push({ name: `results of ${participants}, ${name}`, value, unit: "ms", bound });
    }
    return [...figures, ...(await benchRecalculation())];
  } finally {
    await school.close();
  }
}

async function callTime({ server }: LargeSchool, token: string, query: string): Promise<number> {
  const times: number[] = [];
  const url = new URL(`${listResults.path}?schedule_id=${exam}&per_page=50${query}`, server.url);
  for (let run = 0; run < runs; run += 1) {
    const started = performance.now();
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    const { data } = (await response.json()) as { data: { figures: { n: number } } };
    if (data.figures.n !== participants) throw new Error("Results are missing.");
    times.push(performance.now() - started);
  }
  return median(times);
}

/** Everybody of the large school has handed in, with totals of many denominators and eight types of questions. */
async function fill(db: Db): Promise<void> {
  const at = new Date();
  const row = {
    ...scheduleRow(at, { alias: exam, tanggal: "2026-11-02" }),
    id: exam,
    active: true,
  };
  await db.insertInto("schedules").values(row).execute();
  const types = JSON.stringify(
    [1, 2, 4, 5, 6, 8, 9, 11].map((type) => ({
      type,
      weight: 12.5,
      planned: 5,
      shown: 5,
      counts: { kosong: 1, benar: 2, sebagian: 1, salah: 1, menunggu: 0 },
      least: `${25 * type}/23`,
      most: `${25 * type}/23`,
    })),
  );
  await sql`
    insert into sittings (id, schedule_id, participant_id, status, bank_id, plan, started_at, finished_at, created_at)
    select 'bench-' || p.id, ${exam}, p.id, 1,
      (select id from question_banks order by id limit 1), ${types}::jsonb, ${at}, ${at}, ${at}
    from participants p where p.no_ujian like 'B%' and p.deleted_at is null`.execute(db);
  await sql`
    insert into sitting_results (sitting_id, least, most, score, pending, types, computed_at, is_listed)
    select id, total, total, 0, 0, ${types}::jsonb, ${at}, true from (
      select si.id, (1 + row_number() over (order by si.id) * 37 % 2999) || '/' || (31 + row_number() over (order by si.id) % 41) as total
      from sittings si where si.schedule_id = ${exam}) each`.execute(db);
}
