// Many questions at once: their order, copies, moves to other banks, bulk changes, deletion.
import { randomUUID } from "node:crypto";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  getQuestionBank,
  lockQuestionBank,
  unlockQuestionBank,
  updateQuestionBank,
} from "../../../../contract/questions/banks.ts";
import type { CallInput } from "../../../../contract/calls/call.ts";
import {
  changeQuestions,
  duplicateQuestions,
  listQuestionVersions,
  moveQuestions,
  setQuestionOrderMode,
  transferQuestions,
} from "../../../../contract/questions/questions.ts";
import { createReference, listReferences } from "../../../../contract/questions/references.ts";
import {
  idsOf,
  openTestBank,
  questionOf,
  reasonsOf,
  sharedText,
  type TestBank,
} from "../../../../testing/questions/open-test-bank.ts";

const test = suite("many questions at once");
let school: TestBank;
test.before(async () => {
  school = await openTestBank();
});
test.after(() => school.close());

test("an order by hand begins with the one that was shown, and goes back to type and time", async () => {
  const { server } = school;
  const bank = await school.newBank();
  await school.addAll(bank, "esai", questionOf(2));
  const [one, two] = await school.addAll(bank, "satu dua");
  const move = (input: Omit<CallInput<typeof moveQuestions>, "id">) =>
    server.call(moveQuestions, { id: bank.id, ...input });
  assert.is((await move({ ids: [two!.id], move: "up" })).status, 409);
  await server.ok(setQuestionOrderMode, { id: bank.id, order_mode: 1 });
  assert.is(await school.orderOf(bank), "satu dua esai");
  const answer = await move({ ids: [one!.id, two!.id], move: "down" });
  assert.equal(answer.data.items, [
    { id: one!.id, number: 2 },
    { id: two!.id, number: 3 },
  ]);
  assert.is(await school.orderOf(bank), "esai satu dua");
  assert.is((await school.read(two!.id)).number, 3);
  assert.is((await school.read(two!.id)).version, 1, "a move is no change of the question");
  await server.ok(setQuestionOrderMode, { id: bank.id, order_mode: 0 });
  assert.is(await school.orderOf(bank), "satu dua esai");
  assert.is((await server.ok(getQuestionBank, { id: bank.id })).version, bank.version + 2);
});

test("the bank's form takes over the shown order as well", async () => {
  const { server } = school;
  const bank = await school.newBank();
  await school.addAll(bank, "esai", questionOf(2));
  await school.addAll(bank, "satu");
  const { subject_id, coauthors: _none, ...rest } = bank;
  const fields = { ...rest, subject_id: subject_id!, coauthor_ids: [], order_mode: 1 as const };
  await server.ok(updateQuestionBank, fields);
  assert.is(await school.orderOf(bank), "satu esai");
});

test("a place that is not told, or not in the bank, is refused", async () => {
  const { server } = school;
  const bank = await school.newBank({ order_mode: 1 });
  const [one] = await school.addAll(bank, "satu dua");
  const faults = async (more: object) => {
    const input = { id: bank.id, ids: [one!.id], move: "to" as const, ...more };
    return Object.keys((await server.call(moveQuestions, input)).data as object);
  };
  assert.equal(await faults({}), ["number"]);
  assert.equal(await faults({ move: "after", target_id: one!.id }), ["target_id"]);
  assert.equal(await faults({ ids: ["tidak-ada"], number: 1 }), ["ids"]);
});

test("a copy stands right after its original, with all that it consists of", async () => {
  const { server, addCompetence } = school;
  const bank = await school.newBank({ order_mode: 1 });
  const competence = await addCompetence(`TP-${randomUUID().slice(0, 4)}`);
  const [one, two] = await school.addAll(bank, "satu dua tiga", {
    competence_ids: [competence],
    difficulty: "mudah",
  });
  const { results, created_ids } = await server.ok(duplicateQuestions, {
    ids: [two!.id, one!.id, "tidak-ada"],
  });
  assert.equal(reasonsOf(results), ["done", "done", "Soal tidak ditemukan."]);
  assert.is(results[0]!.label, "Soal 2 — dua");
  assert.is(await school.orderOf(bank), "satu satu dua dua tiga");
  const copy = await school.read(created_ids[0]!);
  assert.equal(
    [copy.number, copy.excerpt, copy.difficulty, copy.competence_ids, copy.version],
    [4, "dua", "mudah", [competence], 1],
  );
  assert.equal(copy.content, two!.content);
});

test("copied to another bank, questions take their reference along once", async () => {
  const { server, author } = school;
  const [from, to] = [await school.newBank(), await school.newBank()];
  const reference = await server.ok(createReference, { id: from.id, ...sharedText });
  const made = await school.addAll(from, "satu dua", { reference_id: reference.id });
  await school.addAll(to, "lama");
  const send = (ids: string[]) =>
    server.ok(transferQuestions, { ids, bank_id: to.id, mode: "copy" }, { token: author });
  assert.equal(reasonsOf((await send(idsOf(made))).results), ["done", "done"]);
  assert.is(await school.orderOf(to), "lama satu dua");
  await send([made[0]!.id]);
  const { items } = await server.ok(listReferences, { id: to.id });
  assert.equal(
    items.map(({ kode, question_count }) => [kode, question_count]),
    [["R1", 3]],
  );
  assert.is(await school.orderOf(from), "satu dua");
});

test("a move keeps the question's id, and leaves competences of another subject behind", async () => {
  const { server, author, addCompetence } = school;
  const other = randomUUID();
  const { now } = server;
  await server.db
    .insertInto("subjects")
    .values({ id: other, kode: "IPA", nama: "IPA", created_at: now, updated_at: now })
    .execute();
  const [from, to] = [await school.newBank(), await school.newBank({ subject_id: other })];
  const competence = await addCompetence(`TP-${randomUUID().slice(0, 4)}`);
  const [question] = await school.addAll(from, "pindah", { competence_ids: [competence] });
  const input = { ids: [question!.id], bank_id: to.id, mode: "move" as const };
  await server.ok(transferQuestions, input, { token: author });
  const moved = await school.read(question!.id);
  assert.equal([moved.bank_id, moved.competence_ids, moved.version], [to.id, [], 2]);
  assert.is(await school.orderOf(from), "");
  const again = await server.ok(transferQuestions, input, { token: author });
  assert.match(again.results[0]!.reason!, /sudah ada/u);
});

test("questions of a bank that an exam uses are copied, not moved", async () => {
  const { server, useInExam } = school;
  const [from, to] = [await school.newBank(), await school.newBank()];
  const [question] = await school.addAll(from, "dipakai");
  await useInExam(from.id, "UTS");
  const { results } = await server.ok(transferQuestions, {
    ids: [question!.id],
    bank_id: to.id,
    mode: "move",
  });
  assert.match(results[0]!.reason!, /Dipakai 1 jadwal: UTS\. Salin saja\./u);
});

test("nobody copies out of or into a bank that is not theirs or locked", async () => {
  const { server, author, stranger, addBank } = school;
  const own = await school.newBank();
  const foreign = await addBank(`ASING-${randomUUID().slice(0, 8)}`, stranger);
  const [question] = await school.addAll(own, "milik");
  const send = (bank_id: string, token: string) =>
    server.call(
      transferQuestions,
      { ids: [question!.id], bank_id, mode: "copy" as const },
      { token },
    );
  assert.is((await send(foreign.id, author)).status, 404);
  const stolen = await send(foreign.id, stranger);
  assert.equal(reasonsOf(stolen.data.results), ["Soal tidak ditemukan."]);
  await server.ok(lockQuestionBank, { id: own.id, password: "rahasia" });
  const target = await school.newBank();
  assert.match(reasonsOf((await send(target.id, author)).data.results)[0]!, /terkunci/u);
  assert.is((await send(own.id, author)).status, 409);
  const change = { items: [{ ids: [question!.id], changes: { bobot: 5 } }] };
  assert.match(reasonsOf((await server.ok(changeQuestions, change)).results)[0]!, /terkunci/u);
  await server.ok(unlockQuestionBank, { id: own.id, password: "rahasia" });
  const foreignChange = await server.ok(changeQuestions, change, { token: stranger });
  assert.equal(reasonsOf(foreignChange.results), ["Soal tidak ditemukan."]);
});

test("a bulk change answers what undoes it", async () => {
  const { server, addCompetence } = school;
  const bank = await school.newBank();
  const competence = await addCompetence(`TP-${randomUUID().slice(0, 4)}`);
  const [one] = await school.addAll(bank, "satu", { bobot: 2, competence_ids: [competence] });
  const [two] = await school.addAll(bank, "dua", { difficulty: "sukar" });
  const ids = [one!.id, two!.id];
  const changes = { bobot: 4, difficulty: "sukar" as const, competence_ids: [] };
  const { results, before } = await server.ok(changeQuestions, { items: [{ ids, changes }] });
  assert.equal(reasonsOf(results), ["done", "done"]);
  assert.equal(before, [
    { ids: [one!.id], changes: { bobot: 2, difficulty: "", competence_ids: [competence] } },
    { ids: [two!.id], changes: { bobot: 1 } },
  ]);
  const changed = await school.read(one!.id);
  assert.equal([changed.bobot, changed.competence_ids, changed.version], [4, [], 2]);
  await server.ok(changeQuestions, { items: before });
  const [again, other] = [await school.read(one!.id), await school.read(two!.id)];
  assert.equal([again.bobot, again.difficulty, again.competence_ids], [2, "", [competence]]);
  assert.equal([other.bobot, other.difficulty], [1, "sukar"]);
  const same = await server.ok(changeQuestions, { items: [{ ids, changes: {} }] });
  assert.equal([reasonsOf(same.results), same.before], [["unchanged", "unchanged"], []]);
});

test("what does not fit a question is refused for that one alone", async () => {
  const { server, useInExam } = school;
  const [bank, elsewhere] = [await school.newBank(), await school.newBank()];
  const [choice] = await school.addAll(bank, "pilihan");
  const [essay] = await school.addAll(bank, "esai", questionOf(2));
  const reference = await server.ok(createReference, { id: elsewhere.id, ...sharedText });
  await useInExam(bank.id, "UAS");
  const outcomes = async (changes: object) =>
    reasonsOf(
      (await server.ok(changeQuestions, { items: [{ ids: [choice!.id, essay!.id], changes }] }))
        .results,
    );
  const weights = await outcomes({ policy: "bobot_opsi" });
  assert.equal(weights, ["done", "Bobot per opsi hanya untuk tipe soal pilihan."]);
  for (const changes of [{ reference_id: reference.id }, { competence_ids: ["tidak-ada"] }]) {
    for (const reason of await outcomes(changes)) assert.match(reason, /Pilih yang lain/u);
  }
  const { items } = await server.ok(listQuestionVersions, { id: choice!.id });
  assert.equal(
    items.map(({ version, policy }) => [version, policy]),
    [[1, null]],
  );
});

test.run();
