import { suite } from "uvu";
import * as assert from "uvu/assert";
import { revealNames } from "../../../../contract/marking/marking-units.ts";
import { listResults } from "../../../../contract/results/exam-results.ts";
import {
  getResultMatrix,
  type MatrixRow,
  type ResultMatrix,
} from "../../../../contract/results/result-matrix.ts";
import { getResultDetail } from "../../../../contract/results/result-detail.ts";
import { sum } from "../../../../domain/scoring/fraction.ts";
import { scoreStored, storedScore } from "../../../../domain/scoring/shown-score.ts";
import {
  essayOf,
  markOf,
  openMarkingSchool,
  type MarkingSchool,
} from "../../../../testing/exams/marking-school.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import { resultMakers } from "../../../../testing/results/result-school.ts";

const test = suite("matrix of results");
let school: MarkingSchool;
test.before(async () => {
  school = await openMarkingSchool();
});
test.after(() => school.close());

const matrixOf = (exam: string, group_id = "", token?: string): Promise<ResultMatrix> =>
  school.server.ok(
    getResultMatrix,
    { schedule_id: exam, group_id },
    token === undefined ? {} : { token },
  );
const codeOf = async (exam: string, token: string) =>
  (await school.server.call(getResultMatrix, { schedule_id: exam }, { token })).code;
const rowOf = ({ rows }: ResultMatrix, participant: string): MatrixRow =>
  rows.find(({ participant_id: id }) => id === participant)!;
const sumOf = (exacts: readonly (string | null)[]) =>
  storedScore(sum(exacts.map((exact) => scoreStored(exact ?? "0/1")))).exact;
const { right } = questionSamples[1];

test("points of a final result add up to its total, and are those of the opened result", async () => {
  const exam = await school.addExam("matriks");
  const { id } = await school.handIn(exam, right, questionSamples[4].right);
  const matrix = await matrixOf(exam);
  const row = rowOf(matrix, id);
  assert.equal([row.state, row.score, row.mark], ["complete", "15.00", 15]);
  assert.is(sumOf(row.earned), row.total);
  assert.is(sumOf(row.worth), "100/1");
  const { opened } = await school.server.ok(getResultDetail, { id: row.id });
  for (const [at, { id: question }] of matrix.questions.entries()) {
    const own = opened!.questions.find(({ question_id: each }) => each === question)!;
    assert.equal([row.earned[at], row.worth[at]], [own.points.least, own.worth]);
  }
  assert.equal([matrix.exam, matrix.banks, matrix.is_partial], ["matriks", ["LENGKAP"], false]);
});

test("questions have the numbers of their bank", async () => {
  const exam = await school.addExam("nomor");
  await school.handIn(exam, right);
  const { questions } = await matrixOf(exam);
  assert.equal(
    questions.map(({ number }) => number),
    questions.map((_question, at) => at + 1),
  );
  assert.ok(questions.every(({ bank, excerpt, type }) => bank && excerpt === `Soal tipe ${type}`));
});

test("whoever has no final result is listed with a state and without points", async () => {
  const makers = resultMakers(school);
  const over = await makers.addResultExam("belum final");
  const [absent, waiting] = [
    await makers.addResult(over, { nama: "Absen", status: null }),
    await makers.addResult(over, { nama: "Belum", least: "10/1", most: "20/1", pending: 1 }),
  ];
  const matrix = await matrixOf(over);
  const none = { score: null, mark: null, total: null, earned: [], worth: [], mastery: [] };
  const figures = (row: MatrixRow) =>
    Object.fromEntries(Object.keys(none).map((name) => [name, row[name as keyof MatrixRow]]));
  assert.equal(
    [absent, waiting].map((id) => rowOf(matrix, id).state),
    ["absent", "waiting"],
  );
  for (const id of [absent, waiting]) assert.equal(figures(rowOf(matrix, id)), none);
});

test("a whole mark is rounded once from the exact total", async () => {
  const makers = resultMakers(school);
  const over = await makers.addResultExam("bulat");
  const totals = { "74499/1000": 74, "149/2": 75, "14999/200": 75, "0/1": 0, "100/1": 100 };
  for (const [least, mark] of Object.entries(totals)) {
    const id = await makers.addResult(over, { least, most: least });
    assert.is(rowOf(await matrixOf(over), id).mark, mark, least);
  }
});

test("a mark that does not stand beside a name yet is in nobody's points", async () => {
  const marker = await school.addMarker("Ratna");
  const { unit, sitters } = await school.addMarkedExam("buta", [
    essayOf("Gerimis"),
    essayOf("Pelangi"),
  ]);
  const { answers } = await school.claim(unit, marker);
  await school.save(unit, marker, markOf(answers[0]!, "1"));
  const before = await matrixOf(unit.schedule_id);
  for (const { id } of sitters) {
    assert.equal([rowOf(before, id).state, rowOf(before, id).earned], ["waiting", []]);
  }
  await school.server.ok(revealNames, { ...unit, reason: "Keberatan" });
  const after = await matrixOf(unit.schedule_id);
  const final = after.rows.filter(({ state }) => state === "complete");
  assert.is(final.length, 1);
  assert.is(sumOf(final[0]!.earned), final[0]!.total);
  assert.is(final[0]!.score, "20.00");
});

test("a group narrows the rows, with the groups below it, and a NISN comes with them", async () => {
  const exam = await school.addExam("kelas");
  const { groups } = school;
  const one = await school.handIn(exam, right);
  const rows = async (group: string) => {
    const matrix = await matrixOf(exam, group);
    return [matrix.group !== "", matrix.rows.some(({ participant_id: id }) => id === one.id)];
  };
  await school.server.db
    .updateTable("participants")
    .set({ nisn: "0081234567" })
    .where("id", "=", one.id)
    .execute();
  assert.equal(await rows(groups.one.id), [true, true]);
  assert.equal(await rows(groups.grade.id), [true, true]);
  assert.equal(await rows(groups.two.id), [true, false]);
  assert.is(rowOf(await matrixOf(exam), one.id).nisn, "0081234567");
});

test("mastery has the points of the questions of a competence", async () => {
  const { server, subject } = school;
  const exam = await school.addExam("kompetensi");
  const { id } = await school.handIn(exam, right, { type: 4, ids: [] });
  const { questions } = await matrixOf(exam);
  const stamps = { created_at: server.now, updated_at: server.now };
  const words = { fase: "", jenis: "TP", level_kognitif: "", position: 1, parent_id: null };
  await server.db
    .insertInto("competences")
    .values({
      id: "tp-1",
      subject_id: subject,
      kode: "TP 1",
      uraian: "Membaca",
      ...words,
      ...stamps,
    } as never)
    .execute();
  for (const { id: question_id } of questions.filter(({ type }) => type === 1 || type === 4)) {
    const named = { question_id, competence_id: "tp-1" };
    await server.db
      .insertInto("question_competences")
      .values(named as never)
      .execute();
  }
  const matrix = await matrixOf(exam);
  assert.equal(matrix.competences, [{ id: "tp-1", kode: "TP 1", uraian: "Membaca" }]);
  assert.equal(rowOf(matrix, id).mastery, [{ id: "tp-1", earned: "10/1", worth: "15/1" }]);
  assert.equal(
    matrix.questions.filter(({ competence_ids: ids }) => ids.length > 0).map(({ type }) => type),
    [1, 4],
  );
});

test("it is for whoever sees the list of results, with the same rows, and for nobody else", async () => {
  const exam = await school.addExam("hak");
  await school.handIn(exam, right);
  const [guest, marker] = [await school.addTeacher("Tamu"), await school.addMarker("Korektor")];
  assert.is(await codeOf(exam, guest.token), "44");
  assert.is(await codeOf("gone", guest.token), "44");
  const operator = await school.tokenOf("OPRA");
  const refused = await school.server.call(
    getResultMatrix,
    { schedule_id: exam },
    { token: operator },
  );
  assert.is(refused.status, 403, "without 0017A");
  const { items } = await school.server.ok(
    listResults,
    { schedule_id: exam, per_page: 200 },
    { token: marker.token },
  );
  const { rows } = await matrixOf(exam, "", marker.token);
  const known = (all: readonly { id: string; state: string; verdict: string | null }[]) =>
    all.map(({ id, state, verdict }) => `${id} ${state} ${verdict}`).sort();
  assert.equal(known(rows), known(items));
});

test.run();
