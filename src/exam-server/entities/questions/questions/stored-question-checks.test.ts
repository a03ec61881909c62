// Stored questions that stricter rules refuse: found once, shown with their bank, changed by nobody but their author.
import { sql } from "kysely";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  getQuestionBank,
  listQuestionBanks,
  updateQuestionBank,
} from "../../../../contract/questions/banks.ts";
import {
  changeQuestions,
  deleteQuestions,
  duplicateQuestions,
  getQuestion,
  listQuestions,
  transferQuestions,
  updateQuestion,
  type Question,
} from "../../../../contract/questions/questions.ts";
import type { ContentOf } from "../../../../contract/questions/question-content.ts";
import { questionRules } from "../../../../domain/questions/question-rules.ts";
import {
  openTestBank,
  questionOf,
  type TestBank,
} from "../../../../testing/questions/open-test-bank.ts";
import { fieldsOf } from "./questions-query.ts";
import { checkStoredQuestions } from "./stored-question-checks.ts";

const test = suite("stored questions and stricter rules");
let school: TestBank;
test.before(async () => {
  school = await openTestBank();
});
test.after(() => school.close());

const goneKey = "Kunci jawaban menunjuk opsi yang sudah tidak ada. Pilih lagi.";
const breakKey = ({ id }: Question) =>
  sql`update questions set key = jsonb_set(key, '{id}', '"hilang"') where id = ${id}`.execute(
    school.server.db,
  );
/** As after an upgrade to these rules. */
async function checkAgain(): Promise<void> {
  const { server } = school;
  await server.db.deleteFrom("question_checks").execute();
  await checkStoredQuestions(server.db, server.now);
}
const read = async ({ id }: Question) => (await school.server.ok(getQuestion, { id })).question;
const countOf = async (id: string) =>
  (await school.server.ok(getQuestionBank, { id })).faulty_count;

test("they are named with the reason, counted at their bank, found by a filter, and left as they are", async () => {
  const { server } = school;
  const bank = await school.newBank();
  const [sound, broken, deleted] = await school.addAll(bank, "satu dua tiga");
  await breakKey(broken!);
  await breakKey(deleted!);
  await server.ok(deleteQuestions, { ids: [deleted!.id] });
  await checkAgain();
  const after = await read(broken!);
  assert.equal(after.faults, [goneKey]);
  assert.equal(
    [after.version, after.updated_at, fieldsOf(after).content.key],
    [broken!.version, broken!.updated_at, { ...broken!.content.key, id: "hilang" }],
  );
  assert.equal((await read(sound!)).faults, []);
  assert.is(await countOf(bank.id), 1, "deleted ones are not counted");
  const found = await server.ok(listQuestions, { id: bank.id, faulty: "ya" });
  assert.equal(
    found.items.map(({ id }) => id),
    [broken!.id],
  );
  const banks = await server.ok(listQuestionBanks, { filling: "periksa" });
  assert.equal(
    banks.items.map(({ id }) => id),
    [bank.id],
  );
  const [run] = await server.db.selectFrom("question_checks").selectAll().execute();
  assert.is(run!.rules, questionRules);
  assert.is(run!.refused, 2);
  assert.is(run!.questions, 3);
});

test("saving it soundly clears it, saving it as it is does not", async () => {
  const { server } = school;
  const bank = await school.newBank();
  const [question] = await school.addAll(bank, "hilang");
  await breakKey(question!);
  await checkAgain();
  const { id, version } = question!;
  const refused = await server.call(updateQuestion, {
    id,
    version,
    ...fieldsOf(await read(question!)),
  });
  assert.is(refused.code, "12");
  assert.is(await countOf(bank.id), 1);
  const saved = await server.ok(updateQuestion, { id, version, ...fieldsOf(question!), bobot: 3 });
  assert.equal(saved.faults, []);
  assert.is(await countOf(bank.id), 0);
});

test("a copy is as its original, and a bulk change neither hides nor heals what it does not touch", async () => {
  const { server } = school;
  const bank = await school.newBank();
  const [question] = await school.addAll(bank, "disalin");
  await breakKey(question!);
  await checkAgain();
  const { created_ids } = await server.ok(duplicateQuestions, { ids: [question!.id] });
  assert.equal((await server.ok(getQuestion, { id: created_ids[0]! })).question.faults, [goneKey]);
  const changes = { bobot: 2 };
  const { results } = await server.ok(changeQuestions, {
    items: [{ ids: [question!.id], changes }],
  });
  assert.is(results[0]!.outcome, "done");
  assert.equal((await read(question!)).faults, [goneKey]);
  assert.is(await countOf(bank.id), 2);
});

test("what is stored may lack its type's shape, and a set of rules is gone through once", async () => {
  const { server } = school;
  const bank = await school.newBank();
  const [empty, late] = await school.addAll(bank, "kosong nanti");
  await sql`update questions set payload = '{}' where id = ${empty!.id}`.execute(server.db);
  await checkAgain();
  const { faults } = await server.db
    .selectFrom("questions")
    .select("faults")
    .where("id", "=", empty!.id)
    .executeTakeFirstOrThrow();
  assert.equal(faults, ["Isi soal ini tidak lengkap. Buat ulang soalnya."]);
  await breakKey(late!);
  await checkStoredQuestions(server.db, server.now);
  assert.is(await countOf(bank.id), 1);
});

test("a plan by weights of options is told where there are none, and so is a bank that has one", async () => {
  const { server } = school;
  const plan = (policy: "mutlak" | "bobot_opsi") => [
    { type: 1 as const, count: 1, weight: 100, policy },
  ];
  const planned = async (id: string, policy: "mutlak" | "bobot_opsi") => {
    const { subject_id, coauthors: _c, ...bank } = await server.ok(getQuestionBank, { id });
    const own = { ...bank, subject_id: subject_id!, coauthor_ids: [], plan: plan(policy) };
    return server.ok(updateQuestionBank, own);
  };
  const [bank, other] = [await school.newBank(), await school.newBank()];
  const content = questionOf(1).content as ContentOf<1>;
  const weightless = { ...content, key: { ...content.key, weights: {} } };
  const [question] = await school.addAll(bank, "tanpa", { content: weightless });
  assert.is((await planned(bank.id, "bobot_opsi")).faulty_count, 1);
  assert.equal((await read(question!)).faults, ["Belum ada opsi dengan bobot di atas 0."]);
  const { id, version } = await read(question!);
  const refused = await server.call(updateQuestion, { id, version, ...fieldsOf(question!) });
  assert.is(refused.code, "12");
  assert.is((await planned(bank.id, "mutlak")).faulty_count, 0);
  await planned(other.id, "bobot_opsi");
  await server.ok(transferQuestions, { ids: [id], bank_id: other.id, mode: "copy" });
  assert.equal([await countOf(bank.id), await countOf(other.id)], [0, 1]);
  const changes = { policy: "bobot_opsi" as const };
  const { results } = await server.ok(changeQuestions, { items: [{ ids: [id], changes }] });
  assert.is(results[0]!.reason, "Belum ada opsi dengan bobot di atas 0.");
});

test("two servers that start at once check once", async () => {
  const { server } = school;
  await server.db.deleteFrom("question_checks").execute();
  await Promise.all([1, 2].map(() => checkStoredQuestions(server.db, server.now)));
  const runs = await server.db.selectFrom("question_checks").selectAll().execute();
  assert.is(runs.length, 1);
});

test.run();
