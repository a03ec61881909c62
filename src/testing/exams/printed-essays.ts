// For tests: the finished exam of the demonstration, whose essays contain formulas, tables, Arabic and long texts, for prints.
import { sql } from "kysely";
import type { Db } from "../../exam-server/database/database.ts";

const sentence =
  "Penumpang dan bus bergerak dengan kelajuan yang sama. Ketika bus direm, gaya rem hanya bekerja pada bus, sedangkan badan penumpang mempertahankan geraknya. ";
const formula = String.raw`<span data-formula="\frac{-b\pm\sqrt{b^2-4ac}}{2a}"></span>`;
const arabic = '<p dir="rtl">اَلْحَمْدُ لِلّٰهِ رَبِّ الْعَالَمِيْنَ</p>';
const table =
  "<table><tbody><tr><th>Gaya</th><th>Benda</th></tr><tr><td>Rem</td><td>Bus</td></tr></tbody></table>";
const paragraphs = (count: number) => `<p>${sentence.repeat(3)}</p>`.repeat(count);

/** One with everything, one that fills most of a page, one that fits on none. */
const answers = [
  `<p>Rumus ${formula} dan tabel:</p>${table}${arabic}${paragraphs(1)}`,
  `<p>Awal panjang.</p>${paragraphs(5)}`,
  `<p>Awal sangat panjang.</p>${paragraphs(30)}`,
];

/** Every teacher is a corrector of every subject. */
export async function admitCorrectors(db: Db): Promise<void> {
  await sql`
    insert into subject_correctors (subject_id, user_id)
    select su.id, us.id from subjects su, users us where us.role = 'EVAL'
    on conflict do nothing`.execute(db);
}

/** Returns what must stand on no paper: names and numbers of the participants. */
export async function fillPaperAnswers(db: Db): Promise<string[]> {
  await admitCorrectors(db);
  for (const [at, html] of answers.entries()) {
    await sql`
      update sitting_answers a set answer = ${JSON.stringify({ type: 2, html })}::jsonb
      from (
        select ma.sitting_id, ma.question_id, row_number() over (order by ma.sitting_id) as place
        from marking_answers ma join questions q on q.id = ma.question_id and q.type = 2) m
      where a.sitting_id = m.sitting_id and a.question_id = m.question_id and m.place = ${at + 1}`.execute(
      db,
    );
  }
  const { rows } = await sql<{ nama: string; no_ujian: string }>`
    select distinct p.nama, p.no_ujian from participants p
    join sittings si on si.participant_id = p.id join marking_answers ma on ma.sitting_id = si.id`.execute(
    db,
  );
  return rows.flatMap(({ nama, no_ujian: number }) => [nama, number]);
}
