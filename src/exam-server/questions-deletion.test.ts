// Deleting questions of a bank: gone everywhere, taken back where they stood, forgotten in the end.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { deleteQuestionBanks, duplicateQuestionBank, getQuestionBank } from "../contract/banks.ts";
import type { QuestionBank } from "../contract/banks.ts";
import { deleteCompetences } from "../contract/competences.ts";
import type { QuestionInput } from "../contract/question-fields.ts";
import {
  deleteQuestions,
  getQuestion,
  listQuestions,
  moveQuestions,
  questionRestoreDays,
  restoreQuestions,
} from "../contract/questions.ts";
import type { Question } from "../contract/questions.ts";
import {
  createReference,
  deleteReferences,
  linkQuestions,
  listLinkableQuestions,
  listReferences,
} from "../contract/references.ts";
import { openTestBank, sharedText } from "../testing/open-test-bank.ts";
import type { TestBank } from "../testing/open-test-bank.ts";
import { purgeDeletedQuestions } from "./questions-deletion.ts";

const test = suite("deleted questions");
let school: TestBank;
test.before(async () => {
  school = await openTestBank();
});
test.after(() => school.close());

const newBank = (more = {}) =>
  school.addBank(`BANK-${randomUUID().slice(0, 8)}`, school.author, more);
const addAll = async (bank: QuestionBank, texts: string, more: Partial<QuestionInput> = {}) => {
  const made: Question[] = [];
  for (const text of texts.split(" ")) {
    made.push(await school.add(text, { ...more, stem: `<p>${text}</p>` }, bank.id));
  }
  return made;
};
const orderOf = async ({ id }: { id: string }) =>
  (await school.server.ok(listQuestions, { id })).items.map(({ excerpt }) => excerpt).join(" ");
const idsOf = (questions: readonly Question[]) => questions.map(({ id }) => id);
const read = async (id: string) => (await school.server.ok(getQuestion, { id })).question;
const reasons = (results: readonly { outcome: string; reason?: string | undefined }[]) =>
  results.map(({ outcome, reason }) => reason ?? outcome);

test("a deleted question is gone everywhere, and taken back stands where it stood", async () => {
  const { server, addCompetence } = school;
  const bank = await newBank({ order_mode: 1 });
  const competence = await addCompetence(`TP-${randomUUID().slice(0, 4)}`);
  const reference = await server.ok(createReference, { id: bank.id, ...sharedText });
  const [, two, three] = await addAll(bank, "satu dua tiga", {
    reference_id: reference.id,
    competence_ids: [competence],
  });
  const { results } = await server.ok(deleteQuestions, { ids: [two!.id] });
  assert.equal([results[0]!.label, results[0]!.outcome], ["Soal 2 — dua", "done"]);
  assert.is(await orderOf(bank), "satu tiga");
  assert.is((await server.call(getQuestion, { id: two!.id })).status, 404);
  assert.equal((await server.ok(getQuestionBank, { id: bank.id })).entered, [
    { type: 1, count: 2 },
  ]);
  assert.is((await server.ok(listReferences, { id: bank.id })).items[0]!.question_count, 2);
  const linkable = (await server.ok(listLinkableQuestions, { id: reference.id })).items;
  assert.equal(
    linkable.map(({ number, excerpt }) => `${number} ${excerpt}`),
    ["1 satu", "2 tiga"],
  );
  const linked = { id: reference.id, question_ids: [two!.id] };
  assert.is((await server.call(linkQuestions, linked)).code, "12");
  const copy = { id: bank.id, kode: `${bank.kode}-S`, nama: "Salinan" };
  assert.is(await orderOf(await server.ok(duplicateQuestionBank, copy)), "satu tiga");
  await server.ok(moveQuestions, { id: bank.id, ids: [three!.id], move: "up" });
  assert.is(await orderOf(bank), "tiga satu");
  assert.equal(reasons((await server.ok(restoreQuestions, { ids: [two!.id] })).results), ["done"]);
  assert.is(await orderOf(bank), "tiga satu dua");
  const restored = await read(two!.id);
  assert.equal([restored.reference_kode, restored.version], ["R1", 3]);
  assert.equal(reasons((await server.ok(restoreQuestions, { ids: [two!.id] })).results), [
    "unchanged",
  ]);
});

test("what only deleted questions had may go, and they come back without it", async () => {
  const { server, addCompetence } = school;
  const bank = await newBank();
  const competence = await addCompetence(`TP-${randomUUID().slice(0, 4)}`);
  const reference = await server.ok(createReference, { id: bank.id, ...sharedText });
  const [question] = await addAll(bank, "lepas", {
    reference_id: reference.id,
    competence_ids: [competence],
  });
  await server.ok(deleteQuestions, { ids: [question!.id] });
  const competences = await server.ok(deleteCompetences, { ids: [competence] });
  const references = await server.ok(deleteReferences, { ids: [reference.id], detach: false });
  assert.equal(reasons([...competences.results, ...references.results]), ["done", "done"]);
  await server.ok(restoreQuestions, { ids: [question!.id] });
  const restored = await read(question!.id);
  assert.equal([restored.reference_id, restored.competence_ids], [null, []]);
});

test("a bank goes with its questions, their versions and what was deleted from it", async () => {
  const { server } = school;
  const bank = await newBank();
  const made = await addAll(bank, "satu dua");
  await server.ok(deleteQuestions, { ids: [made[0]!.id] });
  assert.equal(reasons((await server.ok(deleteQuestionBanks, { ids: [bank.id] })).results), [
    "done",
  ]);
  const left = await server.db
    .selectFrom("questions")
    .select("id")
    .where("id", "in", idsOf(made))
    .execute();
  assert.equal(left, []);
});

test("after seven days a question is not taken back, and forgotten unless an exam may have shown it", async () => {
  const { server, useInExam } = school;
  const [bank, used] = [await newBank(), await newBank()];
  const [gone] = await addAll(bank, "lupa");
  const [kept] = await addAll(used, "ingat");
  await useInExam(used.id, "US");
  const ids = [gone!.id, kept!.id];
  await server.ok(deleteQuestions, { ids });
  server.wait((questionRestoreDays * 24 + 1) * 60 * 60 * 1000);
  server.token = await server.signIn("EVIL");
  for (const reason of reasons((await server.ok(restoreQuestions, { ids })).results)) {
    assert.match(reason, /lebih dari 7 hari/u);
  }
  await purgeDeletedQuestions(server.db, server.now);
  const left = await server.db
    .selectFrom("questions")
    .select("id")
    .where("id", "in", ids)
    .execute();
  assert.equal(left, [{ id: kept!.id }]);
});

test.run();
