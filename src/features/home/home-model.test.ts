// What home says, and the shortcuts on it, against the embedded exam server.
import * as assert from "uvu/assert";
import { validateToken, type UserProfile } from "../../contract/credentials.ts";
import type { FirstSteps, TodoItem } from "../../contract/home.ts";
import { createShortcut } from "../../contract/new-shortcuts.ts";
import { hasLaterScreens, menuOf } from "../../core/menu/menu.ts";
import { href } from "../../core/navigation.ts";
import { $notices, clearNotices } from "../../core/notices.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { isNewSchool, stepsLeft } from "./first-steps/first-steps-value.ts";
import { firstStepsOf } from "./first-steps/first-steps-state.ts";
import { todoMessages } from "./home-messages.ts";
import { createHomeModel, type HomeModel } from "./home-model.ts";
import { clockAt, dayAt, greetingAt, hourAt } from "./today-text.ts";
import { todoRows } from "./todo-rows.ts";

const { test, server } = serverSuite("home");
let line: Line;
let user: UserProfile;

test.before(async () => {
  line = connectConsole(server);
  user = await server.ok(validateToken, {});
});
test.before.each(() => {
  line.isCut = false;
  clearNotices();
});

function settled(model: HomeModel): Promise<void> {
  const isSettled = () =>
    model.$shortcuts.get().status !== "loading" && model.$overview.get().status !== "loading";
  return new Promise((resolve) => {
    const ends: (() => void)[] = [];
    const check = () => {
      if (!isSettled()) return;
      for (const end of ends) end();
      resolve();
    };
    ends.push(model.$shortcuts.listen(check), model.$overview.listen(check));
  });
}

function namesIn(model: HomeModel): readonly string[] {
  const state = model.$shortcuts.get();
  return state.status === "ready" ? state.detail.map(({ name }) => name) : [];
}

const destination = JSON.stringify({ name: "peserta" });

test("a shortcut that was made meanwhile is there once it is asked for, and deleted again", async () => {
  const model = createHomeModel();
  await settled(model);
  const made = await server.ok(createShortcut, { name: "Kelas XII", destination });
  assert.equal(namesIn(model), []);
  await model.refreshShortcuts();
  assert.equal(namesIn(model), ["Kelas XII"]);
  // What was asked for before the deletion comes after it.
  const release = line.holdNext();
  const late = model.refreshShortcuts();
  await model.remove(made.id);
  release();
  await late;
  assert.equal(namesIn(model), []);
  model.exit();
});

test("what cannot be loaded is silent, and what was there stays", async () => {
  line.isCut = true;
  const model = createHomeModel();
  await settled(model);
  assert.equal([model.$shortcuts.get().status, model.$overview.get().status], ["failed", "failed"]);
  line.isCut = false;
  await model.refreshShortcuts();
  line.isCut = true;
  await model.refreshShortcuts();
  assert.is(model.$shortcuts.get().status, "ready");
  assert.is($notices.get().length, 0);
  model.exit();
});

test("what needs a hand is told with its next step", async () => {
  const model = createHomeModel();
  await settled(model);
  const state = model.$overview.get();
  const items = state.status === "ready" ? state.detail.todo : [];
  const rows = todoRows(items, todoMessages.get());
  assert.is(rows.length, items.length);
  assert.ok(rows.some(({ kind }) => kind === "short_banks"));
  model.exit();
});

const bank = (id: string, missing: number, locked = false) => ({
  id,
  kode: `BKSL-${id}`,
  missing,
  locked,
});
const rowOf = (item: Partial<TodoItem> & Pick<TodoItem, "kind" | "count">) =>
  todoRows([{ banks: [], exams: [], more_exams: 0, ...item }], todoMessages.get())[0]!;

test("two banks are named, the others counted; one alone is opened at once unless it is locked", () => {
  const many = rowOf({ kind: "short_banks", count: 5, banks: [bank("SEJ", 13), bank("EKO", 2)] });
  assert.is(many.why, "BKSL-SEJ kurang 13, BKSL-EKO kurang 2, dan 3 lainnya");
  assert.is(many.to, href("banksoal", {}, { filling: "kurang" }));
  const one = rowOf({ kind: "short_banks", count: 1, banks: [bank("SEJ", 13)] });
  assert.is(one.to, href("banksoal.soal", { id: "SEJ" }));
  const locked = rowOf({ kind: "short_banks", count: 1, banks: [bank("SEJ", 13, true)] });
  assert.is(locked.to, href("banksoal", {}, { filling: "kurang" }));
  assert.is(rowOf({ kind: "unplanned_banks", count: 1, banks: [bank("A", 0)] }).why, "BKSL-A");
});

test("participants are shown by the filter that counts them; zero and unknown kinds are passed over", () => {
  const rest = { banks: [], exams: [], more_exams: 0 };
  const people = { kind: "ungrouped" as const, count: 1284, ...rest };
  assert.is(rowOf({ ...people }).count, "1.284");
  assert.is(rowOf({ ...people }).to, href("peserta", {}, { group_id: "none" }));
  assert.is(rowOf({ ...people, kind: "blocked" }).to, href("peserta", {}, { status: "blocked" }));
  const unknown = { kind: "essays", count: 3, banks: [] } as unknown as TodoItem;
  assert.equal(todoRows([{ ...people, count: 0 }, unknown], todoMessages.get()), []);
});

test("two exams with answers to mark are named, the others counted; one alone is what the list shows", () => {
  const exam = (name: string, count: number) => ({ id: name, name, count });
  const exams = [exam("Fisika XII", 1040), exam("Kimia XII", 12)];
  const many = rowOf({ kind: "marking", count: 1060, exams, more_exams: 3 });
  assert.is(many.why, "Fisika XII: 1.040, Kimia XII: 12, dan 3 lainnya");
  assert.is(many.to, href("check"));
  const one = rowOf({ kind: "marking", count: 7, exams: [exam("Fisika & Kimia", 7)] });
  assert.equal([one.count, one.why], ["7", "Fisika & Kimia: 7"]);
  assert.is(one.to, href("check", {}, { q: "Fisika & Kimia" }));
  const asked = rowOf({ kind: "marking", count: 7, asks: 2, exams: [exam("Fisika", 7)] });
  assert.is(asked.why, "Termasuk 2 pertanyaan rekan. Fisika: 7");
});

const nothing: FirstSteps = {
  institution_named: false,
  participants: 0,
  subjects: 0,
  question_banks: 0,
  schedules: 0,
  active_schedules: 0,
};

test("a new school is led to the first step that can be taken; what is not built follows later", () => {
  const state = firstStepsOf(nothing, user);
  assert.ok(isNewSchool(nothing));
  assert.is(stepsLeft(nothing), 5);
  assert.is(state.done, 0);
  const built = state.steps.filter(({ isLater }) => !isLater);
  assert.is(state.next, built[0]?.name);
  for (const { to, isLater } of state.steps) assert.is(to === null, isLater);
  const further = { ...nothing, participants: 3 };
  assert.ok(isNewSchool(further), "without subjects and banks");
  assert.is(stepsLeft(further), 4);
  assert.is(firstStepsOf(further, user).next, "subjects");
});

test("a step whose screen is not the person's has no link and is not the next", () => {
  const menus = { "0010A": true };
  const { steps, next } = firstStepsOf(nothing, { ...user, menus });
  assert.is(steps.find(({ name }) => name === "participants")?.to, null);
  assert.not(steps.find(({ name }) => name === "participants")?.isLater);
  assert.is(next, "banks");
  assert.is(firstStepsOf(nothing, { ...user, menus: {} }).next, null);
});

test("the schedule counts as done only when one is switched on, and then all is", () => {
  const most = { ...nothing, institution_named: true, participants: 3, subjects: 1 };
  const all = { ...most, question_banks: 1, schedules: 2 };
  assert.not(isNewSchool(all));
  assert.equal([firstStepsOf(all, user).done, stepsLeft(all)], [4, 1]);
  const whole = { ...all, active_schedules: 1 };
  assert.equal([firstStepsOf(whole, user).done, stepsLeft(whole)], [5, 0]);
});

test("whose screens are all to come is told so, whose codes are none is not", () => {
  const later = { menus: { "0023A": true } };
  assert.equal(menuOf(later), []);
  assert.ok(hasLaterScreens(later));
  assert.not(hasLaterScreens({ menus: { "0023A": false } }));
});

test("day, clock and greeting go by the wall of the school", () => {
  const time = new Date("2026-11-22T17:41:08Z");
  assert.is(dayAt(time, 420, "id"), "Senin, 23 November");
  assert.is(dayAt(time, 0, "id"), "Minggu, 22 November");
  assert.is(clockAt(time, 540), "02.41.08");
  assert.is(hourAt(time, 420), 0);
  assert.equal([3, 4, 10, 11, 15, 18].map(greetingAt), [
    "night",
    "morning",
    "morning",
    "noon",
    "afternoon",
    "night",
  ]);
});

test.run();
