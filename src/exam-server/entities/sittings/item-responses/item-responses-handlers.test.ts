import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  getAnalysedBank,
  listItemResponses,
  type ItemResponsesAnswer,
} from "../../../../contract/analysis/item-analysis.ts";
import { lockQuestionBank, unlockQuestionBank } from "../../../../contract/questions/banks.ts";
import { getResultMatrix } from "../../../../contract/results/result-matrix.ts";
import type { ItemColumn } from "../../../../domain/item-analysis/sending/item-responses.ts";
import { receivedResponses } from "../../../../domain/item-analysis/sending/sent-responses.ts";
import { sum } from "../../../../domain/scoring/fraction.ts";
import { scoreStored, storedScore } from "../../../../domain/scoring/shown-score.ts";
import {
  essayOf,
  markOf,
  openMarkingSchool,
  type MarkingSchool,
} from "../../../../testing/exams/marking-school.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import {
  choiceOf,
  choicesFor,
  recalculationCalls,
} from "../../../../testing/results/recalculation-school.ts";

const test = suite("responses for the analysis of items");
let school: MarkingSchool;
test.before(async () => {
  school = await openMarkingSchool();
});
test.after(() => school.close());

const { right } = questionSamples[1];
type Asked = { schedule_ids?: string[]; group_id?: string; after?: string; limit?: number };

const responsesOf = (asked: Asked, token?: string): Promise<ItemResponsesAnswer> =>
  school.server.ok(
    listItemResponses,
    { bank_id: school.bank, schedule_ids: [], ...asked },
    token === undefined ? {} : { token },
  );

/** What each participant did with the questions of that type; null: the question was not shown. */
function cellsOf({ questions, responses }: ItemResponsesAnswer, type: number) {
  const { columns } = receivedResponses(responses);
  const at = questions.findIndex((question) => question.type === type);
  assert.is(columns[at]!.id, questions[at]!.id);
  return cellsIn(columns[at]!);
}
const cellsIn = ({ responses, numbers }: ItemColumn) =>
  [...numbers].map((number) => (number === 0 ? null : responses[number - 1]!));
const columnOf = ({ questions, responses }: ItemResponsesAnswer, type: number) =>
  responses.columns[questions.findIndex((question) => question.type === type)]!;
const markedOf = ({ responses }: ItemResponsesAnswer) => [...receivedResponses(responses).marked];
const sumOf = (exacts: readonly string[]) =>
  storedScore(sum(exacts.map((exact) => scoreStored(exact)))).exact;

test("marks of a sitting add up to its result and are those of the matrix of results", async () => {
  const exam = await school.addExam("angka");
  const { id } = await school.handIn(exam, right, questionSamples[4].right);
  const answer = await responsesOf({ schedule_ids: [exam] });
  assert.equal([answer.responses.participants, answer.total, answer.next], [1, 1, null]);
  assert.equal(markedOf(answer), [1]);
  const cells = receivedResponses(answer.responses).columns.map((column) => cellsIn(column)[0]!);
  assert.is(sumOf(cells.map(({ mark }) => mark)), "15/1");
  assert.is(sumOf(cells.map(({ maximum }) => maximum)), "100/1");
  const { questions, rows } = await school.server.ok(getResultMatrix, { schedule_id: exam });
  const row = rows.find(({ participant_id: each }) => each === id)!;
  for (const [at, { question_id: question }] of answer.questions.entries()) {
    const place = questions.findIndex((each) => each.id === question);
    assert.equal([cells[at]!.mark, cells[at]!.maximum], [row.earned[place], row.worth[place]]);
  }
  assert.equal(
    answer.questions.map(({ number }) => number),
    answer.questions.map((_question, at) => at + 1),
  );
});

test("a choice names the option by its place, and what nothing follows was not reached", async () => {
  const exam = await school.addExam("pilihan");
  await school.handIn(exam, right);
  await school.handIn(exam, questionSamples[4].right);
  const answer = await responsesOf({ schedule_ids: [exam] });
  const single = columnOf(answer, 1);
  const key = single.options.findIndex(({ isRight }) => isRight);
  assert.equal([single.isSingleChoice, columnOf(answer, 4).isSingleChoice], [true, false]);
  assert.is(single.options.filter(({ isRight }) => isRight).length, 1);
  const cells = cellsOf(answer, 1).map((cell) => [cell!.state, cell!.chosen.join()]);
  const expected = [
    ["answered", String(key)],
    ["empty", ""],
  ];
  assert.equal(cells.sort(), expected);
  const last = cellsIn(receivedResponses(answer.responses).columns.at(-1)!).map(
    (cell) => cell!.state,
  );
  assert.equal(last, ["unreached", "unreached"]);
});

test("a sitting counts as marked when its last mark is stored, and no blind mark is told before", async () => {
  const marker = await school.addMarker("Ratna");
  const essays = [essayOf("Gerimis"), essayOf("Pelangi")];
  const { unit } = await school.addMarkedExam("esai", essays);
  const asked = { schedule_ids: [unit.schedule_id] };
  assert.equal(markedOf(await responsesOf(asked)), [0, 0]);
  const { answers } = await school.claim(unit, marker);
  await school.save(unit, marker, markOf(answers[0]!, "1"));
  assert.equal(markedOf(await responsesOf(asked)), [0, 0]);
  await school.save(unit, marker, markOf(answers[1]!, "1/2"));
  const after = await responsesOf(asked);
  assert.equal(markedOf(after), [1, 1]);
  const marks = cellsOf(after, 2).map((cell) => storedScore(scoreStored(cell!.mark)));
  assert.is(marks.length, 2);
  assert.not.equal(marks[0], marks[1]);
});

test("a recalculation is followed, and what was kept before is not answered again", async () => {
  const { apply, questionOf } = recalculationCalls(school);
  const exam = await school.addExam("dihapus");
  await school.handIn(exam, right);
  const asked = { schedule_ids: [exam] };
  const before = cellsOf(await responsesOf(asked), 1)[0]!;
  assert.is(before.treatment, "normal");
  const { id } = await questionOf(1);
  await apply(choicesFor(exam, [choiceOf(id, { treatment: "dihapus" })]));
  const after = cellsOf(await responsesOf(asked), 1)[0]!;
  assert.equal([after.treatment, after.mark, after.maximum], ["dihapus", "0/1", "0/1"]);
});

test("parts of an answer, one after the other, hold each sitting once", async () => {
  const exam = await school.addExam("bertahap");
  for (let person = 0; person < 3; person += 1) await school.handIn(exam, right);
  const asked = { schedule_ids: [exam], limit: 2 };
  const first = await responsesOf(asked);
  assert.equal([first.responses.participants, first.total], [2, 3]);
  const second = await responsesOf({ ...asked, after: first.next! });
  assert.equal([second.responses.participants, second.total, second.next], [1, 3, null]);
  assert.equal(await responsesOf(asked), first, "kept outcomes are answered like fresh ones");
});

test("two who ask at once get the same answer", async () => {
  const exam = await school.addExam("serentak");
  await school.handIn(exam, right, questionSamples[4].right);
  const asked = { schedule_ids: [exam] };
  const [one, other] = await Promise.all([responsesOf(asked), responsesOf(asked)]);
  assert.equal(one, other);
});

test("the head names the exams and groups of the bank, and a group narrows the answer", async () => {
  const exam = await school.addExam("kelas");
  await school.handIn(exam, right);
  const head = await school.server.ok(getAnalysedBank, { id: school.bank });
  const named = head.schedules.find(({ id }) => id === exam)!;
  assert.equal([named.finished, named.working, named.is_over], [1, 0, false]);
  const { groups } = school;
  assert.ok(head.groups.some(({ id }) => id === groups.one.id));
  const participants = async (group_id: string) =>
    (await responsesOf({ schedule_ids: [exam], group_id })).responses.participants;
  assert.equal(
    [
      await participants(groups.one.id),
      await participants(groups.grade.id),
      await participants(groups.two.id),
    ],
    [1, 1, 0],
  );
});

test("the head counts those who are still at work, and says when an exam is over", async () => {
  const exam = await school.addExam("berjalan");
  await school.handIn(exam, right);
  await school.begin(exam);
  const now = async () => {
    const { schedules } = await school.server.ok(getAnalysedBank, { id: school.bank });
    const { finished, working, is_over: isOver } = schedules.find(({ id }) => id === exam)!;
    return [finished, working, isOver];
  };
  assert.equal(await now(), [1, 1, false]);
  const { db } = school.server;
  await db
    .updateTable("sittings")
    .set({ status: 1 })
    .where("schedule_id", "=", exam)
    .where("status", "=", 3)
    .execute();
  await db.updateTable("schedules").set({ active: false }).where("id", "=", exam).execute();
  assert.equal((await now()).slice(1), [0, true]);
});

test("it is for those who write the bank or mark its subject, and closed while the bank is locked", async () => {
  const { server, bank } = school;
  const codeOf = async (token: string) =>
    [
      await server.call(listItemResponses, { bank_id: bank, schedule_ids: [] }, { token }),
      await server.call(getAnalysedBank, { id: bank }, { token }),
    ].map(({ code }) => code);
  const guest = await school.addTeacher("Tamu");
  const marker = await school.addMarker("Korektor");
  assert.equal(await codeOf(guest.token), ["44", "44"]);
  assert.equal(await codeOf(marker.token), ["00", "00"]);
  const lock = { id: bank, password: "rahasia-naskah" };
  await server.ok(lockQuestionBank, lock, { token: school.author });
  assert.equal(await codeOf(marker.token), ["49", "49"]);
  await server.ok(unlockQuestionBank, lock, { token: school.author });
});

test("a question names the version whose key counts, which a recalculation may have made a newer one", async () => {
  const { apply, change, questionOf } = recalculationCalls(school);
  const exam = await school.addExam("kunci baru");
  await school.handIn(exam, right);
  const versions = async () => {
    const { questions } = await responsesOf({ schedule_ids: [exam] });
    const { version, key_version: key } = questions.find(({ type }) => type === 1)!;
    return [version, key];
  };
  assert.equal(await versions(), [1, 1]);
  const question = await questionOf(1);
  const { version } = await change(question, { stem: "<p>Kunci yang benar</p>" });
  assert.equal(await versions(), [1, 1]);
  await apply(choicesFor(exam, [choiceOf(question.id, { content: "present" })]));
  assert.equal(await versions(), [1, version]);
});

test.run();
