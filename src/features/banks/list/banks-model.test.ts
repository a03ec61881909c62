// Question banks and their forms against the exam server.
import * as assert from "uvu/assert";
import {
  listQuestionBanks,
  updateQuestionBank,
  type QuestionBank,
} from "../../../contract/questions/banks.ts";
import { listSubjects } from "../../../contract/subjects.ts";
import { $notices, clearNotices } from "../../../core/notices.ts";
import { serverSuite } from "../../../testing/server/server-suite.ts";
import { connectConsole } from "../../../testing/server/connect-console.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { createBankCopyModel, createBankLockModel } from "./bank-dialogs-model.ts";
import { createBankFormModel, entryOf, rowFaults, type BankFormModel } from "./bank-form-model.ts";
import { createBankRemovalModel } from "./bank-removal-model.ts";
import { createBanksModel } from "./banks-model.ts";

const { test, server } = serverSuite("banks model");
let subject: string;
test.before(async () => {
  connectConsole(server);
  history.replaceState(null, "", "/adm/banks");
  subject = (await server.ok(listSubjects, { q: "FIS" })).items[0]!.id;
});
test.after(() => {
  clearNotices();
});

async function stored(kode: string): Promise<QuestionBank> {
  const { items } = await server.ok(listQuestionBanks, { q: kode });
  return items.find((one) => one.kode === kode)!;
}
function filled(kode: string): BankFormModel {
  const model = createBankFormModel(null, () => undefined);
  model.form.set("kode", kode);
  model.form.set("nama", `Bank ${kode}`);
  model.chooseSubject(subject);
  return model;
}
const weights = ({ form }: BankFormModel) =>
  form.$values
    .get()
    .plan.filter(({ weight }) => weight !== "")
    .map(({ type, weight }) => [type, weight]);

test("the weights are shared out evenly or by count, over the types that are planned", () => {
  const model = filled("BAGI");
  for (const [type, count] of [
    [1, "40"],
    [2, "5"],
    [7, " 5 "],
  ] as const) {
    model.setRow(type, { count });
  }
  model.setRow(9, { weight: "12" });
  model.spread("even");
  assert.equal(weights(model), [
    [1, "33,34"],
    [2, "33,33"],
    [7, "33,33"],
  ]);
  model.spread("count");
  assert.equal(weights(model), [
    [1, "80"],
    [2, "10"],
    [7, "10"],
  ]);
  model.exit();
});

test("a plan that is off says so, and is stored once it comes to 100", async () => {
  const model = filled("SIMPAN");
  model.setRow(1, { count: "10", weight: "60,5", policy: "parsial" });
  assert.not(await model.form.save());
  assert.match(model.form.$errors.get()["plan"] ?? "", /tepat 100/u);
  model.setRow(6, { weight: "39,5" });
  assert.not(await model.form.save());
  assert.match(rowFaults(model.form.$values.get().plan).get(6) ?? "", /^Jumlah soal/u);
  model.setRow(6, { count: "4" });
  model.form.set("kkm", "72,5");
  assert.ok(await model.form.save());
  const bank = await stored("SIMPAN");
  assert.equal(bank.plan, [
    { type: 1, count: 10, weight: 60.5, policy: "parsial", minus: 0 },
    { type: 6, count: 4, weight: 39.5, policy: "mutlak", minus: 0 },
  ]);
  assert.is(bank.kkm, 72.5);
  model.exit();
});

test("opened again the form is as it was saved, and nothing in it is dirty", async () => {
  const model = createBankFormModel(await stored("SIMPAN"), () => undefined);
  const row = model.form.$values.get().plan.find(({ type }) => type === 1);
  assert.equal(row, { type: 1, count: "10", weight: "60,5", policy: "parsial", minus: "" });
  assert.not(model.form.isDirty());
  model.exit();
});

test("what a wrong choice takes off counts while its policy is all or nothing", async () => {
  const model = filled("MINUS");
  model.setRow(1, { count: "1", weight: "100", minus: "0,25" });
  model.setRow(1, { policy: "bobot_opsi" });
  assert.is(entryOf(model.form.$values.get().plan.find(({ type }) => type === 1)!).minus, 0);
  model.setRow(1, { policy: "mutlak", minus: "seperempat" });
  assert.not(await model.form.save());
  assert.is(rowFaults(model.form.$values.get().plan).get(1), "Minus harus berupa angka.");
  model.setRow(1, { minus: "0,25" });
  assert.ok(await model.form.save());
  assert.is((await stored("MINUS")).plan[0]!.minus, 0.25);
  const again = createBankFormModel(await stored("MINUS"), () => undefined);
  assert.is(again.form.$values.get().plan.find(({ type }) => type === 1)!.minus, "0,25");
  again.exit();
  model.exit();
});

test("another subject takes its competence away", () => {
  const model = filled("KOMPETENSI");
  model.form.set("default_competence_id", "somebody's");
  model.chooseSubject("another");
  assert.is(model.form.$values.get().default_competence_id, null);
  model.exit();
});

test("somebody else's plan is told in words, and nothing is overwritten", async () => {
  const bank = await stored("SIMPAN");
  const model = createBankFormModel(bank, () => undefined);
  model.form.set("nama", "Nama saya");
  const { id, version, kode, nama, grade, order_mode, default_option_count, kkm } = bank;
  await server.ok(updateQuestionBank, {
    id,
    version,
    kode,
    nama,
    grade,
    order_mode,
    default_option_count,
    kkm,
    subject_id: subject,
    coauthor_ids: [],
    default_competence_id: null,
    plan: [{ type: 2, count: 3, weight: 100, policy: "mutlak" }],
  });
  assert.not(await model.form.save());
  const plan = model.$conflict.get()?.differences.find(({ name }) => name === "plan");
  assert.is(plan?.newer, "Uraian/Esay 3 (100%)");
  model.keepMine();
  assert.ok(await model.form.save());
  const now = await stored("SIMPAN");
  assert.equal([now.nama, now.plan.length], ["Nama saya", 1]);
  model.exit();
});

test("a copy is proposed a code of its own, and what is saved is in the list", async () => {
  const banks = createBanksModel();
  const form = createBankCopyModel(await stored("BKSL-BIN-2026"), (copy) =>
    banks.reportChange("copied", copy),
  );
  const { kode } = form.$values.get();
  assert.match(kode, /^BKSL-BIN-2026-/u);
  assert.ok(await form.save());
  assert.is((await stored(kode)).reference_count, 1);
  form.exit();
  banks.exit();
});

test("a short password is refused before anything is sent, and a wrong one under its input", async () => {
  const bank = await stored("SIMPAN");
  const lock = createBankLockModel(bank, false, () => undefined);
  lock.set("password", "12345");
  assert.not(await lock.save());
  assert.match(lock.$errors.get()["password"] ?? "", /paling pendek/u);
  lock.set("password", "123456");
  assert.ok(await lock.save());
  const open = createBankLockModel(bank, true, () => undefined);
  open.set("password", "1");
  assert.not(await open.save());
  assert.is(open.$errors.get()["password"], "Password kunci salah.");
  open.set("password", "123456");
  assert.ok(await open.save());
  lock.exit();
  open.exit();
});

test("archived banks leave the list until the filter asks for them", async () => {
  const { id } = await stored("SIMPAN");
  const banks = createBanksModel();
  assert.is(banks.list.$query.get().status, "aktif");
  const target = { ids: [id], name: null };
  const end = await banks.actions.createRun("archive", target, null).start();
  assert.ok(end.status === "finished" && end.results[0]!.outcome === "done");
  banks.actions.settle("archive", target, end.results);
  await banks.list.reload();
  const state = banks.list.$state.get();
  assert.ok(state.status === "ready" && state.page.items.every((one) => one.id !== id));
  banks.exit();
});

test("an archived bank is taken back by the toast", async () => {
  const { id, kode } = await stored("BKSL-FIS-2026");
  const banks = createBanksModel();
  clearNotices();
  await banks.actions.runNow("archive", { ids: [id], name: kode }, null);
  const [notice] = $notices.get();
  assert.is(notice?.body, `${kode} sudah diarsipkan.`);
  notice?.action?.run();
  await until(async () => (await stored("BKSL-FIS-2026")).status === "aktif" || null);
  banks.exit();
});

test("before banks go it is known what goes with them, which stay and why, and what is to be typed", async () => {
  const one = await stored("BKSL-FIS-2026");
  const foreseen = createBankRemovalModel({ ids: [one.id], name: "BKSL-FIS-2026 — Fisika" });
  const detail = await until(() => {
    const state = foreseen.$state.get();
    return state.status === "ready" ? state.detail : null;
  });
  const questions = one.entered.reduce((sum, { count }) => sum + count, 0);
  assert.ok(questions > 0);
  assert.equal(detail, {
    going: 1,
    questions,
    references: one.reference_count,
    media: detail.media,
    kept: [],
    word: "BKSL-FIS-2026",
  });
  const locked = await stored("BKSL-SEJ-2026");
  const lock = createBankLockModel(locked, false, () => undefined);
  lock.set("password", "rahasia");
  assert.ok(await lock.save());
  const both = createBankRemovalModel({ ids: [one.id, locked.id], name: null });
  const all = await until(() => {
    const state = both.$state.get();
    return state.status === "ready" ? state.detail : null;
  });
  assert.equal([all.going, all.questions, all.word], [1, questions, "2"]);
  assert.equal(
    all.kept.map(({ kode, reason }) => [kode, reason]),
    [["BKSL-SEJ-2026", "Banksoal BKSL-SEJ-2026 terkunci. Buka kuncinya dahulu."]],
  );
  lock.exit();
  foreseen.exit();
  both.exit();
});

test.run();
