// Essays that cost much to clean, or are far longer than their question allows.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { sql } from "kysely";
import { getOwnSitting } from "../../../../contract/sitting/own-sitting.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";

const test = suite("costly essays");
let school: SittingSchool;
test.before(async () => {
  school = await openSittingSchool();
});
test.after(() => school.close());

async function writer(school: SittingSchool) {
  const exam = await school.addExam("Esai");
  const { token } = await school.begin(exam);
  const { questions } = await school.server.ok(getOwnSitting, { id: exam }, { token });
  const question_id = questions.find(({ type }) => type === 2)!.id;
  const write = async (html: string, question = question_id) => {
    const answer = { type: 2, html };
    const { data } = await school.send(exam, token, [{ question_id: question, answer }]);
    // Refused as a whole, the call has a cause and no answers.
    const [line] = data.answers ?? [];
    return { outcome: line?.outcome, cause: line?.cause ?? (data as { cause?: string }).cause };
  };
  return { exam, token, write };
}

test("200 kB of entities, tags or attributes are refused, and a long text is kept", async () => {
  const { exam, token, write } = await writer(school);
  for (const html of ["&lt;".repeat(49_000), "<p>".repeat(60_000), "<p a b c d>".repeat(18_000)]) {
    assert.is((await write(html)).cause, "too-long");
  }
  const text = `<p>${"Karena hujan turun lama. ".repeat(2_400)}</p>`;
  assert.is((await write(text)).outcome, "saved");
  const { questions } = await school.server.ok(getOwnSitting, { id: exam }, { token });
  assert.equal(questions.find(({ type }) => type === 2)!.answer, { type: 2, html: text });
});

test("a costly essay at a question that is not theirs is not cleaned, nor when time is over", async () => {
  const { exam, write } = await writer(school);
  const costly = "<b>x</b>".repeat(1_000);
  assert.is((await write(costly, "no-question")).cause, "unknown-question");
  await school.server.db
    .updateTable("sittings")
    .set({ deadline_at: new Date(school.server.now.getTime() - 600_000) })
    .where("schedule_id", "=", exam)
    .execute();
  assert.is((await write(costly)).cause, "time-over");
  const { rows } = await sql`
    select 1 from sitting_events e join sittings s on s.id = e.sitting_id
    where s.schedule_id = ${exam} and e.kind = 'overdue-answers'`.execute(school.server.db);
  assert.is(rows.length, 1, "staff see that it came too late");
});

test("an essay is kept up to many times what its question allows, and no further", async () => {
  // Versions of questions are kept in memory: another server reads them anew.
  const other = await openSittingSchool();
  await sql`update questions set payload = jsonb_set(payload, '{max_chars}', '10')
    where type = 2`.execute(other.server.db);
  const { write } = await writer(other);
  assert.is((await write(`<p>${"a".repeat(4_000)}</p>`)).outcome, "saved");
  for (const html of ["a".repeat(4_401), "<b>a</b>".repeat(600)]) {
    assert.is((await write(html)).cause, "too-long");
  }
  await other.close();
});

test.run();
