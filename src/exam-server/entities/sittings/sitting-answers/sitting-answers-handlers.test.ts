import { suite } from "uvu";
import * as assert from "uvu/assert";
import { getSittingAnswers } from "../../../../contract/exams/sitting-answers.ts";
import { finishSitting, getOwnSitting } from "../../../../contract/sitting/own-sitting.ts";
import { openSittingSchool, type SittingSchool } from "../../../../testing/exams/sitting-school.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";

const test = suite("a participant's answers as staff read them");
let school: SittingSchool;
test.before(async () => {
  school = await openSittingSchool();
});
test.after(() => school.close());

const read = (exam: string, id: string, token?: string) =>
  school.server.call(
    getSittingAnswers,
    { schedule_id: exam, id },
    token === undefined ? {} : { token },
  );

test("they are those that are stored, in the participant's order, and nothing is scored before the end", async () => {
  const { server } = school;
  const exam = await school.addExam("jawaban");
  const { id, token } = await school.begin(exam);
  const { questions: shown } = await server.ok(getOwnSitting, { id: exam }, { token });
  const one = shown.find(({ type }) => type === 1)!;
  const answer = { type: 1, id: "b2" } as const;
  server.wait(60_000);
  const given_at = new Date(server.now.getTime() - 5_000).toISOString();
  const sent = { question_id: one.id, seq: 900_000, answer, doubt: true, given_at };
  await school.send(exam, token, [sent]);
  const { data } = await read(exam, id);
  assert.equal([data.status, data.finished_at, data.score], [3, null, null]);
  assert.equal(
    data.questions.map((each) => [each.question_id, each.position]),
    shown.map((each) => [each.id, each.position]),
  );
  const stored = data.questions.find((each) => each.question_id === one.id)!;
  assert.equal(
    [stored.answer, stored.doubt, stored.given_at, stored.answered_at],
    [answer, true, given_at, server.now.toISOString()],
  );
  assert.ok(
    data.questions.every(({ seq }) => seq === null),
    "people mark some of them: the counters of the others would tell theirs",
  );
  assert.ok(data.questions.every(({ earned, verdict }) => earned === null && verdict === null));
  const rest = data.questions.filter((each) => each !== stored);
  assert.ok(rest.every((each) => each.answer === null));
});

test("after the end each has what it earns, and those that people mark what is possible", async () => {
  const { server } = school;
  const exam = await school.addExam("nilai jawaban");
  const { id, token } = await school.begin(exam);
  await school.answerAll(exam, token);
  await server.ok(finishSitting, { id: exam }, { token });
  const { data } = await read(exam, id);
  assert.equal([data.status, data.score, data.score_most, data.pending], [1, "75.00", "100.00", 2]);
  const right = (type: number) => data.questions.find((each) => each.type === type)!;
  assert.equal(right(1).answer, questionSamples[1].right);
  assert.equal([right(1).earned, right(1).verdict], [{ least: "100.00", most: "100.00" }, "benar"]);
  assert.equal(
    [right(2).earned, right(2).verdict],
    [{ least: "0.00", most: "100.00" }, "menunggu"],
  );
});

test("they name nobody", async () => {
  const exam = await school.addExam("tanpa nama");
  const { id, no } = await school.begin(exam);
  const { nama } = await school.server.db
    .selectFrom("participants")
    .select("nama")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  const text = JSON.stringify((await read(exam, id)).data);
  for (const said of [no, nama, id]) assert.not.ok(text.includes(said), said);
});

test("they are for who may see results and may use the schedule, and for no participant", async () => {
  const exam = await school.addExam("hak");
  const { id, token } = await school.begin(exam);
  const statusOf = async (asked: string) => (await read(exam, id, asked)).status;
  assert.is(await statusOf(await school.tokenOf("OPRA")), 403, "without 0017A");
  assert.is(await statusOf(await school.tokenOf("EVAL")), 404, "another's schedule");
  assert.is(await statusOf(token), 401);
  assert.is((await read(exam, "nobody")).status, 404);
  assert.is((await read("nowhere", id)).status, 404);
  const waiting = await school.addSitter();
  assert.is((await read(exam, waiting.id)).status, 404, "without a sitting");
});

test.run();
