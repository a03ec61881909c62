// Deleting questions of a bank: gone everywhere, taken back where they stood, forgotten in the end.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { restoreDays } from "../../../../contract/calls/record-calls.ts";
import {
  deleteQuestionBanks,
  duplicateQuestionBank,
  getQuestionBank,
  lockQuestionBank,
} from "../../../../contract/questions/banks.ts";
import { deleteCompetences } from "../../../../contract/competences.ts";
import {
  deleteQuestions,
  getQuestion,
  listDeletedQuestionIds,
  listDeletedQuestions,
  moveQuestions,
  restoreQuestions,
} from "../../../../contract/questions/questions.ts";
import {
  createReference,
  deleteReferences,
  linkQuestions,
  listLinkableQuestions,
  listReferences,
} from "../../../../contract/questions/references.ts";
import {
  idsOf,
  openTestBank,
  reasonsOf,
  sharedText,
  type TestBank,
} from "../../../../testing/questions/open-test-bank.ts";
import { purgeDeletedQuestions } from "./questions-deletion.ts";

const test = suite("deleted questions");
let school: TestBank;
test.before(async () => {
  school = await openTestBank();
});
test.after(() => school.close());

test("a deleted question is gone everywhere, and taken back stands where it stood", async () => {
  const { server, addCompetence } = school;
  const bank = await school.newBank({ order_mode: 1 });
  const competence = await addCompetence(`TP-${randomUUID().slice(0, 4)}`);
  const reference = await server.ok(createReference, { id: bank.id, ...sharedText });
  const [, two, three] = await school.addAll(bank, "satu dua tiga", {
    reference_id: reference.id,
    competence_ids: [competence],
  });
  const { results } = await server.ok(deleteQuestions, { ids: [two!.id] });
  assert.equal([results[0]!.label, results[0]!.outcome], ["Soal 2 — dua", "done"]);
  assert.is(await school.orderOf(bank), "satu tiga");
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
  assert.is(await school.orderOf(await server.ok(duplicateQuestionBank, copy)), "satu tiga");
  await server.ok(moveQuestions, { id: bank.id, ids: [three!.id], move: "up" });
  assert.is(await school.orderOf(bank), "tiga satu");
  assert.equal(reasonsOf((await server.ok(restoreQuestions, { ids: [two!.id] })).results), [
    "done",
  ]);
  assert.is(await school.orderOf(bank), "tiga satu dua");
  const restored = await school.read(two!.id);
  assert.equal([restored.reference_kode, restored.version], ["R1", 3]);
  assert.equal(reasonsOf((await server.ok(restoreQuestions, { ids: [two!.id] })).results), [
    "unchanged",
  ]);
});

test("what only deleted questions had may go, and they come back without it", async () => {
  const { server, addCompetence } = school;
  const bank = await school.newBank();
  const competence = await addCompetence(`TP-${randomUUID().slice(0, 4)}`);
  const reference = await server.ok(createReference, { id: bank.id, ...sharedText });
  const [question] = await school.addAll(bank, "lepas", {
    reference_id: reference.id,
    competence_ids: [competence],
  });
  await server.ok(deleteQuestions, { ids: [question!.id] });
  const competences = await server.ok(deleteCompetences, { ids: [competence] });
  const references = await server.ok(deleteReferences, { ids: [reference.id], detach: false });
  assert.equal(reasonsOf([...competences.results, ...references.results]), ["done", "done"]);
  await server.ok(restoreQuestions, { ids: [question!.id] });
  const restored = await school.read(question!.id);
  assert.equal([restored.reference_id, restored.competence_ids], [null, []]);
});

test("a bank's deleted questions are listed for those who may open it, and for nobody while it is locked", async () => {
  const { server, author, stranger } = school;
  const bank = await school.newBank();
  const [one, two] = await school.addAll(bank, "satu dua tiga");
  const other = await school.newBank();
  const [elsewhere] = await school.addAll(other, "lain");
  await server.ok(deleteQuestions, { ids: [one!.id, elsewhere!.id] }, { token: author });
  server.wait(1000);
  await server.ok(deleteQuestions, { ids: [two!.id] }, { token: author });
  const asked = { id: bank.id };
  const { items } = await server.ok(listDeletedQuestions, asked, { token: author });
  assert.equal(
    items.map(({ label, note, deleted_by }) => [label, note, deleted_by]),
    [
      ["dua", "Pilihan ganda", "Guru Penulis"],
      ["satu", "Pilihan ganda", "Guru Penulis"],
    ],
  );
  const found = await server.ok(listDeletedQuestionIds, { ...asked, q: "SATU" });
  assert.equal(found.ids, [one!.id]);
  assert.is((await server.call(listDeletedQuestions, asked, { token: stranger })).status, 404);
  const ids = [one!.id];
  const refused = await server.ok(restoreQuestions, { ids }, { token: stranger });
  assert.equal(reasonsOf(refused.results), ["Soal tidak ditemukan."]);
  await server.ok(lockQuestionBank, { id: bank.id, password: "rahasia1" }, { token: author });
  assert.is((await server.call(listDeletedQuestions, asked)).status, 409);
});

test("a bank goes with its questions, their versions and what was deleted from it", async () => {
  const { server } = school;
  const bank = await school.newBank();
  const made = await school.addAll(bank, "satu dua");
  await server.ok(deleteQuestions, { ids: [made[0]!.id] });
  assert.equal(reasonsOf((await server.ok(deleteQuestionBanks, { ids: [bank.id] })).results), [
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
  const [bank, used] = [await school.newBank(), await school.newBank()];
  const [gone] = await school.addAll(bank, "lupa");
  const [kept] = await school.addAll(used, "ingat");
  await useInExam(used.id, "US");
  const ids = [gone!.id, kept!.id];
  await server.ok(deleteQuestions, { ids });
  server.wait((restoreDays * 24 + 1) * 60 * 60 * 1000);
  server.token = await server.signIn("EVIL");
  for (const reason of reasonsOf((await server.ok(restoreQuestions, { ids })).results)) {
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
