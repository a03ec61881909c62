import { sql } from "kysely";
import * as assert from "uvu/assert";
import { getResultAnomalies } from "../../../../contract/results/result-anomalies.ts";
import { markingSuite } from "../../../../testing/exams/marking-school.ts";
import { resultMakers } from "../../../../testing/results/result-school.ts";

const { test, school } = markingSuite("what stands out among sittings", {});
let makers: ReturnType<typeof resultMakers>;
test.before(() => {
  makers = resultMakers(school);
});
const found = (schedule_id: string, token?: string) =>
  school.server.ok(getResultAnomalies, { schedule_id }, token === undefined ? {} : { token });

test("very short times and many leaves stand beside what is usual", async () => {
  const exam = await makers.addResultExam("waktu");
  for (let at = 0; at < 12; at += 1) {
    await makers.addResult(exam, { minutes: 45 + (at % 4), leave_count: at % 2 });
  }
  const quick = await makers.addResult(exam, { minutes: 9, nama: "Sangat Cepat" });
  const away = await makers.addResult(exam, {
    minutes: 46,
    leave_count: 14,
    nama: "Sering Keluar",
  });
  await makers.addResult(exam, { status: 3, minutes: 1, leave_count: 30 });
  const { finished, time, short, leaving, leaves, likeness } = await found(exam);
  assert.is(finished, 14, "who is at work is not counted");
  assert.equal(
    short.map(({ participant_id: id, seconds }) => [id, seconds]),
    [[quick, 540]],
  );
  assert.is(time!.median, 46 * 60);
  assert.equal(
    leaves.map(({ participant_id: id, leave_count: n }) => [id, n]),
    [[away, 14]],
  );
  assert.is(leaving!.median, 0.5);
  assert.equal([likeness.questions, likeness.pairs], [0, []]);
});

test("of a few sittings nothing is said", async () => {
  const exam = await makers.addResultExam("sedikit");
  await makers.addResult(exam, { minutes: 1, leave_count: 50 });
  const { time, leaving, short, leaves } = await found(exam);
  assert.equal([time, leaving, short, leaves], [null, null, [], []]);
});

/** Twenty questions of one choice with four options, of which the first is right, and an answer of everybody to each. */
async function addChoices(exam: string): Promise<void> {
  const { db } = school.server;
  const payload = {
    options: ["o1", "o2", "o3", "o4"].map((id) => ({ id, html: id, fixed: false })),
  };
  await sql`
    insert into questions select (jsonb_populate_record(q, jsonb_build_object(
      'id', 'choice-' || n, 'position', 100 + n, 'payload', ${JSON.stringify(payload)}::jsonb,
      'key', ${JSON.stringify({ id: "o1", weights: {} })}::jsonb))).*
    from questions q, generate_series(0, 19) n
    where q.type = 1 and q.bank_id = ${school.bank}`.execute(db);
  const content = { type: 1, payload, key: { id: "o1", weights: {} } };
  await sql`
    insert into question_versions (question_id, version, fields)
    select id, version, ${JSON.stringify({ content })}::jsonb from questions
    where id like 'choice-%'`.execute(db);
  await sql`
    insert into sitting_questions (sitting_id, question_id, version, position, type, bobot, policy)
    select si.id, q.id, q.version, q.position, 1, 1, 'mutlak'
    from sittings si, questions q where si.schedule_id = ${exam} and q.id like 'choice-%'`.execute(
    db,
  );
  // Everybody is wrong everywhere: the last two in the same way, all others in their own.
  await sql`
    insert into sitting_answers (sitting_id, question_id, answer, seq, is_given, doubt, answered_at)
    select si.id, q.id, jsonb_build_object('type', 1, 'id',
        'o' || 2 + abs(hashtext(greatest(si.place, 2) || ' ' || n)) % 3),
      1, true, false, ${school.server.now}
    from (select id, row_number() over (order by id) as place from sittings
      where schedule_id = ${exam}) si
    cross join generate_series(0, 19) n join questions q on q.id = 'choice-' || n`.execute(db);
}

test("two with the same wrong answers are a pair with its figures, and others' exams are not there", async () => {
  const exam = await makers.addResultExam("mirip");
  for (let at = 0; at < 20; at += 1) await makers.addResult(exam, { minutes: 45 });
  await addChoices(exam);
  const { likeness } = await found(exam);
  assert.equal([likeness.questions, likeness.tested], [20, 190]);
  assert.ok(likeness.pairs.length >= 1);
  const [pair] = likeness.pairs;
  assert.equal([pair!.same, pair!.both, pair!.room], [20, 20, ""]);
  assert.ok(Number(pair!.expected) < 10 && pair!.one_in > 190 / 0.05);
  const { token } = await school.addTeacher("Orang lain");
  const refused = await school.server.call(getResultAnomalies, { schedule_id: exam }, { token });
  assert.is(refused.code, "44");
});

test.run();
