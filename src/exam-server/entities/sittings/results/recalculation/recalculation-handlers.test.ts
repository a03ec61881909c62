import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { lockQuestionBank, unlockQuestionBank } from "../../../../../contract/questions/banks.ts";
import type { QuestionType } from "../../../../../contract/questions/question-types.ts";
import { listResults } from "../../../../../contract/results/exam-results.ts";
import { exportResults } from "../../../../../contract/results/result-export-calls.ts";
import {
  applyRecalculation,
  compareResultVersions,
  getRecalculation,
  listResultVersions,
  previewRecalculation,
} from "../../../../../contract/results/result-recalculation.ts";
import { getResultDetail } from "../../../../../contract/results/result-detail.ts";
import { getOwnResult } from "../../../../../contract/sitting/own-sitting.ts";
import {
  essayOf,
  markOf,
  openMarkingSchool,
  type MarkingSchool,
} from "../../../../../testing/exams/marking-school.ts";
import { questionSamples } from "../../../../../testing/questions/question-samples.ts";
import { withoutAuthor } from "../../../../../testing/questions/without-author.ts";
import {
  choiceOf,
  choicesFor,
  recalculationCalls,
} from "../../../../../testing/results/recalculation-school.ts";

const test = suite("recalculation of results");
let school: MarkingSchool;
let calls: ReturnType<typeof recalculationCalls>;
test.before(async () => {
  school = await openMarkingSchool();
  calls = recalculationCalls(school);
  await school.server.db.updateTable("question_banks").set({ kkm: 10 }).execute();
});
test.after(() => school.close());

const right = (type: QuestionType) => questionSamples[type].right;
const wrong = { type: 1, id: "j1" } as const;

/** Two participants: one with the key of type 1 and a typed answer, one who chose "j1". */
async function addSatExam(alias: string) {
  const exam = await school.addExam(alias, { view_result: "score" });
  const first = await calls.sit(exam, right(1), right(6));
  await first.finish();
  const second = await calls.sit(exam, wrong);
  await second.finish();
  return { exam, first, second };
}

const scores = async (exam: string) => {
  const { items } = await school.server.ok(listResults, { schedule_id: exam, sort: "no_ujian" });
  return items.flatMap(({ result }) => (result ? `${result.score}` : []));
};

/** "j1" is right from now on; the caller puts the key back. */
async function changeKey() {
  const question = await calls.questionOf(1);
  const content = { ...question.content, key: { id: "j1", weights: {} } };
  const changed = await calls.change(question, { content: content as typeof question.content });
  return {
    id: question.id,
    back: () => calls.change(changed, { content: question.content }),
  };
}

test("a changed key moves who has chosen it, as foreseen, and everybody reads when and why", async () => {
  const { exam, second } = await addSatExam("kunci");
  const key = await changeKey();
  const { questions } = await school.server.ok(getRecalculation, { schedule_id: exam });
  const changed = questions.filter(({ differs }) => differs.key);
  assert.equal(
    changed.map(({ question_id: id, shown, counted }) => [id, shown, counted.is_content_asked]),
    [[key.id, 2, true]],
  );
  const choices = choicesFor(exam, [choiceOf(key.id, { content: "present" })]);
  const { change, is_unchanged: isUnchanged } = await calls.preview(choices);
  assert.is(isUnchanged, false);
  assert.equal(change.counts, {
    all: 2,
    moved: 2,
    up: 1,
    down: 1,
    to_reached: 1,
    to_missed: 1,
    ranks: 2,
  });
  assert.equal(
    change.moves.map(({ before, after, by }) => [before!.score, after!.score, by]),
    [
      ["15.00", "5.00", -1000],
      ["0.00", "10.00", 1000],
    ],
  );
  assert.equal([change.before.n, change.kkm, change.before.bins[1]!.count], [2, 10, 1]);
  assert.equal(await scores(exam), ["15.00", "0.00"], "a preview writes nothing");
  const applied = await calls.apply(choices, { reason: "Kunci soal 1 keliru" });
  assert.equal(applied, { number: 2, moved: 2, later: 0 });
  assert.equal(await scores(exam), ["5.00", "10.00"]);
  await key.back();
  assert.equal(await scores(exam), ["5.00", "10.00"], "what counts no longer follows the bank");

  const { versions } = await school.server.ok(listResultVersions, { schedule_id: exam });
  assert.equal(
    versions.map(({ number, reason, counts }) => [number, reason, counts?.moved ?? null]),
    [
      [2, "Kunci soal 1 keliru", 2],
      [1, "", null],
    ],
  );
  const entries = await school.server.db
    .selectFrom("audit_entries")
    .select(["reason", "object_id"])
    .where("action", "=", "schedule.recalculate")
    .where("object_id", "=", exam)
    .execute();
  assert.equal(entries, [{ reason: "Kunci soal 1 keliru", object_id: exam }]);
  await school.server.db
    .updateTable("schedules")
    .set({ mulai: "04:00" })
    .where("id", "=", exam)
    .execute();
  const own = await school.server.ok(getOwnResult, { id: exam }, { token: second.token });
  assert.equal([own.score, own.recalculated?.reason], ["10.00", "Kunci soal 1 keliru"]);
  assert.is(Date.parse(own.recalculated!.at), Date.parse(versions[0]!.at!));
});

test("reasons that still decide something are told with the latest, also after an earlier version is restored", async () => {
  const { exam, first } = await addSatExam("alasan");
  const question = await calls.questionOf(1);
  const removed = choiceOf(question.id, { treatment: "dihapus" });
  await calls.apply(choicesFor(exam, [removed]), { reason: "Soal gaya dihapus" });
  const given = choiceOf(question.id, { treatment: "semua_benar" });
  await calls.apply(choicesFor(exam, [given]), { reason: "Dibenarkan" });
  await calls.apply(choicesFor(exam, [], { restores: 2 }), { reason: "Kembali dihapus" });
  const { recalculated, questions } = await school.server.ok(getResultDetail, {
    id: `${exam} ${first.id}`,
  });
  assert.equal(
    [recalculated, ...recalculated!.earlier].map((one) => [one!.number, one!.reason]),
    [
      [4, "Kembali dihapus"],
      [2, "Soal gaya dihapus"],
    ],
  );
  const own = questions.find(({ question_id: id }) => id === question.id)!;
  assert.equal([own.treatment, own.verdict, own.bank_number], ["dihapus", null, 1]);
  const { items } = await school.server.ok(listResults, { schedule_id: exam });
  const exported = await school.server.ok(exportResults, {
    schedule_id: exam,
    kind: "marks",
    ids: items.map(({ id }) => id),
  });
  const at = exported.questions.findIndex(({ id }) => id === question.id);
  assert.equal(
    exported.items.flatMap(({ cells }) => (cells === null ? [] : [cells[at]])),
    ["d", "d"],
    "taken out, and not to be shown later",
  );
});

test("without a change nothing is written, and the way back is byte for byte the same", async () => {
  const { exam } = await addSatExam("kembali");
  const before = await calls.stored(exam);
  const question = await calls.questionOf(1);
  const nothing = choicesFor(exam, [
    choiceOf(question.id, { content: "present", weight: "present", policy: "present" }),
  ]);
  assert.is((await calls.preview(nothing)).is_unchanged, true);
  assert.equal(await calls.apply(nothing), { number: null, moved: 0, later: 0 });
  assert.is(await calls.stored(exam), before);
  await calls.apply(choicesFor(exam, [choiceOf(question.id, { treatment: "semua_benar" })]));
  assert.equal(await scores(exam), ["15.00", "10.00"]);
  const restored = choicesFor(exam, [], { restores: 1 });
  assert.equal(await calls.apply(restored, { reason: "Dibatalkan" }), {
    number: 3,
    moved: 1,
    later: 0,
  });
  assert.is(await calls.stored(exam), before);
  const compared = await school.server.ok(compareResultVersions, {
    schedule_id: exam,
    from: 1,
    to: 3,
  });
  assert.equal(compared.moves, []);
  const other = await school.server.ok(compareResultVersions, {
    schedule_id: exam,
    from: 2,
    to: 1,
  });
  assert.equal(
    other.moves.map(({ before: from, after }) => [from!.score, after!.score]),
    [["10.00", "0.00"]],
  );
  const { versions } = await school.server.ok(listResultVersions, { schedule_id: exam });
  assert.equal(
    versions.map(({ number, restores }) => [number, restores]),
    [
      [3, 1],
      [2, null],
      [1, null],
    ],
  );
  const missing = { schedule_id: exam, from: 1, to: 4 };
  assert.is((await school.server.call(compareResultVersions, missing)).code, "44");
});

test("of a type that is left empty everybody has the weight, and semua benar is for whoever was shown it", async () => {
  const { exam } = await addSatExam("dihapus");
  const [one, typed] = [await calls.questionOf(1), await calls.questionOf(6)];
  const removed = choicesFor(exam, [choiceOf(one.id, { treatment: "dihapus" })]);
  const { emptied } = await calls.preview(removed);
  assert.equal(emptied, [{ type: 1, participants: 2 }], "it is said before it is written");
  await calls.apply(removed);
  assert.equal(await scores(exam), ["15.00", "10.00"]);
  await calls.apply(choicesFor(exam, [choiceOf(typed.id, { treatment: "semua_benar" })]));
  assert.equal(await scores(exam), ["15.00", "15.00"], "the first change still counts");
});

test("whoever ends later is scored by the version that counts, and does not hold up what was foreseen", async () => {
  const { exam } = await addSatExam("susulan");
  const late = await calls.sit(exam, wrong);
  const key = await changeKey();
  const choices = choicesFor(exam, [choiceOf(key.id, { content: "present" })]);
  const { fingerprint, change } = await calls.preview(choices);
  assert.is(change.counts.all, 2, "whoever is at work has no result");
  school.server.wait(1_000);
  await late.finish();
  const act = { ...choices, fingerprint, act_id: randomUUID(), reason: "Kunci" };
  assert.equal(await school.server.ok(applyRecalculation, act), { number: 2, moved: 2, later: 1 });
  assert.equal(await scores(exam), ["5.00", "10.00", "10.00"]);
  const later = await calls.sit(exam, wrong);
  await later.finish();
  await key.back();
  assert.equal(await scores(exam), ["5.00", "10.00", "10.00", "10.00"]);
});

test("what is sent again is written once, and what was foreseen before another change is refused", async () => {
  const { exam } = await addSatExam("ulang");
  const question = await calls.questionOf(1);
  const choices = choicesFor(exam, [choiceOf(question.id, { treatment: "semua_benar" })]);
  const { fingerprint } = await calls.preview(choices);
  const act = { ...choices, fingerprint, act_id: randomUUID(), reason: "Kunci ganda" };
  const [one, other] = await Promise.all([
    school.server.call(applyRecalculation, act),
    school.server.call(applyRecalculation, act),
  ]);
  assert.equal([one.code, other.code], ["00", "00"]);
  assert.equal(await school.server.ok(applyRecalculation, act), { number: 2, moved: 1, later: 0 });
  const { versions } = await school.server.ok(listResultVersions, { schedule_id: exam });
  assert.is(versions.length, 2);
  const stale = { ...act, act_id: randomUUID() };
  const refused = await school.server.call(applyRecalculation, stale);
  assert.equal([refused.status, refused.code], [409, "49"]);
  const unsigned = { ...act, act_id: randomUUID(), fingerprint: "" };
  assert.is((await school.server.call(applyRecalculation, unsigned)).code, "49");
  const wordless = { ...act, act_id: randomUUID(), reason: " " };
  assert.is((await school.server.call(applyRecalculation, wordless)).code, "12");
});

test("a bank that changes between preview and writing is a conflict", async () => {
  const { exam } = await addSatExam("berubah");
  const key = await changeKey();
  const choices = choicesFor(exam, [choiceOf(key.id, { content: "present" })]);
  const { fingerprint } = await calls.preview(choices);
  const again = await calls.questionOf(1);
  await calls.change(again, { bobot: 2 });
  const act = { ...choices, fingerprint, act_id: randomUUID(), reason: "Kunci" };
  assert.is((await school.server.call(applyRecalculation, act)).code, "49");
  assert.equal(await scores(exam), ["15.00", "0.00"]);
  await calls.change(await calls.questionOf(1), { bobot: 1, ...questionSamples[1] });
});

test("weights of the types follow the bank's plan where that is chosen", async () => {
  const { exam } = await addSatExam("rencana");
  await calls.changePlan({ 1: 25, 6: 1 });
  const { banks } = await school.server.ok(getRecalculation, { schedule_id: exam });
  assert.equal(
    banks[0]!.changed.map(({ type, weight, present }) => [type, weight, present]),
    [
      [1, 10, 25],
      [6, 5, 1],
    ],
  );
  const plans = [{ bank_id: school.bank, source: "present" as const }];
  await calls.apply(choicesFor(exam, [], { plans }));
  assert.equal(await scores(exam), ["26.00", "0.00"]);
  await calls.changePlan({ 1: 10, 6: 5 });
  const late = await calls.sit(exam, right(1));
  await late.finish();
  assert.equal(await scores(exam), ["26.00", "0.00", "25.00"], "the plan of the version");
});

test("an answer to a question that is of another type by now is kept, counted apart, and keeps what it earned", async () => {
  const { exam } = await addSatExam("tipe");
  const question = await calls.questionOf(1);
  const { content } = questionSamples[4];
  const changed = await calls.change(question, { content });
  const choices = choicesFor(exam, [choiceOf(question.id, { content: "present" })]);
  const { change, incomparable } = await calls.preview(choices);
  assert.equal(incomparable, [{ question_id: question.id, answers: 2 }]);
  assert.equal(change.moves, []);
  assert.is((await calls.apply(choices)).number, 2);
  assert.equal(await scores(exam), ["15.00", "0.00"]);
  await calls.change(changed, { content: question.content });
});

test("a preview tells no mark that was given blindly, and an essay that is taken out is marked by nobody", async () => {
  const marker = await school.addMarker("Sari");
  const { unit, sitters } = await school.addMarkedExam("buta", [essayOf("Satu"), essayOf("Dua")]);
  const exam = unit.schedule_id;
  const { answers } = await school.claim(unit, marker);
  await school.save(unit, marker, markOf(answers[0]!, "1"));
  const before = await calls.stored(exam);
  const typed = await calls.questionOf(6);
  const harmless = choicesFor(exam, [choiceOf(typed.id, { treatment: "semua_benar" })]);
  const { change } = await calls.preview(harmless);
  assert.equal(
    change.moves.map(({ before: from, after }) => [from, after].map((one) => one!.score).join()),
    ["0.00,5.00", "0.00,5.00"],
    "whoever has marked one of them would know whose it was",
  );
  assert.ok(change.moves.every(({ after }) => after!.score_most === "25.00"));
  const taken = choicesFor(exam, [choiceOf(unit.question_id, { treatment: "dihapus" })]);
  await calls.apply(taken, { reason: "Soal bocor" });
  assert.equal(await school.statesOf(unit), []);
  assert.equal(await scores(exam), ["20.00", "20.00"]);
  await calls.apply(choicesFor(exam, [], { restores: 1 }), { reason: "Tidak jadi" });
  assert.is(await calls.stored(exam), before, "the mark is still there");
  await school.save(unit, marker, markOf(answers[1]!, "1/2"));
  assert.equal((await scores(exam)).sort(), ["10.00", "20.00"]);
  assert.is(sitters.length, 2);
});

test("a mark that is given afterwards is counted by the version in force, and one in between is a conflict", async () => {
  const marker = await school.addMarker("Tono");
  const { unit } = await school.addMarkedExam("nilai", [essayOf("Tiga")]);
  const exam = unit.schedule_id;
  const typed = await calls.questionOf(6);
  const choices = choicesFor(exam, [choiceOf(typed.id, { treatment: "semua_benar" })]);
  const { fingerprint } = await calls.preview(choices);
  const { answers } = await school.claim(unit, marker);
  school.server.wait(1_000);
  await school.save(unit, marker, markOf(answers[0]!, "1/2"));
  const act = { ...choices, fingerprint, act_id: randomUUID(), reason: "Kunci" };
  assert.is((await school.server.call(applyRecalculation, act)).code, "49");
  await calls.apply(choices);
  assert.equal(await school.scoresOf(unit), ["15.00"]);
  await school.save(unit, marker, markOf(answers[0]!, "1"));
  assert.equal(await school.scoresOf(unit), ["25.00"]);
});

test("only who sees all results and writes all banks recalculates; who sees them reads the versions", async () => {
  const { exam } = await addSatExam("hak");
  const asked = { schedule_id: exam };
  const status = async (token?: string) => {
    const as = token === undefined ? {} : { token };
    return [
      (await school.server.call(getRecalculation, asked, as)).code,
      (await school.server.call(previewRecalculation, choicesFor(exam, []), as)).code,
      (await school.server.call(listResultVersions, asked, as)).code,
    ];
  };
  const [marker, guest] = [await school.addMarker("Korektor"), await school.addTeacher("Tamu")];
  assert.equal(await status(), ["00", "00", "00"]);
  assert.equal(await status(school.author), ["00", "00", "00"]);
  assert.equal(await status(marker.token), ["43", "43", "00"], "sees them, writes no bank");
  assert.equal(await status(guest.token), ["44", "44", "44"]);
  const mayHe = await school.server.ok(listResultVersions, asked, { token: marker.token });
  assert.is(mayHe.may_recalculate, false);
  const operator = await school.tokenOf("OPRA");
  assert.equal(await status(operator), ["43", "43", "43"], "without 0017A");
  await withoutAuthor(school.bank, school.server.db, async () =>
    assert.equal(await status(marker.token), ["43", "43", "00"], "a bank without an author"),
  );
  const lock = { id: school.bank, password: "Kunci-Bank-7" };
  await school.server.ok(lockQuestionBank, lock, { token: school.author });
  assert.equal(await status(), ["49", "49", "00"], "nobody looks into a locked bank");
  await school.server.ok(unlockQuestionBank, lock, { token: school.author });
});

test.run();
