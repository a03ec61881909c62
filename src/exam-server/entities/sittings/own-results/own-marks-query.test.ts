import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import type { ResultView } from "../../../../contract/exams/schedule-fields.ts";
import { getSittingAnswers } from "../../../../contract/exams/sitting-answers.ts";
import { listResults } from "../../../../contract/results/exam-results.ts";
import { revealNames } from "../../../../contract/marking/marking-units.ts";
import { createMarkingComment } from "../../../../contract/marking/marking-comments.ts";
import { getOwnResult } from "../../../../contract/sitting/own-sitting.ts";
import type { QuestionAnswer } from "../../../../contract/questions/question-answer.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import { essayOf, markOf, markingSuite } from "../../../../testing/exams/marking-school.ts";

const { test, school, ratna, budi, tono } = markingSuite("what a participant is told of marks", {
  ratna: "Ratna Penilai",
  budi: "Budi Penilai",
  tono: "Tono Penilai",
});

/** Two have written an essay, and the exam is over for everybody. */
async function written(alias: string, view_result: ResultView, ...more: QuestionAnswer[]) {
  const { server } = school;
  const exam = await school.addExam(alias, { lama: 60, view_result });
  const one = await school.handIn(exam, essayOf("Satu"), ...more);
  const other = await school.handIn(exam, essayOf("Dua"));
  server.wait(60 * 60_000);
  const unit = { schedule_id: exam, question_id: one.question };
  const { answers } = await school.claim(unit, ratna);
  const codeOf = (html: string) =>
    answers.find(({ answer }) => answer.type === 2 && answer.html.includes(html))!;
  const own = async () => {
    const result = await server.ok(getOwnResult, { id: exam }, { token: one.token });
    const question = result.questions.find(({ type }) => type === 2);
    return { ...result, mark: question?.mark ?? null };
  };
  const staff = async () => {
    const { questions } = await server.ok(getSittingAnswers, { schedule_id: exam, id: one.id });
    const found = questions.find(({ type }) => type === 2)!;
    return { isHidden: found.is_hidden, comments: found.comments };
  };
  return { unit, first: codeOf("Satu"), second: codeOf("Dua"), own, staff, sitters: [one, other] };
}

test("an answer tells what it has earned and what was written to it once its marks count, without names", async () => {
  const { unit, first, second, own, staff } = await written("ulasan", "review");
  const before = await own();
  assert.equal([before.score, before.score_most, before.pending], ["0.00", "20.00", 1]);
  assert.is(before.mark, null, "nobody has marked it");
  const saved = { code: "ab", text: "Sebutkan akibatnya.", points: null };
  const { id } = await school.server.ok(createMarkingComment, { ...unit, ...saved }, ratna);
  const more = { comment: "Tulisanmu rapi.", comment_ids: [id] };
  await school.save(unit, ratna, markOf(first, "2/3", more));
  assert.equal(await staff(), { isHidden: true, comments: [] }, "somebody else's is not marked");
  assert.equal(await own(), before, "whoever reads it there would know whose answer was marked");
  await school.save(unit, ratna, markOf(second, "1"));
  const { mark, score, score_most: most, pending, questions } = await own();
  assert.equal(mark, { earned: "66.67", comments: ["Sebutkan akibatnya.\nTulisanmu rapi."] });
  assert.equal([score, most, pending], ["13.33", "13.33", 0]);
  assert.not.match(JSON.stringify(questions), /Penilai/u);
  assert.ok(questions.every((each) => each.type === 2 || each.mark === null));
  assert.equal(await staff(), { isHidden: false, comments: mark!.comments });
  const answers = [{ code: first.code, seq: first.seq }];
  await school.save(unit, ratna, { kind: "withdraw", id: randomUUID(), answers });
  assert.is((await own()).mark, null, "the mark was taken back");
});

test("while two differ nothing is told, and afterwards what was written with the decision alone", async () => {
  const { unit, first, second, own } = await written("beda", "review");
  await school.save(unit, ratna, markOf(second, "1"));
  await school.save(unit, ratna, markOf(first, "1", { comment: "Lengkap." }));
  await school.save(unit, budi, markOf(first, "0", { comment: "Salah." }));
  assert.is((await own()).mark, null);
  const decided = { comment: "Separuh benar.", is_decision: true };
  await school.save(unit, tono, markOf(first, "1/2", decided));
  assert.equal((await own()).mark, { earned: "50.00", comments: ["Separuh benar."] });
});

test("the same words of two markers are told once", async () => {
  const { unit, first, second, own } = await written("sama", "review");
  await school.save(unit, ratna, markOf(second, "1"));
  for (const marker of [ratna, budi]) {
    await school.save(unit, marker, markOf(first, "1/2", { comment: "Kurang satu langkah." }));
  }
  assert.equal((await own()).mark, { earned: "50.00", comments: ["Kurang satu langkah."] });
});

test("an exam that shows less than a review tells no marks", async () => {
  for (const view of ["none", "score", "answers"] as const) {
    const { unit, first, second, own } = await written(`lihat ${view}`, view);
    await school.save(unit, ratna, markOf(second, "1"));
    await school.save(unit, ratna, markOf(first, "1", { comment: "Lengkap." }));
    const result = await own();
    assert.is(result.mark, null, view);
    assert.not.match(JSON.stringify(result), /Lengkap/u);
  }
});

/** Beside the name, in the list of results. */
async function listed(exam: string, participant: string) {
  const { items } = await school.server.ok(listResults, { schedule_id: exam });
  const row = items.find(({ participant_id: id }) => id === participant)!;
  return [row.result!.score, row.result!.score_most, row.pending];
}

test("whatever is marked and revealed, participants read no other total and no more marks than staff", async () => {
  const { unit, first, second, own, staff, sitters } = await written("sama banyak", "review");
  const agrees = async (what: string, isMarkShown: boolean, range: unknown[]) => {
    const { mark, score, score_most: most, pending } = await own();
    assert.equal([mark !== null, score, most, pending], [isMarkShown, ...range], what);
    assert.equal(await listed(unit.schedule_id, sitters[0]!.id), range, what);
    if (mark) assert.equal(await staff(), { isHidden: false, comments: mark.comments }, what);
  };
  const [blind, counted] = [
    ["0.00", "20.00", 1],
    ["10.00", "10.00", 0],
  ];
  await agrees("nothing is marked", false, blind);
  await school.save(unit, ratna, markOf(first, "1/2"));
  await agrees("the own answer is marked", false, blind);
  await school.server.ok(revealNames, { ...unit, reason: "Sengketa" });
  await agrees("the names are revealed", true, counted);
  await school.save(unit, ratna, markOf(second, "1"));
  await agrees("all are marked", true, counted);
});

test("while another question is marked blindly, the marks of a revealed one are in nobody's total", async () => {
  const argued = questionSamples[9].right;
  const { unit, first, second, own, sitters } = await written("dua soal", "review", argued);
  const exam = unit.schedule_id;
  const before = await listed(exam, sitters[0]!.id);
  await school.save(unit, ratna, markOf(first, "1/2"));
  await school.save(unit, ratna, markOf(second, "1"));
  await school.server.ok(revealNames, { ...unit, reason: "Sengketa" });
  const { score, score_most: most, pending, mark } = await own();
  assert.equal([score, most, pending], before);
  assert.equal(await listed(exam, sitters[0]!.id), before);
  assert.is(mark?.earned, "50.00", "staff read the mark of a revealed answer beside the name too");
});

test.run();
