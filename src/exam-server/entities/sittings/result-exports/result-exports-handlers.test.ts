import * as assert from "uvu/assert";
import type { CallInput } from "../../../../contract/calls/call.ts";
import { listResults } from "../../../../contract/results/exam-results.ts";
import { exportResults, listResultIds } from "../../../../contract/results/result-export-calls.ts";
import { finishSitting, getOwnSitting } from "../../../../contract/sitting/own-sitting.ts";
import { essayOf, markingSuite, markOf } from "../../../../testing/exams/marking-school.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import { resultMakers } from "../../../../testing/results/result-school.ts";

const { test, school, ratna } = markingSuite("results as rows of a file", {
  ratna: "Ratna Penilai",
});
let makers: ReturnType<typeof resultMakers>;
test.before(() => {
  makers = resultMakers(school);
});
const hour = 60 * 60_000;

type More = Partial<CallInput<typeof exportResults>>;

async function exported(schedule_id: string, kind: "list" | "marks" | "letters", more: More = {}) {
  const { ids } = await school.server.ok(listResultIds, { schedule_id, sort: "no_ujian" });
  return school.server.ok(exportResults, { schedule_id, kind, ids, ...more });
}
/** By the type of the question. */
async function cellsOf(exam: string, kind: "marks" | "letters", person: string, token?: string) {
  const asked = token === undefined ? {} : { token };
  const { ids } = await school.server.ok(listResultIds, { schedule_id: exam });
  const { questions, items } = await school.server.ok(
    exportResults,
    { schedule_id: exam, kind, ids },
    asked,
  );
  const { cells } = items.find(({ participant_id: id }) => id === person)!;
  return Object.fromEntries(questions.map(({ type }, at) => [type, cells?.[at]]));
}
const wrongOption = async (exam: string, token: string) => {
  const { questions } = await school.server.ok(getOwnSitting, { id: exam }, { token });
  const { payload } = questions.find(({ type }) => type === 1)!;
  const { options } = payload as { options: { id: string }[] };
  const right = questionSamples[1].right as { id: string };
  return options.find(({ id }) => id !== right.id)!.id;
};

test("rows are those of the list, whatever the filter, with seat and counts by type", async () => {
  const exam = await school.addExam("daftar", { lama: 60 });
  const one = await school.handIn(exam, questionSamples[1].right, questionSamples[6].right);
  await school.server.db
    .updateTable("schedules")
    .set({ participant_mode: "SP" })
    .where("id", "=", exam)
    .execute();
  await makers.addResult(exam, { status: null });
  school.server.wait(hour);
  const { questions, items } = await exported(exam, "list");
  const page = await school.server.ok(listResults, { schedule_id: exam, sort: "no_ujian" });
  assert.equal(questions, []);
  assert.equal(
    items.map(
      ({ sesi: _sesi, room: _room, counts: _counts, empty: _empty, cells: _cells, ...row }) => row,
    ),
    page.items,
  );
  const own = items.find(({ participant_id: id }) => id === one.id)!;
  const countOf = (type: number) => own.counts.find((each) => each.type === type);
  assert.equal(countOf(1), { type: 1, right: 1, partly: 0, wrong: 0 });
  assert.equal(countOf(4), { type: 4, right: 0, partly: 0, wrong: 0 });
  assert.is(countOf(2), undefined, "people mark it");
  assert.is(own.empty, 14);
  const absent = items.find(({ sitting_id: id }) => id === null)!;
  assert.equal([absent.counts, absent.empty, absent.cells], [[], null, null]);
  const filtered = await school.server.ok(listResultIds, { schedule_id: exam, state: "absent" });
  assert.equal(filtered.ids, [absent.id]);
});

test("marks are shares of 1, x for nothing, ? for what is not marked", async () => {
  const exam = await school.addExam("capaian", { lama: 60 });
  const one = await school.handIn(exam, essayOf("Sebab"), questionSamples[1].right);
  const unit = { schedule_id: exam, question_id: one.question };
  school.server.wait(hour);
  const before = await cellsOf(exam, "marks", one.id);
  assert.equal([before[1], before[2], before[3], before[9]], [1, "?", "x", "?"]);
  const { answers } = await school.claim(unit, ratna);
  await school.save(unit, ratna, markOf(answers[0]!, "2/3"));
  const after = await cellsOf(exam, "marks", one.id);
  assert.equal([after[2], after[9]], [0.66666667, "x"]);
});

test("letters are those of the key's row, by the question's own order, and the key is for whoever may see it", async () => {
  const exam = await school.addExam("huruf", { lama: 60 });
  const right = await school.handIn(exam, questionSamples[1].right);
  const none = await school.handIn(exam, questionSamples[6].right);
  const third = await school.begin(exam);
  const option = await wrongOption(exam, third.token);
  const { questions: own } = await school.server.ok(getOwnSitting, { id: exam }, third);
  const question_id = own.find(({ type }) => type === 1)!.id;
  await school.send(exam, third.token, [{ question_id, answer: { type: 1, id: option } }]);
  await school.server.ok(finishSitting, { id: exam }, { token: third.token });
  school.server.wait(hour);
  const { questions, items } = await exported(exam, "letters");
  assert.equal(
    questions.map(({ type }) => type),
    [1],
  );
  const cellOf = (id: string) => items.find((each) => each.participant_id === id)!.cells![0];
  assert.is(cellOf(right.id), questions[0]!.key);
  assert.match(String(cellOf(third.id)), /^[A-E]$/u);
  assert.is.not(cellOf(third.id), questions[0]!.key);
  assert.is(cellOf(none.id), "x");
  const { id, token } = await school.addTeacher("Operator", "OPRA");
  await school.server.db
    .insertInto("user_menus")
    .values({ user_id: id, code: "0017A", effect: "allow" })
    .execute();
  const ids = items.map((each) => each.id);
  const asOperator = await school.server.ok(
    exportResults,
    { schedule_id: exam, kind: "letters", ids },
    { token },
  );
  assert.is(asOperator.questions[0]!.key, null);
});

test("an event has rows of all of its exams and no cells, and others' exams are not there", async () => {
  const exam = await makers.addResultExam("milik lain");
  await makers.addResult(exam, { least: "50/1" });
  const { token } = await school.addTeacher("Orang lain");
  const asked = { schedule_id: exam, kind: "list" as const, ids: ["x"] };
  assert.is((await school.server.call(exportResults, asked, { token })).code, "44");
  const { items } = await school.server.ok(exportResults, asked);
  assert.equal(items, [], "a row that is not there is left out");
});

test.run();
