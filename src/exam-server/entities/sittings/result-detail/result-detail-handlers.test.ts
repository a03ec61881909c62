import { sql } from "kysely";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { listResults } from "../../../../contract/results/exam-results.ts";
import { getResultDetail, type ResultDetail } from "../../../../contract/results/result-detail.ts";
import { revealNames } from "../../../../contract/marking/marking-units.ts";
import { finishSitting } from "../../../../contract/sitting/own-sitting.ts";
import { questionTypeCodes } from "../../../../contract/questions/question-types.ts";
import {
  essayOf,
  markOf,
  openMarkingSchool,
  opinionOf,
  type MarkingSchool,
} from "../../../../testing/exams/marking-school.ts";
import { addProctoredExam } from "../../../../testing/exams/proctored-exam.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import {
  choiceOf,
  choicesFor,
  recalculationCalls,
} from "../../../../testing/results/recalculation-school.ts";
import { resultMakers } from "../../../../testing/results/result-school.ts";

const test = suite("one result, opened");
let school: MarkingSchool;
test.before(async () => {
  school = await openMarkingSchool();
});
test.after(() => school.close());

const asked = (token?: string) => (token === undefined ? {} : { token });
const open = (id: string, token?: string): Promise<ResultDetail> =>
  school.server.ok(getResultDetail, { id }, asked(token));
const codeOf = async (id: string, token: string) =>
  (await school.server.call(getResultDetail, { id }, { token })).code;
const rowsOf = async (exam: string, token?: string) =>
  (await school.server.ok(listResults, { schedule_id: exam, per_page: 200 }, asked(token))).items;
const rowOf = async (exam: string, participant: string) =>
  (await rowsOf(exam)).find(({ participant_id: id }) => id === participant)!;
const question = (detail: ResultDetail, type: number) =>
  detail.questions.find((one) => one.type === type)!;
const opened = (detail: ResultDetail, type: number) =>
  detail.opened!.questions.find((one) => one.type === type)!;

/** Somebody who has answered all questions rightly, and has handed in. */
async function sat(alias: string) {
  const exam = await school.addExam(alias);
  const { id, token } = await school.begin(exam);
  await school.answerAll(exam, token);
  await school.server.ok(finishSitting, { id: exam }, { token });
  return { exam, id, row: await rowOf(exam, id) };
}

test("it has the row of the list, every question of all types with answer and key, and what leads to the total", async () => {
  const { row } = await sat("terbuka");
  const detail = await open(row.sitting_id!);
  assert.equal(detail.row, row);
  assert.equal(await open(row.id), detail, "by the row's id as well");
  assert.equal(
    detail.questions.map(({ type }) => type).sort((a, b) => a - b),
    [...questionTypeCodes],
  );
  assert.is(detail.agrees, true);
  assert.equal(detail.opened!.shown, { least: row.result!.score, most: row.result!.score_most });
  assert.equal(question(detail, 1).answer, questionSamples[1].right);
  assert.equal([question(detail, 1).verdict, opened(detail, 1).share.least], ["benar", "1/1"]);
  assert.is(question(detail, 1).answer_text, question(detail, 1).key_text);
  assert.equal(opened(detail, 2).points.least, "0/1");
  assert.is(question(detail, 2).verdict, "menunggu");
});

test("while somebody marks blindly an answer that people mark is hidden, and its marks do not count", async () => {
  const ratna = await school.addMarker("Ratna");
  const { unit, sitters } = await school.addMarkedExam("buta", [
    essayOf("Gerimis"),
    essayOf("Pelangi"),
  ]);
  const { answers } = await school.claim(unit, ratna);
  await school.save(unit, ratna, markOf(answers[0]!, "1", { comment: "Bagus" }));
  for (const { id } of sitters) {
    const detail = await open((await rowOf(unit.schedule_id, id)).id);
    const essay = question(detail, 2);
    assert.equal(
      [essay.is_hidden, essay.answer, essay.answer_text, essay.comments, essay.parts],
      [true, null, "", [], []],
    );
    assert.equal(opened(detail, 2).rule, { is: "hidden" });
    assert.equal([detail.agrees, detail.row.state], [true, "waiting"]);
    assert.not.match(JSON.stringify(detail), /Gerimis|Pelangi|Bagus/u);
  }
  await school.server.ok(revealNames, { ...unit, reason: "Keberatan" });
  const details = [];
  for (const { id } of sitters) details.push(await open((await rowOf(unit.schedule_id, id)).id));
  const marked = details.find(({ row }) => row.state === "complete")!;
  assert.equal(opened(marked, 2).rule, {
    is: "marks",
    marks: [{ least: "1/1", most: "1/1" }],
  });
  assert.equal([question(marked, 2).comments, question(marked, 2).is_hidden], [["Bagus"], false]);
  assert.ok(details.every(({ agrees }) => agrees));
});

test("who works has answers and neither keys nor points, and who was absent has a row alone", async () => {
  const makers = resultMakers(school);
  const exam = await school.addExam("bekerja");
  const { id, token } = await school.begin(exam);
  await school.answerAll(exam, token);
  const detail = await open((await rowOf(exam, id)).id);
  assert.equal([detail.row.state, detail.opened, detail.mastery], ["unfinished", null, []]);
  assert.ok(
    detail.questions.every(({ key, verdict, key_text: text }) => !key && !verdict && !text),
  );
  assert.equal(question(detail, 1).answer, questionSamples[1].right);
  assert.not.match(JSON.stringify(detail), /"explanation":"[^"]/u);
  const over = await makers.addResultExam("absen");
  const absent = await makers.addResult(over, { nama: "Absen", status: null });
  const { row, questions } = await open((await rowOf(over, absent)).id);
  assert.equal([row.nama, row.state, row.sitting_id, questions], ["Absen", "absent", null, []]);
});

test("the question is that of its sitting, and says that it has changed or is deleted since", async () => {
  const { row } = await sat("berubah");
  const before = await open(row.id);
  const [changed, deleted] = [question(before, 1), question(before, 8)];
  const { db, now } = school.server;
  const of = (id: string) => db.updateTable("questions").where("id", "=", id);
  await of(changed.question_id)
    .set({ version: changed.version + 1 })
    .execute();
  await of(deleted.question_id).set({ deleted_at: now }).execute();
  const after = await open(row.id);
  assert.equal(after.questions.length, before.questions.length);
  const [one, eight] = [question(after, 1), question(after, 8)];
  assert.equal([one.version, one.current_version], [changed.version, changed.version + 1]);
  assert.equal([eight.current_version, eight.stem], [null, deleted.stem]);
  assert.equal(after.opened, before.opened);
  await of(changed.question_id).set({ version: changed.version }).execute();
  await of(deleted.question_id).set({ deleted_at: null }).execute();
});

test("after a recalculation it says when, why, and by which version an answer is scored", async () => {
  const { exam, row } = await sat("hitung ulang");
  const before = await open(row.id);
  const { questionOf, change, apply } = recalculationCalls(school);
  const shown = question(before, 1);
  assert.equal([before.recalculated, shown.counted_version], [null, shown.version]);
  const known = await questionOf(1);
  const changed = await change(known, { explanation: "<p>Kunci diperbaiki.</p>" });
  const choice = choiceOf(known.id, { content: "present" });
  await apply(choicesFor(exam, [choice]), { reason: "Kunci soal 1 keliru" });
  const { recalculated, ...after } = await open(row.id);
  const { version, counted_version: counted } = question({ ...after, recalculated }, 1);
  assert.equal([version, counted], [shown.version, changed.version]);
  assert.equal([recalculated!.number, recalculated!.reason], [2, "Kunci soal 1 keliru"]);
});

test("a stored result to which the answers no longer come is called so", async () => {
  const { row } = await sat("tersimpan");
  await sql`update sitting_results set unmarked = jsonb_set(unmarked, '{least}', '"1/1"')
    where sitting_id = ${row.sitting_id}`.execute(school.server.db);
  const detail = await open(row.id);
  assert.equal([detail.agrees, detail.row.result!.score], [false, "1.00"]);
  assert.not.equal(detail.opened!.shown.least, "1.00");
});

test("competences have the points of their questions", async () => {
  const { row } = await sat("kompetensi");
  const { server, subject } = school;
  const { questions } = await open(row.id);
  const stamps = { created_at: server.now, updated_at: server.now };
  await server.db
    .insertInto("competences")
    .values({
      id: "tp-1",
      subject_id: subject,
      parent_id: null,
      kode: "TP 1",
      uraian: "Membaca",
      fase: "",
      jenis: "TP",
      level_kognitif: "",
      position: 1,
      ...stamps,
    } as never)
    .execute();
  const named = questions.filter(({ type }) => type === 1 || type === 4);
  for (const { question_id } of named) {
    await server.db
      .insertInto("question_competences")
      .values({ question_id, competence_id: "tp-1" } as never)
      .execute();
  }
  const { mastery, opened: result } = await open(row.id);
  assert.is(mastery.length, 1);
  assert.equal([mastery[0]!.kode, mastery[0]!.questions], ["TP 1", 2]);
  assert.is(mastery[0]!.least, mastery[0]!.worth);
  assert.ok(result!.questions.every(({ worth }) => worth.includes("/")));
});

test("it is for whoever sees the row, and for nobody else", async () => {
  const { row, exam } = await sat("hak");
  const [teacher, marker] = [await school.addTeacher("Tamu"), await school.addMarker("Korektor")];
  assert.is(await codeOf(row.sitting_id!, teacher.token), "44");
  assert.is(await codeOf(row.id, teacher.token), "44");
  assert.equal((await open(row.id, marker.token)).row, row);
  assert.equal((await open(row.id, school.author)).row, row);
  const operator = await school.tokenOf("OPRA");
  const refused = await school.server.call(getResultDetail, { id: row.id }, { token: operator });
  assert.is(refused.status, 403, "without 0017A");
  await school.server.db
    .updateTable("schedules")
    .set({ created_by: teacher.id })
    .where("id", "=", exam)
    .execute();
  assert.equal((await open(row.id, teacher.token)).row, row);
  const proctor = await school.addTeacher("Pengawas");
  const { seated } = await addProctoredExam(school, proctor.name);
  const makers = resultMakers(school);
  await makers.addResult(seated, {});
  for (const { id } of await rowsOf(seated)) assert.is(await codeOf(id, proctor.token), "44");
  for (const id of ["gone", "gone gone", `${exam} gone`]) {
    assert.is((await school.server.call(getResultDetail, { id })).code, "44");
  }
});

test("an essay, a stance and an empty answer are each opened in their own way", async () => {
  const exam = await school.addExam("cara");
  const { id } = await school.handIn(exam, opinionOf("Karena hujan"), {
    type: 1,
    id: null,
  });
  const detail = await open((await rowOf(exam, id)).id);
  assert.equal(opened(detail, 1).rule, { is: "empty" });
  assert.is(question(detail, 1).verdict, "kosong");
  assert.equal(opened(detail, 9).share, { least: "0/1", most: "1/1" });
});

test.run();
