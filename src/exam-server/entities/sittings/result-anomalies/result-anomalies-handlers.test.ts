import * as assert from "uvu/assert";
import { getResultAnomalies } from "../../../../contract/results/result-anomalies.ts";
import { markingSuite } from "../../../../testing/exams/marking-school.ts";
import { addAlikeAnswers } from "../../../../testing/results/alike-answers.ts";
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

test("two with the same wrong answers are a pair with its figures, and others' exams are not there", async () => {
  const exam = await makers.addResultExam("mirip");
  for (let at = 0; at < 20; at += 1) await makers.addResult(exam, { minutes: 45 });
  await addAlikeAnswers(school.server.db, exam, school.bank);
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
