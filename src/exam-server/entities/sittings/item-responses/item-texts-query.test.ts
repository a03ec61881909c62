import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import { listItemResponses } from "../../../../contract/analysis/item-analysis.ts";
import { listAnalysedTexts } from "../../../../contract/analysis/item-texts.ts";
import { duplicateQuestionBank, lockQuestionBank } from "../../../../contract/questions/banks.ts";
import { createReference } from "../../../../contract/questions/references.ts";
import {
  deleteQuestions,
  getQuestion,
  listQuestions,
  restoreQuestions,
} from "../../../../contract/questions/questions.ts";
import { finishSitting } from "../../../../contract/sitting/own-sitting.ts";
import { markingSuite } from "../../../../testing/exams/marking-school.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import { withoutAuthor } from "../../../../testing/questions/without-author.ts";
import { recalculationCalls } from "../../../../testing/results/recalculation-school.ts";

const { test, school, ratna } = markingSuite("texts of analysed questions", { ratna: "Ratna" });
type Caller = { token: string };
type Version = { question_id: string; version: number };

const ask = (versions: Version[], { token }: Caller = ratna, bank_id = school.bank) =>
  school.server.call(listAnalysedTexts, { bank_id, versions }, { token });
const textOf = async (version: Version, by?: Caller) => {
  const { items } = await school.server.ok(
    listAnalysedTexts,
    { bank_id: school.bank, versions: [version] },
    { token: (by ?? ratna).token },
  );
  assert.is(items.length, 1);
  return items[0]!;
};
const stateOf = async (version: Version, by?: Caller) => (await textOf(version, by)).state;

const addExam = () => school.addExam(`ujian ${randomUUID()}`);
type Facts = { tanggal?: string; active?: boolean; stopped_at?: Date | null };
const setExam = (exam: string, facts: Facts) =>
  school.server.db.updateTable("schedules").set(facts).where("id", "=", exam).execute();
const end = (exam: string) => setExam(exam, { tanggal: "2020-01-01" });

/** A question that one participant was shown, in an exam that is under way. */
async function sitExam(): Promise<{ exam: string; shown: Version }> {
  const exam = await addExam();
  const { question } = await school.handIn(exam, questionSamples[1].right);
  const { question: now } = await school.server.ok(getQuestion, { id: question });
  return { exam, shown: { question_id: question, version: now.version } };
}

test("a corrector who may not read the bank reads what participants were shown, also after a change", async () => {
  const { exam, shown } = await sitExam();
  await end(exam);
  const { server } = school;
  const refused = await server.call(getQuestion, { id: shown.question_id }, { token: ratna.token });
  assert.is(refused.code, "44");
  const { question } = await server.ok(getQuestion, { id: shown.question_id });
  const { text, ...facts } = await textOf(shown);
  assert.equal(facts, { ...shown, state: "known", is_present: true, may_edit: false });
  assert.equal(text, {
    reference: null,
    stem: question.stem,
    layout: question.layout,
    audio: question.audio,
    type: question.content.type,
    payload: question.content.payload,
    outside_usage: null,
  });
  const { change } = recalculationCalls(school);
  const changed = await change(question, { stem: "<p>Kalimat yang sudah diperbaiki</p>" });
  const later = await textOf(shown);
  assert.equal([later.state, later.is_present, later.text], ["known", false, text]);
  const unseen = { question_id: shown.question_id, version: changed.version };
  assert.is(await stateOf(unseen), "missing", "nobody was shown the new version");
  const bySchool = await textOf(shown, { token: school.author });
  assert.equal([bySchool.text, bySchool.may_edit], [text, true]);
});

test("what the question shares with others stands beside its text", async () => {
  const { server, bank, author } = school;
  const input = { id: bank, type: "SP_REFERENCE", judul: "Bacaan", isi: "<p>Laut</p>" } as const;
  const made = await server.ok(
    createReference,
    { ...input, audio_id: null, max_play: 0 },
    { token: author },
  );
  const { change, questionOf } = recalculationCalls(school);
  const question = await change(await questionOf(1), { reference_id: made.id });
  const { exam, shown } = await sitExam();
  await end(exam);
  assert.is(shown.question_id, question.id);
  const { text } = await textOf(shown);
  const { id, judul, isi, audio_id, max_play } = made;
  assert.equal(text!.reference, { id, judul, isi, audio_id, max_play });
  await change(question, { reference_id: null });
});

test("what an imported file told of exams elsewhere stands beside the text", async () => {
  const { exam, shown } = await sitExam();
  const usage = { n: 312, p: "0.72", d: null };
  const setUsage = (value: string | null) =>
    school.server.db
      .updateTable("questions")
      .set({ outside_usage: value })
      .where("id", "=", shown.question_id)
      .execute();
  await setUsage(JSON.stringify(usage));
  assert.is((await textOf(shown)).text, null, "the exam is not over");
  await end(exam);
  assert.equal((await textOf(shown)).text!.outside_usage, usage);
  await setUsage(null);
});

test("the text of a bank without an author is read, and nobody but the Head Master edits it", async () => {
  const { exam, shown } = await sitExam();
  await end(exam);
  await withoutAuthor(school.bank, school.server.db, async () => {
    const { state, may_edit } = await textOf(shown);
    assert.equal([state, may_edit], ["known", false]);
  });
});

test("no answer has a key or an explanation, whatever the type of the question", async () => {
  const { exam } = await sitExam();
  await end(exam);
  const { server, bank } = school;
  const { questions } = await server.ok(listItemResponses, { bank_id: bank, schedule_ids: [exam] });
  assert.ok(questions.length > 10);
  const { data } = await ask(
    questions.map(({ question_id, version }) => ({ question_id, version })),
  );
  assert.is(data!.items.length, questions.length);
  for (const { state, text } of data!.items) {
    assert.is(state, "known");
    assert.equal(Object.keys(text!).sort(), [
      "audio",
      "layout",
      "outside_usage",
      "payload",
      "reference",
      "stem",
      "type",
    ]);
  }
});

test("a deleted question is still read as it was shown, and has no editor", async () => {
  const { exam, shown } = await sitExam();
  await end(exam);
  await school.server.ok(deleteQuestions, { ids: [shown.question_id] });
  const deleted = await textOf(shown, { token: school.author });
  assert.equal([deleted.state, deleted.is_present, deleted.may_edit], ["known", false, false]);
  await school.server.ok(restoreQuestions, { ids: [shown.question_id] });
});

test("while an exam with the bank is ahead, under way or stopped, only those who write the bank read it", async () => {
  const { exam, shown } = await sitExam();
  const author = { token: school.author };
  const states = async () => [await stateOf(shown), await stateOf(shown, author)];
  assert.equal(await states(), ["held", "known"], "under way");
  assert.is((await textOf(shown)).text, null);
  await end(exam);
  assert.equal(await states(), ["known", "known"], "over");
  const ahead = await addExam();
  await setExam(ahead, { tanggal: "2099-01-01" });
  assert.equal(await states(), ["held", "known"], "ahead");
  await setExam(ahead, { active: false });
  assert.equal(await states(), ["known", "known"], "only drafted");
  await setExam(exam, { stopped_at: school.server.now });
  assert.equal(await states(), ["held", "known"], "stopped");
  await setExam(exam, { stopped_at: null });
});

test("nothing else can be read by its id: no other bank's questions, no other version", async () => {
  const { server, bank } = school;
  const { exam, shown } = await sitExam();
  await end(exam);
  const copy = await server.ok(duplicateQuestionBank, {
    id: bank,
    kode: "SALINAN-T",
    nama: "Salinan",
  });
  const { items } = await server.ok(listQuestions, { id: copy.id });
  const foreign = { question_id: items[0]!.id, version: items[0]!.version };
  assert.is(await stateOf(foreign), "missing");
  assert.is(await stateOf({ question_id: "tidak-ada", version: 1 }), "missing");
  assert.is(await stateOf({ ...shown, version: 99 }), "missing");
  const { data } = await ask([shown], ratna, copy.id);
  assert.is(data!.items[0]!.state, "missing", "shown in another bank's exam");
});

test("a version that somebody is at work with is not told before they have ended", async () => {
  const { server } = school;
  const { change, questionOf } = recalculationCalls(school);
  const changed = await change(await questionOf(3), { stem: "<p>Baru di ujian ini</p>" });
  const version = { question_id: changed.id, version: changed.version };
  const exam = await addExam();
  const { token } = await school.begin(exam);
  assert.is(await stateOf(version), "missing");
  await server.ok(finishSitting, { id: exam }, { token });
  assert.is(await stateOf(version), "held", "the exam goes on for others");
  await end(exam);
  assert.is((await textOf(version)).text!.stem, "<p>Baru di ujian ini</p>");
});

test("it is refused like the analysis: to teachers of other subjects, and while the bank is locked", async () => {
  const { exam, shown } = await sitExam();
  await end(exam);
  const guest = await school.addTeacher("Tamu");
  assert.is((await ask([shown], guest)).code, "44");
  const lock = { id: school.bank, password: "rahasia-naskah" };
  await school.server.ok(lockQuestionBank, lock, { token: school.author });
  assert.is((await ask([shown])).code, "49");
  assert.is((await ask([shown], { token: school.author })).code, "49");
});

test.run();
