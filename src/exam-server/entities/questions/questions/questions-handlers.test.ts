// Questions of a bank on the exam server: found, written, versions, who has them open, and whose they are.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  getQuestionBank,
  lockQuestionBank,
  unlockQuestionBank,
} from "../../../../contract/questions/banks.ts";
import type { CallInput } from "../../../../contract/calls/call.ts";
import {
  announceEditing,
  createQuestion,
  deleteQuestions,
  exportQuestions,
  getQuestion,
  listQuestionIds,
  listQuestions,
  listQuestionVersions,
  updateQuestion,
  type Question,
} from "../../../../contract/questions/questions.ts";
import type { QuestionInput } from "../../../../contract/questions/question-fields.ts";
import { createReference } from "../../../../contract/questions/references.ts";
import {
  openTestBank,
  questionOf,
  sharedText,
  testQuestion,
  type TestBank,
} from "../../../../testing/questions/open-test-bank.ts";
import { fieldsOf } from "./questions-query.ts";

const test = suite("questions");
let school: TestBank;
test.before(async () => {
  school = await openTestBank();
});
test.after(() => school.close());

const ask = (text: string, more: Partial<QuestionInput> = {}, token = school.author) =>
  school.server.call(
    createQuestion,
    { id: school.bank.id, question_id: randomUUID(), ...testQuestion(text, more) },
    { token },
  );
const change = (question: Question, more: Partial<QuestionInput>, token = school.author) =>
  school.server.call(
    updateQuestion,
    { id: question.id, version: question.version, ...fieldsOf(question), ...more },
    { token },
  );
const emptyBank = () => school.addBank(`KOSONG-${randomUUID().slice(0, 8)}`);
const excerpts = async (id: string, query: Partial<CallInput<typeof listQuestions>> = {}) =>
  (await school.server.ok(listQuestions, { id, ...query })).items.map(({ excerpt }) => excerpt);

test("a question of every type without files comes back as it was saved", async () => {
  const competence = await school.addCompetence("TP.1");
  for (const type of [1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14] as const) {
    const fields: QuestionInput = {
      ...questionOf(type),
      bobot: 2.25,
      difficulty: "sukar",
      explanation: "<p>Sebab …</p>",
      policy: "parsial",
      competence_ids: [competence],
    };
    const sent = { id: school.bank.id, question_id: randomUUID(), ...fields };
    const made = await school.server.ok(createQuestion, sent, { token: school.author });
    assert.equal(fieldsOf(made), fields, `type ${type}`);
    assert.equal([made.author_name, made.version], ["Guru Penulis", 1]);
    assert.equal(made.competences, [{ id: competence, kode: "TP.1" }]);
  }
});

test("the same question sent twice is written once, and its id is nobody else's", async () => {
  const { server, bank, author, stranger, addBank } = school;
  const input = { id: bank.id, question_id: randomUUID(), ...testQuestion("Sekali saja") };
  const [first, second] = await Promise.all([
    server.ok(createQuestion, input, { token: author }),
    server.ok(createQuestion, input, { token: author }),
  ]);
  assert.equal(second, first);
  const again = { ...input, stem: "<p>Lain</p>" };
  assert.equal(await server.ok(createQuestion, again, { token: author }), first);
  const elsewhere = { ...input, id: (await addBank("ASING", stranger)).id };
  assert.is((await server.call(createQuestion, elsewhere, { token: stranger })).status, 409);
  await server.ok(deleteQuestions, { ids: [first.id] });
  assert.is((await server.call(createQuestion, input, { token: author })).status, 409);
});

test("what cannot be used is refused at its place", async () => {
  const content = questionOf(1).content;
  assert.ok(content.type === 1);
  const [first, ...rest] = content.payload.options;
  const options = [{ ...first!, html: "<p></p><script>1</script>" }, ...rest];
  const answer = await ask("", { content: { ...content, payload: { options } } });
  assert.is(answer.code, "12");
  assert.equal(Object.keys(answer.data).sort(), [`content.options.${first!.id}`, "stem"].sort());
  const listening = await ask("Dengar", { content: { ...content, type: 3 } });
  assert.equal(Object.keys(listening.data), ["audio"]);
  const weighted = await ask("Esai", { ...questionOf(2), policy: "bobot_opsi" });
  assert.equal(Object.keys(weighted.data), ["policy"]);
});

test("reference and competences must be the bank's own", async () => {
  const { server, subject } = school;
  const other = randomUUID();
  const { now } = server;
  await server.db
    .insertInto("subjects")
    .values({ id: other, kode: "LAIN", nama: "Lain", created_at: now, updated_at: now })
    .execute();
  const strange = await school.addCompetence("TP.9", other);
  const bank = await emptyBank();
  const reference = await server.ok(createReference, { id: bank.id, ...sharedText });
  const answer = await ask("Apa?", { reference_id: reference.id, competence_ids: [strange] });
  assert.equal(Object.keys(answer.data).sort(), ["competence_ids", "reference_id"]);
  const linked = await school.add(
    "Apa?",
    { reference_id: reference.id, competence_ids: [await school.addCompetence("TP.2", subject)] },
    bank.id,
  );
  assert.equal([linked.reference_kode, linked.competences[0]!.kode], ["R1", "TP.2"]);
});

test("lists find words of stem and options, never markup, and filter by what questions have", async () => {
  const bank = await emptyBank();
  const competence = await school.addCompetence("TP.3");
  await school.add("Air <strong>mendidih</strong> 100%", { competence_ids: [competence] }, bank.id);
  await school.add("Sumpah Palapa", { difficulty: "sukar", bobot: 3 }, bank.id);
  await school.add("Uraikan", { ...questionOf(2), stem: "<p>Uraikan</p>" }, bank.id);
  assert.equal(await excerpts(bank.id, { q: "air MENDIDIH" }), ["Air mendidih 100%"]);
  assert.equal(await excerpts(bank.id, { q: "0%" }), ["Air mendidih 100%"]);
  assert.equal(await excerpts(bank.id, { q: "strong" }), []);
  const { content } = questionOf(1);
  assert.ok(content.type === 1);
  const words = content.payload.options[1]!.html.replace(/<[^>]*>/gu, "");
  assert.is((await excerpts(bank.id, { q: words })).length, 2);
  assert.equal(await excerpts(bank.id, { type: 2 }), ["Uraikan"]);
  assert.equal(await excerpts(bank.id, { difficulty: "sukar" }), ["Sumpah Palapa"]);
  assert.equal(await excerpts(bank.id, { difficulty: "-", type: 1 }), ["Air mendidih 100%"]);
  assert.equal(await excerpts(bank.id, { competence_id: competence }), ["Air mendidih 100%"]);
  assert.equal(await excerpts(bank.id, { competence_id: "-", type: 1 }), ["Sumpah Palapa"]);
  assert.is((await excerpts(bank.id, { reference_id: "-" })).length, 3);
  assert.equal((await excerpts(bank.id, { sort: "-bobot" }))[0], "Sumpah Palapa");
});

test("a question's number is its place in the bank, whatever the list shows", async () => {
  const { server } = school;
  const bank = await emptyBank();
  await school.add("Esai", { ...questionOf(2), stem: "<p>Esai</p>" }, bank.id);
  for (const text of ["Satu", "Dua", "Tiga"]) {
    server.wait(1000);
    await school.add(text, {}, bank.id);
  }
  assert.equal(await excerpts(bank.id), ["Satu", "Dua", "Tiga", "Esai"]);
  const page = await server.ok(listQuestions, { id: bank.id, page: 2, per_page: 2 });
  assert.equal([page.total, page.items.map(({ number }) => number)], [4, [3, 4]]);
  const { items } = await server.ok(listQuestions, { id: bank.id, q: "Tiga" });
  assert.is(items[0]!.number, 3);
  const { ids } = await server.ok(listQuestionIds, { id: bank.id, sort: "-position", type: 1 });
  const all = (await server.ok(exportQuestions, { id: bank.id })).items;
  assert.equal(ids, [all[2]!.id, all[1]!.id, all[0]!.id]);
  const some = await server.ok(exportQuestions, { id: bank.id, ids: [all[3]!.id, all[0]!.id] });
  assert.equal(
    some.items.map(({ number }) => number),
    [1, 4],
  );
  const middle = await server.ok(getQuestion, { id: all[1]!.id });
  assert.equal([middle.previous_id, middle.next_id, middle.total], [all[0]!.id, all[2]!.id, 4]);
  const last = await server.ok(getQuestion, { id: all[3]!.id });
  assert.equal([last.previous_id, last.next_id], [all[2]!.id, null]);
});

test("somebody else's change in between is told with the newer question", async () => {
  const question = await school.add("Lama");
  assert.is((await change(question, { stem: "<p>Baru</p>" })).data.version, 2);
  const late = await change(question, { stem: "<p>Terlambat</p>" });
  assert.equal([late.status, late.data.excerpt], [409, "Baru"]);
});

test("what changes nothing makes no new version", async () => {
  const question = await school.add("Tetap");
  assert.equal((await change(question, {})).data, question);
});

test("earlier versions are kept once an exam uses the bank, and only then", async () => {
  const { server } = school;
  const bank = await emptyBank();
  const first = await school.add("Satu", {}, bank.id);
  const second = (await change(first, { stem: "<p>Dua</p>" })).data;
  await school.useInExam(bank.id, "UTS Matematika");
  const third = (await change(second, { stem: "<p>Tiga</p>" })).data;
  assert.equal(third.used_by, ["UTS Matematika"]);
  const { items } = await server.ok(listQuestionVersions, { id: first.id });
  assert.equal(
    items.map(({ version, stem, replaced_by }) => [version, stem, replaced_by]),
    [[2, "<p>Dua</p>", "Guru Penulis"]],
  );
});

test("two who have a question open hear of each other until one is silent", async () => {
  const { server, author } = school;
  const { id } = await school.add("Bersama");
  const announce = (editor: string, token = server.token, open = true) =>
    server.ok(announceEditing, { id, editor, open }, { token });
  assert.equal((await announce("tab-1", author)).others, []);
  assert.equal((await announce("tab-1")).others, [{ name: "Guru Penulis", own: false }]);
  assert.equal((await announce("tab-2", author)).others.length, 2);
  server.wait(59_000);
  await announce("tab-2", author);
  server.wait(2_000);
  assert.equal((await announce("tab-2", author)).others, []);
  assert.equal((await announce("tab-3", author)).others, [{ name: "Guru Penulis", own: true }]);
  await announce("tab-2", author, false);
  assert.equal((await announce("tab-3", author)).others, []);
});

test("a bank without a place left takes no more", async () => {
  const { server } = school;
  const bank = await emptyBank();
  const { id } = await school.add("Pertama", {}, bank.id);
  const rows = Array.from({ length: 1999 }, (_, index) => ({
    id: `penuh-${index}`,
    bank_id: bank.id,
    type: 2,
    created_at: server.now,
  }));
  await server.db.insertInto("questions").values(rows).execute();
  const more = { id: bank.id, question_id: randomUUID(), ...testQuestion("Lebih") };
  assert.is((await server.call(createQuestion, more)).status, 409);
  await server.ok(deleteQuestions, { ids: [id] });
  await server.ok(createQuestion, more);
  assert.equal((await server.ok(getQuestionBank, { id: bank.id })).entered, [
    { type: 1, count: 1 },
    { type: 2, count: 1999 },
  ]);
});

test("a stranger's bank does not exist, and a locked one hides its questions", async () => {
  const { server, stranger } = school;
  const bank = await emptyBank();
  const question = await school.add("Rahasia", {}, bank.id);
  const statuses = async (token: string) => [
    (await server.call(listQuestions, { id: bank.id }, { token })).status,
    (await server.call(exportQuestions, { id: bank.id }, { token })).status,
    (await server.call(getQuestion, { id: question.id }, { token })).status,
    (await change(question, { stem: "<p>Curi</p>" }, token)).status,
    (await server.call(listQuestionVersions, { id: question.id }, { token })).status,
  ];
  assert.equal(await statuses(stranger), [404, 404, 404, 404, 404]);
  const foreign = await server.ok(deleteQuestions, { ids: [question.id] }, { token: stranger });
  assert.is(foreign.results[0]!.reason, "Soal tidak ditemukan.");
  await server.ok(lockQuestionBank, { id: bank.id, password: "rahasia" });
  assert.equal(await statuses(school.author), [409, 409, 409, 409, 409]);
  const locked = await server.ok(deleteQuestions, { ids: [question.id] });
  assert.match(locked.results[0]!.reason!, /terkunci/u);
  await server.ok(unlockQuestionBank, { id: bank.id, password: "rahasia" });
  assert.is((await server.ok(getQuestion, { id: question.id })).question.version, 1);
});

test.run();
