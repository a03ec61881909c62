import { sql } from "kysely";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  changeQuestions,
  deleteQuestions,
  listQuestions,
  listQuestionVersions,
  restoreQuestions,
  updateQuestion,
} from "../../../../contract/questions/questions.ts";
import { listOwnExams, openSitting, startSitting } from "../../../../contract/sitting/own-exams.ts";
import {
  beat,
  finishSitting,
  getOwnResult,
  getOwnSitting,
  maxAnswersPerCall,
  maxSeqLeap,
  reportScreen,
  saveAnswers,
  type ShownQuestion,
} from "../../../../contract/sitting/own-sitting.ts";
import { instantOf, wallTimeOf } from "../../../../domain/exams/school-time.ts";
import {
  openSittingSchool,
  schoolZone,
  type SittingSchool,
} from "../../../../testing/exams/sitting-school.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";
import { fieldsOf } from "../../questions/questions/questions-query.ts";
import { getSittingAnswers } from "../../../../contract/exams/sitting-answers.ts";
import { closeDueSittings } from "./sitting-closing-store.ts";
import type { SittingsTable } from "./sittings-table.ts";
import { createQuestionVersions } from "./question-contents-query.ts";

const test = suite("a participant at work");
const minute = 60_000;
let school: SittingSchool;
test.before(async () => {
  school = await openSittingSchool();
});
test.after(() => school.close());

const sittingOf = (exam: string, token: string) =>
  school.server.ok(getOwnSitting, { id: exam }, { token });
const questionOf = async (exam: string, token: string, type: number): Promise<ShownQuestion> =>
  (await sittingOf(exam, token)).questions.find((one) => one.type === type)!;
const finish = (exam: string, token: string) =>
  school.server.call(finishSitting, { id: exam }, { token });
const resultOf = (exam: string, token: string) =>
  school.server.ok(getOwnResult, { id: exam }, { token });
/** As staff read it, which is before participants do. */
const scoreOf = async (exam: string, id: string) =>
  (await school.server.ok(getSittingAnswers, { schedule_id: exam, id })).score;
/** Past the end of exams of the usual length that have begun. */
const passEnd = () => school.server.wait(90 * minute);

/** Of the exam's only sitting. */
const rowOf = <Column extends keyof SittingsTable>(exam: string, columns: readonly Column[]) =>
  school.server.db
    .selectFrom("sittings")
    .select(columns)
    .where("schedule_id", "=", exam)
    .executeTakeFirstOrThrow();

/** Names and words that would give an answer away. */
const secrets =
  /"(?:key|keys|weights?|rubric|rujukan|keywords|accepted|correct|explanation|bobot)"/u;

test("neither key nor weight nor accepted answer leaves before the end, of all 16 types", async () => {
  const exam = await school.addExam("kunci");
  const { token } = await school.begin(exam);
  const shown = await sittingOf(exam, token);
  assert.is(new Set(shown.questions.map(({ type }) => type)).size, 16);
  const saved = await school.send(exam, token, [
    { question_id: shown.questions[0]!.id, answer: null, doubt: true },
  ]);
  const list = await school.server.ok(listOwnExams, {}, { token });
  for (const answer of [shown, saved, list]) {
    const text = JSON.stringify(answer);
    assert.not.match(text, secrets);
    assert.not.match(text, /Karena musim hujan|Sebab/u);
  }
  const typed = shown.questions.filter(({ type }) => type === 6 || type === 11);
  for (const { type, payload } of typed) {
    const { right } = questionSamples[type];
    const words =
      right.type === 6 ? [right.text] : Object.values("cells" in right ? right.cells : {});
    for (const word of words)
      assert.not.match(JSON.stringify(payload), new RegExp(`"${word}"`, "u"));
  }
});

test("everything right is 100 but for what people mark; the same questions come back in the same order", async () => {
  const exam = await school.addExam("penuh", { view_result: "review" });
  const { token } = await school.begin(exam);
  const before = await sittingOf(exam, token);
  await school.answerAll(exam, token);
  const after = await sittingOf(exam, token);
  const bare = ({ answer: _answer, ...question }: ShownQuestion) => question;
  assert.equal(after.questions.map(bare), before.questions.map(bare));
  for (const { type, answer } of after.questions) {
    assert.equal(answer, questionSamples[type].right, `type ${type}`);
  }
  assert.is((await finish(exam, token)).data.status, 1);
  passEnd();
  const result = await resultOf(exam, token);
  assert.is(result.score, "75.00");
  assert.is(result.pending, 2);
  assert.is(result.questions.length, 16);
  assert.match(result.questions[0]!.explanation, /Sebab/u);
  const row = await school.server.db
    .selectFrom("sitting_results as r")
    .innerJoin("sittings as s", "s.id", "r.sitting_id")
    .select(["r.least", "r.most", "r.score"])
    .where("s.schedule_id", "=", exam)
    .executeTakeFirstOrThrow();
  assert.equal(row, { least: "75/1", most: "100/1", score: 75 });
});

test("the highest counter wins, whenever it arrives; sent again nothing changes", async () => {
  const exam = await school.addExam("urutan");
  const { token } = await school.begin(exam);
  const { id } = await questionOf(exam, token, 1);
  const put = async (seq: number, part: string) =>
    (await school.send(exam, token, [{ question_id: id, seq, answer: { type: 1, id: part } }])).data
      .answers[0]!.outcome;
  const now = async () => (await questionOf(exam, token, 1)).answer;
  assert.is(await put(5, "b2"), "saved");
  assert.is(await put(3, "j1"), "older");
  assert.equal(await now(), { type: 1, id: "b2" });
  assert.is(await put(5, "b2"), "saved");
  assert.is(await put(9, "s3"), "saved");
  assert.equal(await now(), { type: 1, id: "s3" });
  assert.is((await sittingOf(exam, token)).seq, 9);
});

test("no counter, refused or not, ends the saving of answers", async () => {
  const exam = await school.addExam("penghitung");
  const { token } = await school.begin(exam);
  const { id } = await questionOf(exam, token, 1);
  const put = async (seq: number, question_id = id) => {
    const answer = { type: 1, id: "b2" };
    const { data } = await school.send(exam, token, [{ question_id, seq, answer }]);
    return [data.answers[0]!.outcome, data.answers[0]!.cause];
  };
  assert.equal(await put(1_000_000_000, "other"), ["refused", "malformed"]);
  assert.equal(await put(1_000_000_000), ["refused", "malformed"]);
  assert.equal(await put(900, "other"), ["refused", "unknown-question"]);
  assert.is((await sittingOf(exam, token)).seq, 0);
  assert.equal(await put(maxSeqLeap), ["saved", null]);
  assert.equal(await put(2 * maxSeqLeap + 1), ["refused", "malformed"]);
  assert.equal(await put(2 * maxSeqLeap), ["saved", null]);
});

test("what the question cannot be answered with is refused alone; blanks and what was taken back do not count", async () => {
  const exam = await school.addExam("hitung");
  const { token } = await school.begin(exam);
  const [choice, short, essay] = [
    await questionOf(exam, token, 1),
    await questionOf(exam, token, 6),
    await questionOf(exam, token, 2),
  ];
  const { data } = await school.send(exam, token, [
    { question_id: choice.id, answer: { type: 1, id: "constructor" } },
    { question_id: "of-somebody-else", answer: { type: 1, id: "b2" } },
    { question_id: short.id, answer: { type: 6, text: "  " }, doubt: true },
    {
      question_id: essay.id,
      answer: { type: 2, html: '<p onclick="x()">Saya</p><script>x</script>' },
    },
  ]);
  assert.equal(
    data.answers.map(({ outcome, cause }) => cause ?? outcome),
    ["impossible", "unknown-question", "saved", "saved"],
  );
  const counts = () => rowOf(exam, ["asked", "answered", "doubtful"]);
  assert.equal(await counts(), { asked: 16, answered: 1, doubtful: 1 });
  assert.equal((await questionOf(exam, token, 2)).answer, { type: 2, html: "<p>Saya</p>" });
  await school.send(exam, token, [{ question_id: essay.id, answer: null }]);
  assert.equal(await counts(), { asked: 16, answered: 0, doubtful: 1 });
});

test("of fifty in a call one that is no answer at all is refused with its cause, and the others are saved", async () => {
  const exam = await school.addExam("lima puluh");
  const { token } = await school.begin(exam);
  const short = await questionOf(exam, token, 6);
  const no: unknown[] = [
    { type: 6, text: 7 },
    { type: 99 },
    "Bandung",
    [],
    { type: 5, pairs: Object.fromEntries(Array.from({ length: 11_000 }, (_n, at) => [at, null])) },
  ];
  const fits = { question_id: short.id, answer: { type: 6, text: "Bandung" } };
  for (const answer of no) {
    const wrong = { question_id: short.id, answer };
    const others = Array.from({ length: maxAnswersPerCall - 1 }, () => fits);
    const { status, data } = await school.send(exam, token, [wrong, ...others]);
    assert.is(status, 200);
    assert.is(data.answers[0]!.cause, "malformed");
    assert.is(data.answers.at(-1)!.outcome, "saved");
    assert.equal((await questionOf(exam, token, 6)).answer, fits.answer);
  }
});

test("a wrong id, counter or mark refuses one answer of fifty, and so does text that cannot be stored", async () => {
  const exam = await school.addExam("satu salah");
  const { token } = await school.begin(exam);
  const { id } = await questionOf(exam, token, 6);
  const typed = (text: string) => ({ question_id: id, answer: { type: 6, text } });
  const wrong: [cause: string, line: { question_id: string; seq: number }, sent: object][] = [
    ["malformed", { question_id: "", seq: 2 }, { ...typed("a"), question_id: 7, seq: 2 }],
    ["malformed", { question_id: "", seq: 2 }, { ...typed("a"), question_id: "", seq: 2 }],
    ["malformed", { question_id: id, seq: 0 }, { ...typed("a"), seq: "2" }],
    ["malformed", { question_id: id, seq: 2 }, { ...typed("a"), seq: 2, doubt: null }],
    ["unstorable-text", { question_id: id, seq: 2 }, { ...typed("a\0b"), seq: 2 }],
    ["unstorable-text", { question_id: id, seq: 2 }, { ...typed("\ud83d"), seq: 2 }],
    ["unstorable-text", { question_id: "", seq: 2 }, { ...typed("a"), seq: 2, question_id: "\0" }],
  ];
  for (const [cause, line, sent] of wrong) {
    const others = Array.from({ length: maxAnswersPerCall - 1 }, () => typed("Bandung"));
    const { status, data } = await school.send(exam, token, [sent, ...others]);
    assert.is(status, 200);
    assert.equal(data.answers[0], { ...line, outcome: "refused", cause });
    assert.is(data.answers.at(-1)!.outcome, "saved");
  }
  assert.equal((await questionOf(exam, token, 6)).answer, { type: 6, text: "Bandung" });
  const path = saveAnswers.path.replace("{id}", exam);
  const headers = { authorization: `Bearer ${token}` };
  const post = (body: object) =>
    school.server.raw(path, { method: "POST", headers, body: JSON.stringify(body) });
  for (const answers of [[null], ["\0"], [[]], [{ "\0": 1 }]]) {
    const { data } = await post({ answers });
    const { answers: lines } = data as { answers: { cause: string }[] };
    assert.is(lines[0]!.cause, "malformed");
  }
  assert.is((await post({ answers: [{}], other: "\0" })).status, 422, "only answers are judged");
});

test("what can be saved is saved, also beside something later that cannot", async () => {
  const exam = await school.addExam("sisa");
  const { token } = await school.begin(exam);
  const short = await questionOf(exam, token, 6);
  const { data } = await school.send(exam, token, [
    { question_id: short.id, answer: { type: 6, text: "Bandung" } },
    { question_id: short.id, answer: { type: 2, html: "<b>".repeat(10_001) } },
  ]);
  assert.equal(
    data.answers.map(({ outcome }) => outcome),
    ["saved", "refused"],
  );
  assert.equal((await questionOf(exam, token, 6)).answer, { type: 6, text: "Bandung" });
});

test("answers of one sitting that arrive at the same moment are all saved and counted", async () => {
  const exam = await school.addExam("serentak");
  const { token } = await school.begin(exam);
  const { questions } = await sittingOf(exam, token);
  const sent = questions.map(({ id, type }, at) =>
    school.send(exam, token, [
      { question_id: id, seq: at + 1, answer: questionSamples[type].right, doubt: at % 2 === 0 },
    ]),
  );
  for (const { data } of await Promise.all(sent)) assert.is(data.answers[0]?.outcome, "saved");
  assert.equal(await rowOf(exam, ["answered", "doubtful", "last_seq"]), {
    answered: 16,
    doubtful: 8,
    last_seq: 16,
  });
});

test("the files that the questions name are listed with their sizes, each once, as they are served", async () => {
  const exam = await school.addExam("berkas");
  const { token } = await school.begin(exam);
  const { id } = await questionOf(exam, token, 2);
  const answer = { type: 2, html: '<img src="/storage/media/other">' };
  await school.send(exam, token, [{ question_id: id, answer }]);
  const { media } = await sittingOf(exam, token);
  assert.equal(media.map(({ mime }) => mime).sort(), ["audio/wav", "image/png"]);
  for (const { path, mime, size } of media) {
    const served = await school.server.exam.fetch(new Request(`http://exam.test${path}`));
    assert.is(served.headers.get("content-type"), mime);
    assert.is((await served.arrayBuffer()).byteLength, size);
  }
});

test("an answer on its way at the end counts, a later one is refused and said", async () => {
  const exam = await school.addExam("tenggat");
  const { token } = await school.begin(exam);
  const { id } = await questionOf(exam, token, 1);
  const put = () => school.send(exam, token, [{ question_id: id, answer: { type: 1, id: "b2" } }]);
  school.server.wait(79 * minute + 10_000);
  assert.is((await put()).status, 200);
  school.server.wait(6_000);
  const late = await put();
  assert.is(late.status, 409);
  assert.match(late.message, /Waktu ujian sudah habis/u);
});

test("nobody hands in before the minimum, and the words say when", async () => {
  const exam = await school.addExam("minimum", { min_test: 30 });
  const { token } = await school.begin(exam);
  const clock = wallTimeOf(school.server.now.getTime() + 30 * minute, schoolZone).mulai;
  const early = await finish(exam, token);
  assert.is(early.status, 409);
  assert.match(early.message, `paling cepat dikumpulkan pukul ${clock.replace(":", ".")}`);
  school.server.wait(30 * minute);
  assert.is((await finish(exam, token)).data.status, 1);
  assert.is((await finish(exam, token)).data.status, 1);
  const changed = await school.send(exam, token, [{ question_id: "x" }]);
  assert.match(changed.message, /sudah selesai/u);
});

test("leaving more often than allowed blocks; one event counts once however often it is sent", async () => {
  const exam = await school.addExam("keluar", { max_leave: 2 });
  const { token, id } = await school.begin(exam);
  const leave = (event_id: string) =>
    school.server.call(reportScreen, { id: exam, event_id, kind: "leave" }, { token });
  await leave("one");
  await leave("one");
  assert.is((await leave("two")).data.leave_count, 2);
  const third = await leave("three");
  assert.ok(third.data.blocked);
  const next = await leave("four");
  assert.is(next.status, 403);
  assert.match(next.message, /Terlalu sering meninggalkan/u);
  const { status } = await school.server.db
    .selectFrom("participants")
    .select("status")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  assert.is(status, "blocked");
});

test("invented events of whatever kind do not switch the counter of leaves off", async () => {
  const exam = await school.addExam("karangan", { max_leave: 2 });
  const { token } = await school.begin(exam);
  const report = (event_id: string, kind: "leave" | "return") =>
    school.server.call(reportScreen, { id: exam, event_id, kind }, { token });
  for (const kind of ["return", "fullscreen-in", "leave"]) {
    await sql`
      insert into sitting_events (sitting_id, at, kind, client_id)
      select id, now(), ${kind}, ${kind} || n from sittings, generate_series(1, 1008) n
      where schedule_id = ${exam}`.execute(school.server.db);
  }
  assert.is((await report("leave7", "leave")).data.leave_count, 0, "that one is known");
  assert.is((await report("one", "leave")).data.leave_count, 1);
  assert.is((await report("two", "leave")).data.leave_count, 2);
  assert.is((await report("back", "return")).data.leave_count, 2);
  assert.ok((await report("three", "leave")).data.blocked);
});

test("leaving full screen blocks where the exam wants it, and never whom nobody may block", async () => {
  const exam = await school.addExam("layar", { fullscreen: true, max_leave: 0 });
  const out = async (token: string, event_id: string) =>
    (
      await school.server.ok(
        reportScreen,
        { id: exam, event_id, kind: "fullscreen-out" },
        { token },
      )
    ).blocked;
  const kept = await school.begin(exam);
  await school.server.db
    .updateTable("participants")
    .set({ antiblock: true })
    .where("id", "=", kept.id)
    .execute();
  assert.is(await out(kept.token, "a"), false);
  assert.is(await out((await school.begin(exam)).token, "b"), true);
});

test("a question that is changed meanwhile stays as it was shown, and is scored so", async () => {
  const exam = await school.addExam("ubah", { view_result: "score" });
  const { token, id: sitter } = await school.begin(exam);
  const shown = await questionOf(exam, token, 1);
  const stored = await school.read(shown.id);
  const fields = fieldsOf(stored);
  await school.server.ok(updateQuestion, {
    id: shown.id,
    version: stored.version,
    ...fields,
    stem: "<p>Lain sama sekali</p>",
    content: { ...questionSamples[1].content, key: { id: "j1", weights: {} } },
  });
  assert.equal(await questionOf(exam, token, 1), shown);
  await school.send(exam, token, [{ question_id: shown.id, answer: { type: 1, id: "b2" } }]);
  await finish(exam, token);
  assert.is(await scoreOf(exam, sitter), "10.00");
  await school.server.ok(updateQuestion, { id: shown.id, version: stored.version + 1, ...fields });
});

test("what was drawn is there, whatever became of the questions before anybody looked at them", async () => {
  const { server } = school;
  const exam = await school.addExam("hilang", { view_result: "score" });
  const { token, id: sitter } = await school.begin(exam);
  const { items } = await server.ok(listQuestions, { id: school.bank, per_page: 100 });
  const ids = items.map(({ id }) => id);
  const [first, second] = ids;
  await server.ok(changeQuestions, { items: [{ ids, changes: { bobot: 2, shuffle: false } }] });
  await server.ok(deleteQuestions, { ids: ids.slice(1) });
  const stored = await school.read(first!);
  await server.ok(updateQuestion, {
    id: first!,
    version: stored.version,
    ...fieldsOf(stored),
    stem: "<p>Lain sama sekali</p>",
  });
  const { questions } = await sittingOf(exam, token);
  assert.is(questions.length, 16);
  for (const { stem, type } of questions) assert.match(stem, `Soal tipe ${type}`);
  assert.ok(questions.some(({ id }) => id === second));
  await school.answerAll(exam, token);
  await finish(exam, token);
  assert.is(await scoreOf(exam, sitter), "75.00");
  await server.ok(restoreQuestions, { ids: ids.slice(1) });
});

test("a kept version is none of its history before it is replaced", async () => {
  const exam = await school.addExam("riwayat");
  await school.begin(exam);
  const { items } = await school.server.ok(listQuestions, { id: school.bank, per_page: 100 });
  const { id, version } = items.at(-1)!;
  const { items: versions } = await school.server.ok(listQuestionVersions, { id });
  assert.ok(versions.every((kept) => kept.version < version));
});

test("the result is shown as far as the exam says", async () => {
  const views = { none: null, score: "0.00", answers: "0.00" } as const;
  for (const [view_result, score] of Object.entries(views)) {
    const exam = await school.addExam(view_result, { view_result: view_result as "none" });
    const { token } = await school.begin(exam);
    assert.is((await school.server.call(getOwnResult, { id: exam }, { token })).status, 409);
    await finish(exam, token);
    passEnd();
    const result = await resultOf(exam, token);
    assert.is(result.score, score);
    assert.is(result.questions.length, view_result === "answers" ? 16 : 0);
    assert.not.match(JSON.stringify(result), /Sebab|"key"/u);
  }
});

test("the beat tells the time that is left, and how wrong the device's clock is", async () => {
  const exam = await school.addExam("denyut");
  const { token } = await school.begin(exam);
  const { remaining_seconds: before } = await sittingOf(exam, token);
  school.server.wait(10 * minute);
  const client_time = new Date(school.server.now.getTime() + 24 * 60 * minute).toISOString();
  const { remaining_seconds: left } = await school.server.ok(
    beat,
    { id: exam, client_time },
    { token },
  );
  assert.is(left, before! - 10 * 60);
  const row = await rowOf(exam, ["clock_ahead", "last_seen_at"]);
  assert.is(row.clock_ahead, 24 * 60 * 60);
  assert.equal(row.last_seen_at, school.server.now);
  for (const wrong of ["9999-12-31T23:59:59Z", "2026-99-99T99:99:99Z", "0001-01-01T00:00:00Z"]) {
    school.server.wait(minute);
    const answer = await school.server.call(beat, { id: exam, client_time: wrong }, { token });
    assert.ok(answer.status === 200 || answer.status === 422, `${wrong}: ${answer.status}`);
  }
});

test("handing in as an answer arrives: it is saved and counted, or refused", async () => {
  const exam = await school.addExam("serentak", { view_result: "score" });
  for (let round = 0; round < 10; round += 1) {
    const { token, id: sitter } = await school.begin(exam);
    const { id } = await questionOf(exam, token, 1);
    const [saved] = await Promise.all([
      school.send(exam, token, [{ question_id: id, answer: { type: 1, id: "b2" } }]),
      finish(exam, token),
    ]);
    assert.is(await scoreOf(exam, sitter), saved.status === 200 ? "10.00" : "0.00");
  }
});

test("an exam without questions is not begun, and said", async () => {
  const empty = await school.newBank();
  const exam = await school.addExam("kosong", { bank_ids: [empty.id] });
  const { no } = await school.addSitter();
  const token = await school.signIn(no);
  await school.server.ok(openSitting, { id: exam }, { token });
  const answer = await school.server.call(startSitting, { id: exam }, { token });
  assert.match(answer.message, /belum berisi soal/u);
});

// --- Days go by: whoever of the staff was signed in is not any more ---

test("a sitting ends by itself at its deadline, with what was saved, also after the server was off", async () => {
  const exam = await school.addExam("tutup", { view_result: "score" });
  const { token } = await school.begin(exam);
  await school.answerAll(exam, token);
  const { deadline_at: deadline } = await sittingOf(exam, token);
  school.server.wait(26 * 60 * minute);
  const { db, now } = school.server;
  assert.ok((await closeDueSittings(db, createQuestionVersions(), now)) > 0);
  assert.is(await closeDueSittings(db, createQuestionVersions(), now), 0);
  const row = await rowOf(exam, ["status", "finish_kind", "finished_at"]);
  assert.is(row.finish_kind, "timeout");
  assert.is(row.finished_at?.toISOString(), deadline);
  assert.is((await resultOf(exam, token)).score, "75.00");
});

test("an exam over midnight goes on until its end", async () => {
  const { server } = school;
  const { tanggal } = wallTimeOf(server.now.getTime(), schoolZone);
  server.wait(instantOf({ tanggal, mulai: "23:50" }, schoolZone) - server.now.getTime());
  const exam = await school.addExam("malam", { mulai: "23:45", lama: 60 });
  const { token } = await school.begin(exam);
  server.wait(30 * minute);
  const { items } = await server.ok(listOwnExams, {}, { token });
  assert.equal(
    items.filter(({ status }) => status === 3).map(({ alias }) => alias),
    ["malam"],
  );
  await school.answerAll(exam, token);
  assert.is((await finish(exam, token)).status, 200);
});

test("time that was added opens a sitting of yesterday again", async () => {
  const exam = await school.addExam("susulan");
  const { token, no } = await school.begin(exam);
  school.server.wait(20 * 60 * minute);
  await school.server.db
    .updateTable("sittings")
    .set({ deadline_at: new Date(school.server.now.getTime() + 30 * minute) })
    .where("schedule_id", "=", exam)
    .execute();
  const again = await school.signIn(no);
  const { items } = await school.server.ok(listOwnExams, {}, { token: again });
  assert.equal(
    items.filter(({ id }) => id === exam).map(({ hindrance }) => hindrance),
    [null],
  );
  assert.is((await school.server.call(openSitting, { id: exam }, { token: again })).data.status, 3);
  await school.answerAll(exam, again);
  assert.is((await finish(exam, again)).status, 200);
  assert.is((await school.server.call(openSitting, { id: exam }, { token })).status, 401);
});

test.run();
