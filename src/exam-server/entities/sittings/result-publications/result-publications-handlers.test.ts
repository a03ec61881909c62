import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import type { CallInput } from "../../../../contract/calls/call.ts";
import { previewPublication } from "../../../../contract/results/publication-preview.ts";
import {
  getResultPublication,
  publishResults,
  undoPublication,
  type PublishResultsInput,
} from "../../../../contract/results/result-publications.ts";
import { awaitNews } from "../../../../contract/sitting/own-news.ts";
import { finishSitting, getOwnResult } from "../../../../contract/sitting/own-sitting.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import { essayOf, markingSuite } from "../../../../testing/exams/marking-school.ts";
import { reviewShownSince } from "../own-results/review-since-query.ts";

const { test, school, ratna } = markingSuite("publishing results", { ratna: "Ratna Penilai" });
const hour = 60 * 60_000;

type More = Partial<PublishResultsInput>;

/** Over for everybody; results would be shown in two days. */
async function addExam(alias: string, more: Parameters<typeof school.addExam>[1] = {}) {
  const result_at = "2026-12-30T07:00";
  return school.addExam(alias, { lama: 60, view_result: "score", result_at, ...more });
}
async function sit(exam: string, group_id: string | null = null) {
  const sitter = await school.begin(exam, { group_id });
  await school.answerAll(exam, sitter.token);
  const path = { id: exam };
  await school.server.ok(finishSitting, path, { token: sitter.token });
  const sees = async () => {
    const { view, hindrance, score, questions } = await school.server.ok(getOwnResult, path, {
      token: sitter.token,
    });
    if (hindrance !== null) return hindrance;
    return `${view} ${score} ${questions.length}`;
  };
  return { ...sitter, sees };
}
const stateOf = (exam: string) => school.server.ok(getResultPublication, { schedule_id: exam });
async function act(exam: string, kind: More["kind"] & string, more: More = {}) {
  const { seq } = await stateOf(exam);
  const id = randomUUID();
  const input = { id, schedule_id: exam, seq, kind, ...more } as PublishResultsInput;
  await school.server.ok(publishResults, input);
  return input;
}
const preview = (exam: string, more: Partial<CallInput<typeof previewPublication>> = {}) =>
  school.server.ok(previewPublication, { schedule_id: exam, kind: "publish", ...more });

test("publishing shows results before their moment, withdrawing hides them at once, also what the moment shows", async () => {
  const exam = await addExam("terbit");
  const one = await sit(exam);
  school.server.wait(hour);
  assert.is(await one.sees(), "result-moment");
  await act(exam, "publish", { view: "answers" });
  assert.match(await one.sees(), /^answers 75\.00 16$/u);
  await act(exam, "withdraw");
  assert.is(await one.sees(), "withdrawn");
  await school.server.db
    .updateTable("schedules")
    .set({ result_at: null })
    .where("id", "=", exam)
    .execute();
  assert.is(await one.sees(), "withdrawn", "although the school's moment has come");
  await act(exam, "follow");
  assert.match(await one.sees(), /^score 75\.00 0$/u);
});

test("a group has its own acts with the groups below it, until a later one for everybody", async () => {
  const exam = await addExam("per group");
  const { one, two } = school.groups;
  const [first, second, nobody] = [
    await sit(exam, one.id),
    await sit(exam, two.id),
    await sit(exam, null),
  ];
  school.server.wait(hour);
  await act(exam, "publish", { group_id: one.id });
  const seen = async () => [await first.sees(), await second.sees(), await nobody.sees()];
  assert.equal(await seen(), ["score 75.00 0", "result-moment", "result-moment"]);
  const { acts } = await stateOf(exam);
  assert.equal(
    acts.map(({ kind, group, by }) => [kind, group?.id, by]),
    [["publish", one.id, acts[0]!.by]],
  );
  await act(exam, "publish");
  await act(exam, "withdraw", { group_id: two.id });
  assert.equal(await seen(), ["score 75.00 0", "withdrawn", "score 75.00 0"]);
  assert.is((await stateOf(exam)).acts.length, 2, "the first one decides for nobody any more");
  await act(exam, "withdraw");
  assert.equal(await seen(), ["withdrawn", "withdrawn", "withdrawn"]);
});

test("nothing is shown while somebody is at work, and the state says so beforehand", async () => {
  const exam = await addExam("belum selesai");
  const one = await sit(exam);
  await act(exam, "publish", { view: "review" });
  assert.is(await one.sees(), "exam-running");
  const { waits } = await stateOf(exam);
  assert.match(waits, /semua sesi ujian ini selesai/u);
  const { db } = school.server;
  assert.is(await reviewShownSince(exam, db, school.server.now), null);
  school.server.wait(hour);
  assert.match(await one.sees(), /^review/u);
  assert.is((await stateOf(exam)).waits, "");
  await act(exam, "withdraw");
  const since = await reviewShownSince(exam, db, school.server.now);
  assert.ok(since !== null && since < school.server.now, "keys have been seen");
});

test("a second click does nothing twice, and whoever has not seen the latest act is refused with it", async () => {
  const exam = await addExam("bersamaan");
  const input = await act(exam, "publish");
  const again = await school.server.ok(publishResults, input);
  assert.equal([again.seq, again.acts.length], [1, 1]);
  const stale = { ...input, id: randomUUID(), kind: "withdraw" } as const;
  const refused = await school.server.call(publishResults, stale);
  assert.is(refused.code, "49");
  assert.match(refused.message, /diatur lagi oleh .+ sejak Anda membukanya/u);
  assert.equal([await stateOf(exam)], [refused.data]);
});

test("an act that is taken back leaves what was before it; only the latest one can be", async () => {
  const exam = await addExam("urungkan");
  const one = await sit(exam);
  school.server.wait(hour);
  const first = await act(exam, "publish");
  const second = await act(exam, "withdraw");
  const undo = (id: string) => school.server.call(undoPublication, { id, schedule_id: exam });
  assert.is((await undo(first.id)).code, "49");
  assert.is((await undo(second.id)).code, "00");
  assert.is(await one.sees(), "score 75.00 0");
  assert.is((await undo(second.id)).code, "00", "sent again it changes nothing");
  assert.is((await stateOf(exam)).seq, 3);
  const entries = await school.server.db
    .selectFrom("audit_entries")
    .select("action")
    .where("object_id", "=", exam)
    .orderBy("id")
    .execute();
  assert.equal(
    entries.map(({ action }) => action),
    ["schedule.publish-results", "schedule.withdraw-results", "schedule.undo-publication"],
  );
});

test("a device that listens is told, and asks again", async () => {
  const exam = await addExam("dikabari");
  const one = await sit(exam);
  const news = (mark = "") =>
    school.server.ok(awaitNews, { id: exam, mark, shown_extra: 0 }, { token: one.token });
  const before = await news();
  assert.is(before.result_seq, 0);
  const waiting = news(before.mark);
  await act(exam, "publish");
  assert.is((await waiting).result_seq, 1);
});

/** Nothing of it waits for a person. */
const handIn = (exam: string) =>
  school.handIn(exam, questionSamples[1].right, questionSamples[6].right);

test("the preview is what the participant's own call answers then", async () => {
  const exam = await addExam("pratinjau", { view_result: "none" });
  const one = await handIn(exam);
  school.server.wait(hour);
  for (const view of ["score", "answers", "review"] as const) {
    const seen = await preview(exam, { view, participant_id: one.id });
    await act(exam, "publish", { view });
    const own = await school.server.ok(getOwnResult, { id: exam }, { token: one.token });
    assert.equal(seen!.result, own, view);
  }
  const hidden = await preview(exam, { kind: "withdraw", participant_id: one.id });
  assert.is(hidden!.result!.hindrance, "withdrawn");
  const { two } = school.groups;
  const ofGroups = async (...group_ids: string[]) => {
    const other = await preview(exam, { kind: "withdraw", group_ids, participant_id: one.id });
    return [other!.is_concerned, other!.result!.hindrance];
  };
  assert.equal(await ofGroups(two.id), [false, null]);
  await school.server.db
    .updateTable("participants")
    .set({ group_id: two.id })
    .where("id", "=", one.id)
    .execute();
  assert.equal(await ofGroups(school.groups.one.id, two.id), [true, "withdrawn"]);
});

test("examples are who has answered most and fewest, and an exam without results has none", async () => {
  const exam = await addExam("contoh");
  const full = await handIn(exam);
  const empty = await school.handIn(exam, questionSamples[1].right);
  school.server.wait(hour);
  assert.is((await preview(exam))!.participant.id, full.id);
  assert.is((await preview(exam, { example: "emptiest" }))!.participant.id, empty.id);
  assert.is(await preview(await addExam("kosong")), null);
});

test("while answers are marked without names, nothing of their results is shown beside a name", async () => {
  const exam = await addExam("tanpa nama");
  const one = await school.handIn(exam, essayOf("Satu"));
  school.server.wait(hour);
  const seen = await preview(exam, { participant_id: one.id });
  assert.equal([seen!.is_blind, seen!.result], [true, null]);
  assert.is(await preview(exam), null, "nor is it an example");
});

test("whoever may not change the schedule sees whether it is published, and does nothing", async () => {
  const exam = await addExam("hak");
  await sit(exam);
  school.server.wait(hour);
  const as = { token: ratna.token };
  const { may_publish } = await school.server.ok(getResultPublication, { schedule_id: exam }, as);
  assert.not.ok(may_publish);
  const input = { id: randomUUID(), schedule_id: exam, seq: 0, kind: "publish" } as const;
  assert.is((await school.server.call(publishResults, input, as)).code, "43");
  const asked = { schedule_id: exam, kind: "publish" } as const;
  assert.is((await school.server.call(previewPublication, asked, as)).code, "43");
  const { token } = await school.addTeacher("Tanpa hak");
  const other = await school.server.call(getResultPublication, asked, { token });
  assert.is(other.code, "44");
});

test("an Operator sees how many questions participants see, and none of a bank that is not theirs", async () => {
  const exam = await addExam("operator");
  const one = await handIn(exam);
  school.server.wait(hour);
  const { id, token } = await school.addTeacher("Operator", "OPRA");
  await school.server.db
    .insertInto("user_menus")
    .values({ user_id: id, code: "0017A", effect: "allow" })
    .execute();
  const asked = { schedule_id: exam, kind: "publish", view: "answers", participant_id: one.id };
  const seen = await school.server.ok(previewPublication, asked as never, { token });
  assert.equal([seen!.questions, seen!.hides_questions, seen!.result!.questions], [16, true, []]);
});

test.run();
