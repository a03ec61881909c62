// The questions screen's model, bulk work and order against the exam server.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  listQuestions,
  setQuestionOrderMode,
  type Question,
} from "../../../contract/questions/questions.ts";
import { $notices, clearNotices } from "../../../core/notices.ts";
import { connectConsole, type Line } from "../../../testing/server/connect-console.ts";
import {
  openTestBank,
  questionOf,
  type TestBank,
} from "../../../testing/questions/open-test-bank.ts";
import { until } from "../../../testing/sheets/sheet-files.ts";
import { noInput, type ActionInput, type ActionKind } from "../actions/question-actions.ts";
import { createChangeModel } from "../actions/question-change-model.ts";
import { createBanks } from "../actions/question-transfer-dialog.tsx";
import { createQuestionsModel, questionOrder, type QuestionsModel } from "./questions-model.ts";

const test = suite("questions model");
let school: TestBank;
let line: Line;
let banks = 0;
test.before(async () => {
  school = await openTestBank();
  line = connectConsole(school.server);
});
test.after.each(() => {
  clearNotices();
  line.isCut = false;
});
test.after(() => school.close());

async function bankOf(...texts: string[]) {
  banks += 1;
  const bank = await school.addBank(`BANK${banks}`, school.server.token);
  const questions: Question[] = [];
  for (const text of texts) questions.push(await school.add(text, {}, bank.id));
  return { bank, questions, ids: questions.map(({ id }) => id) };
}
async function open(bankId: string, query = ""): Promise<QuestionsModel> {
  history.replaceState(null, "", `/adm/questions${query}`);
  const model = createQuestionsModel(bankId);
  await Promise.all([model.list.reload(), ready(model)]);
  return model;
}
const ready = (model: QuestionsModel) =>
  new Promise<void>((resolve) => {
    model.$bank.subscribe(({ status }) => status === "ready" && resolve());
  });
function shown({ list }: QuestionsModel): string {
  const state = list.$state.get();
  return state.status === "ready" ? state.page.items.map(({ excerpt }) => excerpt).join(" ") : "";
}
const stored = async (id: string) => (await school.server.ok(listQuestions, { id })).items;

/** As its dialog does it, to its end; undone by the toast. */
async function act(
  model: QuestionsModel,
  kind: ActionKind,
  ids: readonly string[],
  input: Partial<ActionInput> = {},
) {
  const target = { ids, name: null };
  const end = await model.actions.createRun(kind, target, { ...noInput, ...input }).start();
  assert.ok(end.status === "finished");
  model.actions.settle(kind, target, end.results);
  await model.changed();
  return end.results;
}
async function undo(): Promise<void> {
  const [notice] = $notices.get();
  assert.is(notice?.action?.label, "Urungkan");
  notice?.action?.run();
  await new Promise<void>((resolve) => {
    const stop = $notices.listen((all) => {
      if (!all.some(({ title }) => title === "Dikembalikan" || title === "Urungkan")) return;
      stop();
      resolve();
    });
  });
}

test("what an address names wrongly is not sent to the server", async () => {
  const { bank } = await bankOf("Satu");
  const model = await open(bank.id, "?type=17&difficulty=berat&sort=stem");
  const { type, difficulty, sort } = model.list.$query.get();
  assert.equal([type, difficulty, sort], ["", "", "position"]);
  assert.is(shown(model), "Satu");
  model.exit();
});

test("a type, a competence, a reference and a difficulty narrow the list", async () => {
  const { bank } = await bankOf();
  const competence = await school.addCompetence(`TP${banks}`);
  await school.add("Mudah", { difficulty: "mudah" }, bank.id);
  await school.add("Terpasang", { competence_ids: [competence] }, bank.id);
  await school.add("Esay", { ...questionOf(2), stem: "<p>Esay</p>" }, bank.id);
  const model = await open(bank.id);
  const narrowed = async (name: "type" | "competence_id" | "difficulty", value: string) => {
    model.list.clearFilters();
    model.list.filter(name, value as never);
    await model.list.reload();
    return shown(model);
  };
  assert.is(await narrowed("type", "2"), "Esay");
  assert.is(await narrowed("difficulty", "mudah"), "Mudah");
  assert.is(await narrowed("difficulty", "-"), "Terpasang Esay");
  assert.is(await narrowed("competence_id", competence), "Terpasang");
  model.exit();
});

test("which types are changed is known of those on screen; of others it may be any of the bank's", async () => {
  const { bank, ids } = await bankOf("Satu", "Dua");
  const essay = await school.add("Esay", { ...questionOf(2), stem: "<p>Esay</p>" }, bank.id);
  const model = await open(bank.id);
  assert.equal(model.typesOf(ids), [1]);
  assert.equal(model.typesOf([essay.id, ids[0]!]), [1, 2]);
  model.list.filter("type", "2");
  await model.list.reload();
  assert.equal(model.typesOf([essay.id]), [2]);
  assert.equal(model.typesOf([ids[0]!]), [1, 2]);
  model.exit();
});

test("by hand the shown order is the beginning, and moves go one after the other", async () => {
  const { bank, ids } = await bankOf("A", "B", "C", "D");
  const model = await open(bank.id);
  await model.setOrderMode(1);
  const state = model.$bank.get();
  assert.ok(state.status === "ready" && state.detail.order_mode === 1);
  assert.is(shown(model), "A B C D");
  const order = questionOrder(model);
  await Promise.all([order.step(ids[3]!, "up"), order.step(ids[3]!, "up")]);
  assert.is(shown(model), "A D B C");
  assert.is(model.$moved.get(), "Soal sekarang nomor 2.");
  model.exit();
});

test("those that are selected move together, and none of them is where they go", async () => {
  const { bank, ids } = await bankOf("A", "B", "C", "D");
  const model = await open(bank.id);
  await model.setOrderMode(1);
  const [a, b, c, d] = ids as [string, string, string, string];
  model.list.toggle(c, true);
  model.list.toggle(d, true);
  const order = questionOrder(model);
  assert.equal([...order.together!(c)], [c, d]);
  assert.is(order.targetOf(c, d), null);
  assert.is(order.targetOf(c, a), a);
  assert.equal([...order.together!(b)], [b]);
  await model.moveNow(order.together!(c), { move: "to", number: 1 });
  assert.is(shown(model), "C D A B");
  model.exit();
});

test("a move in a bank that somebody has put back to its own order is told, and the screen follows", async () => {
  const { bank, ids } = await bankOf("A", "B");
  const model = await open(bank.id);
  await model.setOrderMode(1);
  clearNotices();
  await school.server.ok(setQuestionOrderMode, { id: bank.id, order_mode: 0 });
  await model.move([ids[1]!], { move: "up" });
  assert.is($notices.get().length, 1);
  const state = model.$bank.get();
  assert.ok(state.status === "ready" && state.detail.order_mode === 0);
  assert.is(shown(model), "A B");
  model.exit();
});

test("deleted questions leave list, counts and selection, and the toast brings them back", async () => {
  const { bank, ids } = await bankOf("A", "B", "C");
  const model = await open(bank.id);
  model.list.toggle(ids[0]!, true);
  model.list.toggle(ids[1]!, true);
  await act(model, "delete", ids.slice(0, 2));
  assert.is(shown(model), "C");
  assert.is(model.total(), 1);
  assert.is(model.list.$selected.get().size, 0);
  await undo();
  await until(() => (shown(model) === "A B C" && model.total() === 3) || null);
  model.exit();
});

test("one that was deleted elsewhere is refused by name, the others are deleted", async () => {
  const { bank, ids } = await bankOf("A", "B");
  const model = await open(bank.id);
  await act(model, "delete", [ids[0]!]);
  clearNotices();
  const results = await act(model, "delete", ids);
  assert.equal(
    results.map(({ outcome }) => outcome === "done"),
    [false, true],
  );
  assert.is($notices.get()[0]?.body, "1 soal sudah dihapus. 1 soal tidak berubah.");
  model.exit();
});

test("copies are made, and taken away again by the toast", async () => {
  const { bank, ids } = await bankOf("A", "B");
  const model = await open(bank.id);
  await act(model, "duplicate", ids);
  assert.is(model.total(), 4);
  await undo();
  assert.equal(
    (await stored(bank.id)).map(({ id }) => id),
    ids,
  );
  model.exit();
});

test("only what is ticked is changed in many, and undone it is as it was for each", async () => {
  const { bank, ids } = await bankOf("A");
  const other = await school.add("B", { bobot: 3, difficulty: "sukar" }, bank.id);
  const model = await open(bank.id);
  const change = createChangeModel();
  assert.not(change.$canStart.get());
  change.set("bobot", "banyak");
  assert.is(change.$bobotFault.get(), "Tulis bobot, misalnya 1 atau 2,5.");
  change.set("bobot", "0");
  assert.is(change.$bobotFault.get(), "Bobot harus lebih dari 0.");
  change.set("bobot", "2,5");
  change.set("difficulty", "mudah");
  change.set("shuffle", false);
  change.tick("shuffle", false);
  assert.ok(change.$canStart.get());
  assert.equal(change.$changes.get(), { bobot: 2.5, difficulty: "mudah" });
  await act(model, "change", [...ids, other.id], { changes: change.$changes.get() });
  const values = async () =>
    (await stored(bank.id)).map(({ bobot, difficulty, shuffle }) => [bobot, difficulty, shuffle]);
  assert.equal(await values(), [
    [2.5, "mudah", true],
    [2.5, "mudah", true],
  ]);
  await undo();
  assert.equal(await values(), [
    [1, "", true],
    [3, "sukar", true],
  ]);
  model.exit();
});

test("questions go to another open bank of the person's; those that moved are no longer selected", async () => {
  const { bank, ids } = await bankOf("A", "B");
  const { bank: target } = await bankOf("X");
  const choice = createBanks(bank.id);
  await new Promise<void>((resolve) => {
    choice.$state.subscribe(({ status }) => status === "ready" && resolve());
  });
  const offered = choice.$state.get();
  assert.ok(offered.status === "ready");
  assert.ok(offered.detail.some(({ id }) => id === target.id));
  assert.not(offered.detail.some(({ id }) => id === bank.id));
  choice.exit();
  const model = await open(bank.id);
  ids.forEach((id) => model.list.toggle(id, true));
  await act(model, "copy", [ids[0]!], { bank: target });
  await act(model, "move", [ids[1]!], { bank: target });
  assert.is(shown(model), "A");
  assert.equal([...model.list.$selected.get()], [ids[0]]);
  assert.equal(
    (await stored(target.id)).map(({ excerpt }) => excerpt),
    ["X", "A", "B"],
  );
  model.exit();
});

test("exams that use the bank are named, also while a filter shows no question", async () => {
  const { bank } = await bankOf("A");
  await school.useInExam(bank.id, "PTS Ganjil");
  const model = await open(bank.id);
  assert.equal(model.$usedBy.get(), ["PTS Ganjil"]);
  model.list.filter("type", "9");
  await model.list.reload();
  assert.is(shown(model), "");
  assert.equal(model.$usedBy.get(), ["PTS Ganjil"]);
  model.exit();
});

test.run();
