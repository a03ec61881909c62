import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import {
  getMarkingRules,
  previewMarkingRules,
  updateMarkingRules,
  type RulesInput,
} from "../../../../contract/marking/marking-rules.ts";
import { finishSitting, getOwnSitting } from "../../../../contract/sitting/own-sitting.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import { listUnlistedResults } from "../marking/unlisted-results-store.ts";
import { createQuestionVersions } from "../sittings/question-contents-query.ts";
import {
  essayOf,
  essaysOf,
  markOf,
  markingSuite,
  usualRules,
  type Marker,
  type TestUnit,
} from "../../../../testing/exams/marking-school.ts";

const { test, school, ratna, budi } = markingSuite("rules of a question's marking", {
  ratna: "Ratna",
  budi: "Budi",
});

const rules = (more: Partial<RulesInput> = {}) => ({ ...usualRules, ...more });
const read = (unit: TestUnit, { token }: Marker = ratna) =>
  school.server.ok(getMarkingRules, unit, { token });
const preview = (unit: TestUnit, more: Partial<RulesInput>) =>
  school.server.ok(previewMarkingRules, { ...unit, ...rules(more) }, ratna);
const change = (unit: TestUnit, more: Partial<RulesInput>) => school.setRules(unit, more, ratna);
const countsOf = async (unit: TestUnit) => {
  const row = await school.rowOf(unit, ratna);
  return { left: row.left, second: row.second, disputed: row.disputed, settled: row.settled };
};
/** Of the subject, which a bank that has none of its own takes over. */
const setSubjectPassMark = (kkm: number | null) =>
  school.server.db.updateTable("subjects").set({ kkm }).where("id", "=", school.subject).execute();
const setPassMark = (kkm: number | null) =>
  school.server.db
    .updateTable("question_banks")
    .set({ kkm })
    .where("id", "=", school.bank)
    .execute();

/** Everybody gives the same to all answers that they can mark. */
async function markAll(unit: TestUnit, marker: Marker, share: string) {
  const { answers } = await school.claim(unit, marker);
  await school.save(unit, marker, ...answers.map((answer) => markOf(answer, share)));
  return answers;
}

/** Of another subject than that of the exams. */
async function addCorrectorOfHistory(): Promise<Marker> {
  const { db, now: at } = school.server;
  const teacher = await school.addTeacher("Korektor Sejarah");
  const id = randomUUID();
  await db
    .insertInto("subjects")
    .values({ id, kode: "SEJ", nama: "Sejarah", created_at: at, updated_at: at })
    .execute();
  await db
    .insertInto("subject_correctors")
    .values({ subject_id: id, user_id: teacher.id })
    .execute();
  return teacher;
}

test("correctors of the subject and a Head Master read and change the rules, nobody else", async () => {
  const { server } = school;
  const { unit } = await school.addMarkedExam("aturan-hak", essaysOf(1));
  const stored = await read(unit);
  assert.equal(
    [stored.second_percent, stored.near_kkm_points, stored.tolerance_percent, stored.version],
    [0, null, 10, 1],
  );
  const stranger = await school.addTeacher("Lain");
  const historian = await addCorrectorOfHistory();
  const input = { ...unit, ...rules({ second_percent: 20 }) };
  for (const { token } of [stranger, historian, await school.addTeacher("Operator", "OPRA")]) {
    const codes = await Promise.all([
      server.call(getMarkingRules, unit, { token }),
      server.call(previewMarkingRules, input, { token }),
      server.call(updateMarkingRules, { ...input, version: 1 }, { token }),
    ]);
    assert.equal(new Set(codes.map(({ code }) => code)).size, 1);
    assert.ok(["43", "44"].includes(codes[0].code));
  }
  await server.ok(updateMarkingRules, { ...input, version: 1 });
  await server.ok(updateMarkingRules, { ...unit, ...rules(), version: 2 }, ratna);
  const entries = await server.db
    .selectFrom("audit_entries")
    .select(["before", "after"])
    .where("action", "=", "schedule.set-marking-rules")
    .where("object_id", "=", unit.schedule_id)
    .orderBy("id")
    .execute();
  const { question_id } = unit;
  assert.equal(entries, [
    { before: { question_id, second_percent: 0 }, after: { question_id, second_percent: 20 } },
    { before: { question_id, second_percent: 20 }, after: { question_id, second_percent: 0 } },
  ]);
});

test("rules out of their bounds are refused at their field", async () => {
  const { unit } = await school.addMarkedExam("aturan-batas", essaysOf(1));
  for (const wrong of [
    { second_percent: 101 },
    { tolerance_percent: -1 },
    { near_kkm_points: 51 },
    { second_percent: 0.5 },
  ]) {
    const input = { ...unit, version: 1, ...rules(wrong) };
    const { code, data } = await school.server.call(updateMarkingRules, input, ratna);
    assert.equal([code, Object.keys(data as object)], ["12", Object.keys(wrong)]);
  }
});

test("of two who change the rules at once one is shown what the other has saved", async () => {
  const { unit } = await school.addMarkedExam("aturan-balapan", essaysOf(2));
  const send = (second_percent: number, { token }: Marker) =>
    school.server.call(
      updateMarkingRules,
      { ...unit, version: 1, ...rules({ second_percent }) },
      { token },
    );
  const answers = await Promise.all([send(30, ratna), send(60, budi)]);
  assert.equal(answers.map(({ code }) => code).sort(), ["00", "49"]);
  const stored = await read(unit);
  const [won, lost] = ["00", "49"].map((code) => answers.find((one) => one.code === code)!);
  assert.equal(won!.data, stored);
  assert.equal(lost!.data, stored);
  assert.is(stored.version, 2);
});

test("a larger sample adds to a smaller one, and the preview says what saving does", async () => {
  const { unit } = await school.addMarkedExam("aturan-contoh", essaysOf(24));
  await markAll(unit, ratna, "1/2");
  const waiting = async () =>
    new Set(
      (
        await school.server.db
          .selectFrom("marking_answers")
          .select("sitting_id")
          .where("schedule_id", "=", unit.schedule_id)
          .where("state", "=", "second")
          .execute()
      ).map(({ sitting_id: id }) => id),
    );
  let before = new Set<string>();
  for (const second_percent of [20, 50, 100]) {
    const foreseen = await preview(unit, { second_percent });
    await change(unit, { second_percent });
    const now = await waiting();
    const added = now.size - before.size;
    assert.equal(
      foreseen.changes,
      added === 0 ? [] : [{ from: "settled", to: "second", count: added }],
    );
    assert.equal([foreseen.total, foreseen.second], [24, now.size]);
    for (const id of before) assert.ok(now.has(id));
    before = now;
  }
  assert.is(before.size, 24);
  assert.is((await school.scoresOf(unit)).filter((score) => score === "10.00").length, 0);
  await change(unit, {});
  assert.equal(await countsOf(unit), { left: 0, second: 0, disputed: 0, settled: 24 });
  assert.is((await school.scoresOf(unit)).filter((score) => score === "10.00").length, 24);
});

test("a larger tolerance settles what was disputed, a smaller one disputes it again, and no mark is cleared", async () => {
  const { unit } = await school.addMarkedExam("aturan-toleransi", essaysOf(2));
  await change(unit, { second_percent: 100 });
  await markAll(unit, ratna, "1/2");
  await markAll(unit, budi, "4/5");
  assert.is((await countsOf(unit)).disputed, 2);
  const { changes } = await preview(unit, { second_percent: 100, tolerance_percent: 30 });
  assert.equal(changes, [{ from: "disputed", to: "settled", count: 2 }]);
  assert.is((await countsOf(unit)).disputed, 2, "a preview changes nothing");
  await change(unit, { second_percent: 100, tolerance_percent: 30 });
  assert.equal(await school.scoresOf(unit), ["13.00", "13.00"], "65 % of 20");
  await change(unit, { second_percent: 100, tolerance_percent: 29 });
  assert.equal(await school.scoresOf(unit), ["0.00", "0.00"]);
  const marks = await school.server.db
    .selectFrom("marks")
    .select("seq")
    .where("question_id", "=", unit.question_id)
    .where("given", "is not", null)
    .innerJoin("sittings", "sittings.id", "marks.sitting_id")
    .where("sittings.schedule_id", "=", unit.schedule_id)
    .execute();
  assert.is(marks.length, 4);
});

test("states and results after a change are those that the end of a sitting computes", async () => {
  const { server } = school;
  const { unit } = await school.addMarkedExam("aturan-sama", essaysOf(12));
  await change(unit, { second_percent: 60 });
  await markAll(unit, ratna, "1/3");
  const some = (await school.claim(unit, budi)).answers.slice(0, 4);
  await school.save(unit, budi, ...some.map((answer, at) => markOf(answer, `${at + 3}/10`)));
  const stored = async () => ({
    states: await server.db
      .selectFrom("marking_answers")
      .select(["sitting_id", "question_id", "state"])
      .where("schedule_id", "=", unit.schedule_id)
      .orderBy("sitting_id")
      .execute(),
    results: await server.db
      .selectFrom("sitting_results")
      .innerJoin("sittings", "sittings.id", "sitting_results.sitting_id")
      .select(["sitting_id", "least", "most", "score", "pending", "types", "faults", "is_listed"])
      .where("schedule_id", "=", unit.schedule_id)
      .orderBy("sitting_id")
      .execute(),
  });
  for (const more of [
    { second_percent: 60, tolerance_percent: 3 },
    { second_percent: 20, tolerance_percent: 30 },
    { second_percent: 90, tolerance_percent: 0 },
  ]) {
    await change(unit, more);
    const changed = await stored();
    await server.db.updateTable("sitting_results").set({ is_listed: false }).execute();
    await listUnlistedResults(server.db, createQuestionVersions(), server.now);
    assert.equal(await stored(), changed);
  }
});

test("second marks that were given keep counting when no more are wanted", async () => {
  const { unit } = await school.addMarkedExam("aturan-tetap", essaysOf(2));
  await change(unit, { second_percent: 100 });
  const [one] = await markAll(unit, ratna, "1/2");
  await school.save(unit, budi, markOf(one!, "3/5"));
  assert.equal((await preview(unit, {})).changes, [{ from: "second", to: "settled", count: 1 }]);
  await change(unit, {});
  assert.equal(await school.scoresOf(unit), ["10.00", "11.00"], "one mark, and the mean of two");
});

test("answers of totals near the KKM get a second mark, and keep it when the total moves away", async () => {
  await setPassMark(10);
  const { unit } = await school.addMarkedExam("aturan-kkm", essaysOf(3));
  await change(unit, { near_kkm_points: 2 });
  assert.is((await read(unit)).kkm, 10);
  const { answers } = await school.claim(unit, ratna);
  const [near, far, over] = answers;
  await school.save(
    unit,
    ratna,
    markOf(near!, "2/5"),
    markOf(far!, "7/20"),
    markOf(over!, "61/100"),
  );
  assert.equal(await countsOf(unit), { left: 0, second: 1, disputed: 0, settled: 2 });
  assert.is((await school.claim(unit, budi)).answers[0]!.code, near!.code);
  await school.save(unit, ratna, markOf(near!, "0"));
  assert.is((await countsOf(unit)).second, 1, "what was asked for is not taken back");
  await school.save(unit, ratna, markOf(near!, "2/5"));
  await school.save(unit, budi, markOf(near!, "1/2"));
  assert.equal(await school.scoresOf(unit), ["12.20", "7.00", "9.00"]);
  await setPassMark(null);
});

test("the rule about the KKM reaches what was marked before it was set, as its preview says", async () => {
  await setSubjectPassMark(10);
  const { unit } = await school.addMarkedExam("aturan-kkm-nanti", essaysOf(3));
  const { answers } = await school.claim(unit, ratna);
  await school.save(
    unit,
    ratna,
    ...answers.map((answer, at) => markOf(answer, ["1/2", "3/5", "1"][at]!)),
  );
  assert.is((await read(unit)).kkm, 10);
  const foreseen = await preview(unit, { near_kkm_points: 2 });
  assert.equal(foreseen.changes, [{ from: "settled", to: "second", count: 2 }]);
  await change(unit, { near_kkm_points: 2 });
  assert.equal(await countsOf(unit), { left: 0, second: 2, disputed: 0, settled: 1 });
  await change(unit, {});
  assert.is((await countsOf(unit)).second, 2, "what was asked for is not taken back");
  await setSubjectPassMark(null);
  assert.equal((await preview(unit, { near_kkm_points: 50 })).changes, [], "without a KKM");
});

/** Somebody who answers the essay and the statements that people mark. */
async function handInBoth(exam: string) {
  const { server } = school;
  const sitter = await school.begin(exam);
  const { questions } = await server.ok(getOwnSitting, { id: exam }, { token: sitter.token });
  const given = [essayOf("Karena hujan"), questionSamples[9].right];
  const sent = given.map((answer) => ({
    question_id: questions.find(({ type }) => type === answer.type)!.id,
    answer,
  }));
  await school.send(exam, sitter.token, sent);
  await server.ok(finishSitting, { id: exam }, { token: sitter.token });
  return sent.map(({ question_id }) => ({ schedule_id: exam, question_id }));
}

test("the order of marks changes neither what is asked for near the KKM nor the result", async () => {
  const sari = await school.addMarker("Sari");
  const outcomes = [];
  const orders = [
    [0, 1, 2, 3],
    [3, 2, 1, 0],
    [2, 0, 3, 1],
    [1, 3, 0, 2],
  ];
  const exams = [];
  for (const at of orders.keys()) {
    const exam = await school.addExam(`aturan-urutan-${at}`, { view_result: "score" });
    const [essay, statements] = await handInBoth(exam);
    exams.push({ essay: essay!, statements: statements! });
  }
  await setPassMark(20);
  for (const [at, { essay, statements }] of exams.entries()) {
    for (const unit of [essay, statements]) await change(unit, { near_kkm_points: 10 });
    const answers = new Map(
      await Promise.all(
        [essay, statements].map(
          async (unit) => [unit, (await school.claim(unit, ratna)).answers[0]!] as const,
        ),
      ),
    );
    const steps = [
      { unit: essay, marker: ratna, share: "3/5" },
      { unit: essay, marker: budi, share: "13/20" },
      { unit: statements, marker: ratna, share: "4/5" },
      { unit: statements, marker: sari, share: "3/4" },
    ];
    for (const step of orders[at]!.map((which) => steps[which]!)) {
      await school.save(step.unit, step.marker, markOf(answers.get(step.unit)!, step.share));
    }
    const asked = await school.server.db
      .selectFrom("marking_second_requests")
      .innerJoin("sittings", "sittings.id", "marking_second_requests.sitting_id")
      .select("question_id")
      .where("schedule_id", "=", essay.schedule_id)
      .execute();
    outcomes.push([
      asked.length,
      await countsOf(essay),
      await countsOf(statements),
      await school.scoresOf(essay),
    ]);
  }
  for (const outcome of outcomes) assert.equal(outcome, outcomes[0]);
  assert.is(outcomes[0]![0], 2);
  await setPassMark(null);
});

test("rules that change while marks arrive leave states and results as if they had changed before", async () => {
  const { unit } = await school.addMarkedExam("aturan-serentak", essaysOf(8));
  const { answers } = await school.claim(unit, ratna);
  const markBy = (marker: Marker, share: string) =>
    answers.map((answer) => school.save(unit, marker, markOf(answer, share)));
  await Promise.all([
    ...markBy(ratna, "1/2"),
    change(unit, { second_percent: 100, tolerance_percent: 20 }),
    ...markBy(budi, "7/10"),
  ]);
  assert.equal(await countsOf(unit), { left: 0, second: 0, disputed: 0, settled: 8 });
  assert.equal(
    await school.scoresOf(unit),
    answers.map(() => "12.00"),
  );
});

test("a sitting that ends while the rules change is listed by the newer ones", async () => {
  const { unit } = await school.addMarkedExam("aturan-akhir", essaysOf(1));
  const sitters = [];
  for (const text of ["Dua", "Tiga", "Empat"]) {
    const sitter = await school.begin(unit.schedule_id);
    await school.send(unit.schedule_id, sitter.token, [
      { question_id: unit.question_id, answer: essayOf(text) },
    ]);
    sitters.push(sitter);
  }
  await Promise.all([
    ...sitters.map(({ token }) =>
      school.server.ok(finishSitting, { id: unit.schedule_id }, { token }),
    ),
    change(unit, { second_percent: 100 }),
  ]);
  await markAll(unit, ratna, "1/2");
  assert.equal(await countsOf(unit), { left: 0, second: 4, disputed: 0, settled: 0 });
});

test("a mark that is withdrawn under a rule about the KKM waits for somebody again", async () => {
  await setPassMark(10);
  const { unit } = await school.addMarkedExam("aturan-tarik", essaysOf(1));
  await change(unit, { near_kkm_points: 5 });
  const [answer] = await markAll(unit, ratna, "1/2");
  const back = [{ code: answer!.code, seq: answer!.seq }];
  await school.save(unit, ratna, { kind: "withdraw", id: randomUUID(), answers: back });
  assert.equal(await countsOf(unit), { left: 1, second: 0, disputed: 0, settled: 0 });
  await setPassMark(null);
});

test.run();
