import { randomUUID } from "node:crypto";
import * as assert from "uvu/assert";
import {
  listItemDecisions,
  saveItemDecision,
  type ItemDecision,
} from "../../../../contract/analysis/item-decisions.ts";
import { responseCodes } from "../../../../contract/calls/envelope.ts";
import {
  duplicateQuestionBank,
  lockQuestionBank,
  unlockQuestionBank,
} from "../../../../contract/questions/banks.ts";
import { deleteQuestions, restoreQuestions } from "../../../../contract/questions/questions.ts";
import { deleteUsers } from "../../../../contract/staff/users.ts";
import { markingSuite } from "../../../../testing/exams/marking-school.ts";
import { questionSamples } from "../../../../testing/questions/question-samples.ts";

const { test, school, ratna, budi } = markingSuite("decisions about questions", {
  ratna: "Ratna",
  budi: "Budi",
});

type Sent = {
  question_id: string;
  version?: number;
  status: ItemDecision["status"];
  note?: string;
  revision?: number;
};
const call = (sent: Sent, { token }: { token: string } = ratna) =>
  school.server.call(saveItemDecision, { version: 1, note: "", revision: 0, ...sent }, { token });
const save = (sent: Sent, { token }: { token: string } = ratna) =>
  school.server.ok(saveItemDecision, { version: 1, note: "", revision: 0, ...sent }, { token });
const decisionsOf = async (question: string, bank = school.bank) => {
  const { items } = await school.server.ok(listItemDecisions, { id: bank });
  return items.filter(({ question_id: id }) => id === question);
};

/** A question that one participant was shown. */
async function shownQuestion(type: 1 | 4 | 6 | 7 | 8 | 10 | 12 = 1): Promise<string> {
  const exam = await school.addExam(`keputusan ${randomUUID()}`);
  return (await school.handIn(exam, questionSamples[type].right)).question;
}

test("a decision names who made it, when and about which version, and is taken back again", async () => {
  const question_id = await shownQuestion();
  const decision = await save({ question_id, status: "direvisi", note: " Opsi C  menjebak " });
  const { at, ...fields } = decision;
  assert.equal(fields, {
    question_id,
    version: 1,
    status: "direvisi",
    note: "Opsi C menjebak",
    revision: 1,
    by: { id: ratna.id, name: "Ratna" },
  });
  assert.is(at, school.server.now.toISOString());
  assert.equal(await decisionsOf(question_id), [decision]);
  const undone = await save({ question_id, status: null, note: "x", revision: 1 }, budi);
  assert.equal([undone.status, undone.note, undone.revision], [null, "", 2]);
  assert.is(undone.by.name, "Budi");
  const again = await save({ question_id, status: "dibuang", revision: 2 });
  assert.is(again.revision, 3);
  const audit = await school.server.db
    .selectFrom("audit_entries")
    .select(["action", "after"])
    .where("object_id", "=", question_id)
    .where("action", "in", ["question.decide-item", "question.take-back-decision"])
    .orderBy("id")
    .execute();
  assert.equal(audit, [
    {
      action: "question.decide-item",
      after: { version: 1, status: "direvisi", note: "Opsi C menjebak" },
    },
    { action: "question.take-back-decision", after: { version: 1, status: null, note: "" } },
    { action: "question.decide-item", after: { version: 1, status: "dibuang", note: "" } },
  ]);
});

test("whoever read an older decision overwrites nothing and is answered the newer one", async () => {
  const question_id = await shownQuestion(4);
  const first = await save({ question_id, status: "diterima" });
  const refused = await call({ question_id, status: "dibuang" }, budi);
  assert.is(refused.code, responseCodes.conflict);
  assert.equal(refused.data, first);
  assert.equal(await decisionsOf(question_id), [first]);
  const old = await call({ question_id, status: "dibuang", revision: 7 }, budi);
  assert.equal([old.code, old.data], [responseCodes.conflict, first]);
});

test("two who decide at the same time: one is stored, the other learns of it", async () => {
  const question_id = await shownQuestion(6);
  const codes = await Promise.all([
    call({ question_id, status: "diterima" }, ratna),
    call({ question_id, status: "dibuang" }, budi),
  ]);
  assert.equal(codes.map(({ code }) => code).sort(), ["00", responseCodes.conflict]);
  assert.is((await decisionsOf(question_id))[0]!.revision, 1);
});

test("a call whose answer was lost is sent again without harm", async () => {
  const question_id = await shownQuestion(7);
  const sent = { question_id, status: "diterima", note: "Baik" } as const;
  assert.equal(await save(sent), await save(sent));
  const nothing = await call({ question_id, version: 1, status: null, revision: 0 });
  assert.is(nothing.code, responseCodes.conflict);
});

test("a version that nobody was shown, a foreign question and a long note are refused", async () => {
  const question_id = await shownQuestion(8);
  assert.is((await call({ question_id, version: 2, status: "diterima" })).code, "44");
  assert.is((await call({ question_id: randomUUID(), status: "diterima" })).code, "44");
  const guest = await school.addTeacher("Tamu");
  assert.is((await call({ question_id, status: "diterima" }, guest)).code, "44");
  const note = "x".repeat(501);
  assert.is((await call({ question_id, status: "diterima", note })).code, "12");
  const never = await school.add("Belum pernah diujikan", {}, school.bank);
  assert.is((await call({ question_id: never.id, status: "diterima" })).code, "44");
  assert.equal(await decisionsOf(question_id), []);
});

test("nobody decides about a locked bank", async () => {
  const question_id = await shownQuestion(8);
  const lock = { id: school.bank, password: "rahasia-naskah" };
  await school.server.ok(lockQuestionBank, lock, { token: school.author });
  assert.is((await call({ question_id, status: "diterima" })).code, responseCodes.conflict);
  const { code } = await school.server.call(listItemDecisions, { id: school.bank });
  assert.is(code, responseCodes.conflict);
  await school.server.ok(unlockQuestionBank, lock, { token: school.author });
  assert.equal(await decisionsOf(question_id), []);
});

test("the name of a deleted account stays", async () => {
  const gone = await school.addMarker("Pak Lama");
  const question_id = await shownQuestion(10);
  await save({ question_id, status: "dibuang" }, gone);
  await school.server.db.deleteFrom("subject_correctors").where("user_id", "=", gone.id).execute();
  assert.is((await call({ question_id, status: "diterima", revision: 1 }, gone)).code, "44");
  const { results } = await school.server.ok(deleteUsers, { ids: [gone.id] });
  assert.equal(
    results.map(({ outcome }) => outcome),
    ["done"],
  );
  assert.equal((await decisionsOf(question_id))[0]!.by, { id: null, name: "Pak Lama" });
});

test("a decision survives the deletion of its question and its return, and a copied bank has none", async () => {
  const question_id = await shownQuestion(12);
  const decision = await save({ question_id, status: "direvisi", note: "Perbaiki opsi" });
  const { server, bank, author } = school;
  await server.ok(deleteQuestions, { ids: [question_id] }, { token: author });
  assert.equal(await decisionsOf(question_id), [decision]);
  await server.ok(restoreQuestions, { ids: [question_id] }, { token: author });
  assert.equal(await decisionsOf(question_id), [decision]);
  const copy = await server.ok(
    duplicateQuestionBank,
    { id: bank, kode: "SALINAN-K", nama: "Salinan" },
    { token: author },
  );
  assert.equal((await server.ok(listItemDecisions, { id: copy.id })).items, []);
});

test.run();
