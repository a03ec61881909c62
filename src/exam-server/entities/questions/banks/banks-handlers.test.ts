// Question banks on the exam server: whose they are, their plan, lock, copies, and how they leave.
import * as assert from "uvu/assert";
import {
  createQuestionBank,
  deleteQuestionBanks,
  duplicateQuestionBank,
  foreseeBankDeletion,
  forceUnlockQuestionBank,
  getQuestionBank,
  listQuestionBankChoices,
  listQuestionBankIds,
  listQuestionBanks,
  lockQuestionBank,
  setQuestionBankStatus,
  unlockQuestionBank,
  updateQuestionBank,
  type BankInput,
  type QuestionBank,
} from "../../../../contract/questions/banks.ts";
import { listSubjects } from "../../../../contract/subjects.ts";
import { getUser, listUsers } from "../../../../contract/staff/users.ts";
import { freeTries, triesLastMs } from "../../../security/sign-in/sign-in-limit.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = serverSuite("question banks");
let teacher: string;
let fields: Omit<BankInput, "kode" | "nama">;
test.before(async () => {
  teacher = await server.signIn("EVAL");
  const { items } = await server.ok(listSubjects, { q: "MTK" });
  fields = {
    subject_id: items[0]!.id,
    grade: "X",
    coauthor_ids: [],
    order_mode: 0,
    default_option_count: 5,
    default_competence_id: null,
    kkm: null,
    plan: [],
  };
});

const add = (kode: string, more: Partial<BankInput> = {}, token = server.token) =>
  server.ok(createQuestionBank, { ...fields, kode, nama: `Bank ${kode}`, ...more }, { token });
const change = (bank: QuestionBank, more: Partial<BankInput>, token = server.token) => {
  const { id, version, kode, nama } = bank;
  const coauthor_ids = bank.coauthors.map((one) => one.id);
  const input = { ...fields, kode, nama, coauthor_ids, plan: bank.plan, ...more, id, version };
  return server.call(updateQuestionBank, input, { token });
};
const codes = async (query: object, token = server.token) =>
  (await server.ok(listQuestionBanks, query, { token })).items.map(({ kode }) => kode).sort();
const idOf = async (kode: string) =>
  (await server.ok(listQuestionBanks, { q: kode })).items.find((one) => one.kode === kode)!.id;
const teacherId = async () => {
  const { email } = server.account("EVAL");
  return (await server.ok(listUsers, { q: email })).items[0]!.id;
};

test("a bank comes back as it was saved, its plan and what is there beside it", async () => {
  const plan: BankInput["plan"] = [
    { type: 2, count: 5, weight: 33.34, policy: "parsial", minus: 0 },
    { type: 1, count: 30, weight: 66.66, policy: "mutlak", minus: 0 },
  ];
  const bank = await add("PLAN", { plan, kkm: 72.5, order_mode: 1 });
  assert.equal(
    bank.plan.map(({ type, weight }) => [type, weight]),
    [
      [1, 66.66],
      [2, 33.34],
    ],
  );
  assert.equal([bank.kkm, bank.order_mode, bank.entered, bank.status], [72.5, 1, [], "aktif"]);
  const seeded = await server.ok(getQuestionBank, { id: await idOf("BKSL-BIN-2026") });
  assert.equal(seeded.entered, [
    { type: 1, count: 9 },
    { type: 2, count: 3 },
  ]);
  assert.is(seeded.reference_count, 1);
});

test("a plan that does not come to 100 is refused by its field", async () => {
  const plan = [{ type: 1 as const, count: 3, weight: 99, policy: "mutlak" as const, minus: 0 }];
  const input = { ...fields, kode: "KURANG", nama: "Kurang", plan };
  const answer = await server.call(createQuestionBank, input);
  assert.is(answer.code, "12");
  assert.match((answer.data as unknown as Record<string, string>)["plan"]!, /tepat 100/u);
});

test("a wrong single choice may take something off, where its type is all or nothing", async () => {
  const single = { type: 1 as const, count: 3, weight: 100, policy: "mutlak" as const };
  const bank = await add("MINUS", { plan: [{ ...single, minus: 0.3333 }] });
  assert.equal(bank.plan, [{ ...single, minus: 0.3333 }]);
  const copied = { id: bank.id, kode: "MINUS-2", nama: "Salinan" };
  assert.equal((await server.ok(duplicateQuestionBank, copied)).plan, bank.plan);
  const { data } = await change(bank, { plan: [{ ...single, minus: 0.25 }] });
  assert.is(data.plan[0]!.minus, 0.25);
  const [entry] = await server.db
    .selectFrom("audit_entries")
    .select("after")
    .where("action", "=", "bank.update")
    .where("object_id", "=", bank.id)
    .execute();
  assert.match(JSON.stringify(entry!.after), /mutlak −0\.25/u);
  for (const [wrong, sentence] of [
    [{ ...single, policy: "bobot_opsi", minus: 0.25 }, /Minus hanya untuk/u],
    [{ ...single, type: 3, minus: 0.25 }, /Minus hanya untuk/u],
    [{ ...single, minus: 1.5 }, /paling besar 1/u],
    [{ ...single, minus: -0.25 }, /paling kecil 0/u],
    [{ ...single, minus: 0.12345 }, /empat angka/u],
  ] as const) {
    const answer = await change(data, { plan: [wrong] });
    assert.is(answer.code, "12");
    assert.match(JSON.stringify(answer.data), sentence);
  }
});

test("codes are one of a kind, whatever their case", async () => {
  await add("SATU");
  const answer = await server.call(createQuestionBank, { ...fields, kode: "satu", nama: "Kembar" });
  assert.equal(Object.keys(answer.data as object), ["kode"]);
});

test("a teacher sees their own banks and those they help with, the Head Master all", async () => {
  await add("MILIK-GURU", {}, teacher);
  const head = await add("MILIK-KEPALA");
  assert.equal(await codes({ q: "MILIK" }, teacher), ["MILIK-GURU"]);
  assert.equal(await codes({ q: "MILIK" }), ["MILIK-GURU", "MILIK-KEPALA"]);
  assert.is((await server.call(getQuestionBank, { id: head.id }, { token: teacher })).status, 404);
  assert.is((await change(head, { nama: "Curian" }, teacher)).status, 404);
  const me = await teacherId();
  const { data: shared } = await change(head, { coauthor_ids: [me] });
  assert.equal(await codes({ q: "MILIK" }, teacher), ["MILIK-GURU", "MILIK-KEPALA"]);
  assert.equal(await codes({ author_id: me, q: "MILIK" }), ["MILIK-GURU", "MILIK-KEPALA"]);
  const helped = await change(shared, { nama: "Dibantu" }, teacher);
  assert.is(helped.data.nama, "Dibantu");
  assert.not(helped.data.is_own);
});

test("who helps neither says who else does, nor deletes", async () => {
  const bank = await add("BERSAMA", { coauthor_ids: [await teacherId()] });
  const answer = await change(bank, { coauthor_ids: [] }, teacher);
  assert.equal(Object.keys(answer.data as object), ["coauthor_ids"]);
  const as = { token: teacher };
  const { results } = await server.ok(deleteQuestionBanks, { ids: [bank.id] }, as);
  assert.match(results[0]!.reason!, /Hanya penulis/u);
  const user = await server.ok(getUser, { id: await teacherId() });
  assert.ok(user.owned.some((text) => text.endsWith("banksoal bersama")));
});

test("somebody else's change in between is told, and nothing is overwritten", async () => {
  const bank = await add("BENTROK");
  await change(bank, { nama: "Pertama" });
  const late = await change(bank, { nama: "Kedua" });
  assert.is(late.status, 409);
  assert.is(late.data.nama, "Pertama");
});

test("filters and search leave what they name", async () => {
  const bank = await add("SARING", { grade: "Fase F" });
  assert.equal(await codes({ grade: "fase f" }), ["SARING"]);
  assert.equal(await codes({ q: "matematika", grade: "Fase F" }), ["SARING"]);
  const { grades } = await server.ok(listQuestionBankChoices, {});
  assert.ok(grades.includes("Fase F"));
  await server.ok(setQuestionBankStatus, { ids: [bank.id], status: "arsip" });
  assert.equal(await codes({ status: "arsip" }), ["SARING"]);
  assert.equal((await server.ok(listQuestionBankIds, { status: "arsip" })).ids, [bank.id]);
});

test("a locked bank is closed to everybody until its password is given", async () => {
  const bank = await add("KUNCI", {}, teacher);
  const { id } = bank;
  await server.ok(lockQuestionBank, { id, password: "rahasia" }, { token: teacher });
  assert.equal(await codes({ locked: "ya" }), ["KUNCI"]);
  for (const token of [teacher, server.token]) {
    assert.is((await server.call(getQuestionBank, { id }, { token })).status, 409);
    assert.is((await change(bank, { nama: "Baru" }, token)).status, 409);
    const copy = { id, kode: "SALIN", nama: "Salin" };
    assert.is((await server.call(duplicateQuestionBank, copy, { token })).status, 409);
    const { results } = await server.ok(deleteQuestionBanks, { ids: [id] }, { token });
    assert.match(results[0]!.reason!, /terkunci/u);
    assert.is((await server.call(lockQuestionBank, { id, password: "lain-lagi" })).status, 409);
  }
  const wrong = await server.call(unlockQuestionBank, { id, password: "salah" });
  assert.equal(Object.keys(wrong.data as object), ["password"]);
  const open = await server.ok(unlockQuestionBank, { id, password: "rahasia" }, { token: teacher });
  assert.is(open.locked, null);
  const { lock_password_hash: hash } = await server.db
    .selectFrom("question_banks")
    .select("lock_password_hash")
    .where("id", "=", id)
    .executeTakeFirstOrThrow();
  assert.is(hash, null);
});

test("guessing a lock's password is stopped for a while", async () => {
  const { id } = await add("TEBAK");
  await server.ok(lockQuestionBank, { id, password: "rahasia" });
  for (let tries = 0; tries < freeTries; tries += 1) {
    assert.is((await server.call(unlockQuestionBank, { id, password: "salah" })).code, "12");
  }
  assert.is((await server.call(unlockQuestionBank, { id, password: "rahasia" })).code, "29");
  server.wait(triesLastMs + 1);
  await server.ok(unlockQuestionBank, { id, password: "rahasia" });
});

test("the Head Master alone opens a lost lock, and the audit keeps why", async () => {
  const { id } = await add("HILANG", {}, teacher);
  await server.ok(lockQuestionBank, { id, password: "terlupa" }, { token: teacher });
  const reason = "Guru pindah sekolah";
  const denied = await server.call(forceUnlockQuestionBank, { id, reason }, { token: teacher });
  assert.is(denied.status, 403);
  assert.is((await server.ok(forceUnlockQuestionBank, { id, reason })).locked, null);
  const entry = await server.db
    .selectFrom("audit_entries")
    .select(["reason", "user_name", "before"])
    .where("action", "=", "bank.force-unlock")
    .executeTakeFirstOrThrow();
  assert.is(entry.reason, reason);
  assert.is((entry.before as { kode: string }).kode, "HILANG");
});

test("no password of a lock is kept in the audit", async () => {
  const entries = await server.db.selectFrom("audit_entries").selectAll().execute();
  assert.not.match(JSON.stringify(entries), /rahasia|terlupa|scrypt/u);
});

test("a copy has everything the original has, and shares none of it", async () => {
  const id = await idOf("BKSL-BIN-2026");
  const before = await server.ok(getQuestionBank, { id });
  const copy = await server.ok(duplicateQuestionBank, { id, kode: "SALINAN", nama: "Salinan" });
  assert.equal(copy.plan, before.plan);
  assert.equal(copy.entered, before.entered);
  assert.is(copy.reference_count, before.reference_count);
  assert.is(copy.author?.email, server.account("EVIL").email);
  const content = async (bank: string) =>
    server.db
      .selectFrom("questions as q")
      .leftJoin("question_references as r", "r.id", "q.reference_id")
      .select(["q.position", "q.type", "q.stem", "q.payload", "q.key", "r.kode", "r.isi"])
      .select((eb) => [
        eb
          .selectFrom("question_competences as qc")
          .select(eb.fn.countAll<number>().as("total"))
          .whereRef("qc.question_id", "=", "q.id")
          .as("competences"),
      ])
      .where("q.bank_id", "=", bank)
      .orderBy("q.position")
      .execute();
  assert.equal(await content(copy.id), await content(id));
  const { results } = await server.ok(deleteQuestionBanks, { ids: [copy.id] });
  assert.is(results[0]!.outcome, "done");
  assert.equal(await server.ok(getQuestionBank, { id }), before);
  const left = await server.db.selectFrom("questions").select("id").where("bank_id", "=", copy.id);
  assert.equal(await left.execute(), []);
});

test("what deleting would take away is foreseen: counts of what would go, the reason of what would stay", async () => {
  const own = await add("RAMAL", {}, teacher);
  const { id } = await server.ok(duplicateQuestionBank, {
    id: await idOf("BKSL-BIN-2026"),
    kode: "RAMAL-ISI",
    nama: "Isi",
  });
  const copied = await server.ok(getQuestionBank, { id });
  const { items } = await server.ok(foreseeBankDeletion, { ids: [id, own.id, "nobody"] });
  assert.equal(items, [
    {
      id,
      kode: "RAMAL-ISI",
      question_count: copied.entered.reduce((sum, { count }) => sum + count, 0),
      reference_count: copied.reference_count,
      // A copy's pictures are those of its original.
      media_count: 0,
      reason: null,
    },
    {
      id: own.id,
      kode: "RAMAL",
      question_count: 0,
      reference_count: 0,
      media_count: 0,
      reason: null,
    },
  ]);
  assert.ok(items[0]!.question_count > 0);
  const asTeacher = await server.ok(foreseeBankDeletion, { ids: [id, own.id] }, { token: teacher });
  assert.equal(
    asTeacher.items.map(({ kode }) => kode),
    ["RAMAL"],
  );
  await server.ok(lockQuestionBank, { id: own.id, password: "rahasia" });
  const [locked] = (await server.ok(foreseeBankDeletion, { ids: [own.id] })).items;
  assert.match(locked!.reason ?? "", /terkunci/u);
});

test("a bank that an exam uses is kept, and can be archived and taken back", async () => {
  const { id } = await add("DIPAKAI");
  const schedule = await server.db
    .selectFrom("schedules")
    .select(["id", "alias"])
    .executeTakeFirstOrThrow();
  await server.db
    .insertInto("schedule_banks")
    .values({ schedule_id: schedule.id, bank_id: id })
    .execute();
  const { results } = await server.ok(deleteQuestionBanks, { ids: [id, "nobody"] });
  const reasons = new Map(results.map((result) => [result.id, result.reason]));
  assert.is(reasons.get(id), `Dipakai 1 jadwal: ${schedule.alias}. Arsipkan saja.`);
  assert.is(reasons.get("nobody"), "Banksoal tidak ditemukan.");
  for (const [status, outcome] of [
    ["arsip", "done"],
    ["arsip", "unchanged"],
    ["aktif", "done"],
  ] as const) {
    const answer = await server.ok(setQuestionBankStatus, { ids: [id], status });
    assert.is(answer.results[0]!.outcome, outcome);
  }
});

test("the subject stays while questions are linked to its competences", async () => {
  const bank = await server.ok(getQuestionBank, { id: await idOf("BKSL-BIN-2026") });
  const answer = await change(bank, { grade: bank.grade });
  assert.match((answer.data as unknown as Record<string, string>)["subject_id"]!, /kompetensi/u);
});

test.run();
