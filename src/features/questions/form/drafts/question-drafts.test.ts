// What is kept of a question that is not saved: when it is written, for whom, and what happens when it cannot be.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Question } from "../../../../contract/questions/questions.ts";
import type { UserProfile } from "../../../../contract/credentials.ts";
import { questionDraftStoragePrefix } from "../../../../contract/storage-keys.ts";
import { $leaveRequest, confirmLeaving } from "../../../../core/navigation.ts";
import { removeStored, storedKeys } from "../../../../core/preferences/storage.ts";
import { $session } from "../../../../core/session.ts";
import { blankQuestion } from "../../../../domain/questions/blank-question.ts";
import { installFakeTimers, type FakeTimers } from "../../../../testing/fake-timers.ts";
import { questionOf } from "../../../../testing/questions/open-test-bank.ts";
import { draftDelayMs } from "./question-draft-keeper.ts";
import { createQuestionDrafts, draftLifetimeMs, dropOldDrafts } from "./question-drafts.ts";
import { createQuestionFormModel, type QuestionFormModel } from "../model/question-form-model.ts";
import { valueOf } from "../model/question-form-value.ts";

const test = suite("question drafts");
const real = Object.getOwnPropertyDescriptor(globalThis, "localStorage")!;
const blank = valueOf(blankQuestion(1, () => "a1"));
const stored = {
  ...questionOf(1),
  stem: "<p>Tersimpan</p>",
  id: "soal-1",
  version: 3,
  number: 1,
  used_by: [] as string[],
} as Question;
let timers: FakeTimers;
let forms: QuestionFormModel[] = [];
let crashed: QuestionFormModel[] = [];
let tabs = 0;

test.before.each(() => {
  timers = installFakeTimers();
  $session.set({ status: "in", user: { id: "guru-1" } as UserProfile });
});
test.after.each(() => {
  // A crash leaves nothing behind, but here its guard against leaving would stay.
  for (const form of [...forms, ...crashed]) form.exit();
  [forms, crashed] = [[], []];
  timers.restore();
  Object.defineProperty(globalThis, "localStorage", real);
  // What a full storage left in the tab's own memory goes as well.
  for (const key of storedKeys(questionDraftStoragePrefix)) removeStored(key);
  $leaveRequest.set(null);
});
test.after(() => $session.set({ status: "out" }));

function open(of: Question | null = stored, personId = "guru-1"): QuestionFormModel {
  tabs += 1;
  const form = createQuestionFormModel({
    personId,
    bankId: "bank-1",
    editor: `tab-${tabs}`,
    stored: of,
    questionId: of?.id ?? `soal-baru-${tabs}`,
    blank,
  });
  forms.push(form);
  return form;
}

/** As a crash does: nothing is told that it is over. */
function crash(form: QuestionFormModel): void {
  forms = forms.filter((each) => each !== form);
  crashed.push(form);
}

const kept = (person = "guru-1", question: string | null = "soal-1") =>
  createQuestionDrafts(person, "bank-1", question).all();

function refuseStorage(): void {
  const { localStorage: before } = globalThis;
  const refuse = (): never => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const value = {
    getItem: (key: string) => before.getItem(key),
    removeItem: (key: string) => before.removeItem(key),
    setItem: refuse,
    key: (at: number) => before.key(at),
    length: before.length,
  };
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value });
}

test("is written within a second after the last key, and while somebody types on and on", () => {
  assert.ok(draftDelayMs <= 1000);
  const form = open();
  form.set("stem", "<p>S</p>");
  assert.is(kept().length, 0);
  timers.advance(draftDelayMs);
  assert.is(kept()[0]?.value.stem, "<p>S</p>");
  for (let key = 0; key < 60; key += 1) {
    form.set("stem", `<p>${key}</p>`);
    timers.advance(100);
  }
  assert.is.not(kept()[0]?.value.stem, "<p>S</p>");
});

for (const [what, happen] of [
  ["the page goes", () => window.dispatchEvent(new Event("pagehide"))],
  ["the session ends", () => $session.set({ status: "ended", user: {} as UserProfile })],
] as const) {
  test(`is written at once when ${what}`, () => {
    open().set("stem", "<p>Belum selesai</p>");
    happen();
    assert.is(kept()[0]?.value.stem, "<p>Belum selesai</p>");
  });
}

test("is offered when the question is opened again, with what is different, to that person alone", () => {
  const form = open();
  form.change({ stem: "<p>Draf</p>", bobot: "4" });
  timers.advance(draftDelayMs);
  crash(form);
  assert.is(open(stored, "guru-2").$offer.get(), null);
  assert.is(open({ ...stored, id: "soal-2" }).$offer.get(), null);
  const again = open();
  const offer = again.$offer.get();
  assert.equal(offer?.fields, ["stem", "bobot"]);
  assert.not(offer?.isOutdated);
  assert.is(again.$value.get().stem, "<p>Tersimpan</p>", "nothing is put in unasked");
  again.useDraft();
  assert.is(again.$value.get().stem, "<p>Draf</p>");
  assert.is(again.$state.get(), "unsaved");
  assert.is(kept().length, 1, "kept under the new tab's name");
});

test("says so when the question was saved since it was written", () => {
  const form = open();
  form.set("stem", "<p>Draf lama</p>");
  timers.advance(draftDelayMs);
  crash(form);
  assert.ok(open({ ...stored, version: 4 }).$offer.get()?.isOutdated);
});

test("is not offered, and is cleared away, once the question is stored as it is in the draft", () => {
  const form = open();
  form.set("stem", "<p>Draf</p>");
  timers.advance(draftDelayMs);
  crash(form);
  const saved = { ...stored, stem: "<p>Draf</p>", version: 4 };
  assert.is(open(saved).$offer.get(), null);
  assert.is(kept().length, 0);
});

test("is gone when it is thrown away, and stays when nobody decides", () => {
  const form = open();
  form.set("stem", "<p>Draf</p>");
  timers.advance(draftDelayMs);
  crash(form);
  open().leaveDraft();
  assert.is(kept().length, 1);
  const again = open();
  again.dropDraft();
  assert.is(again.$offer.get(), null);
  assert.is(kept().length, 0);
});

test("of a new question keeps the id that it is to have", () => {
  const form = open(null);
  form.set("stem", "<p>Baru</p>");
  timers.advance(draftDelayMs);
  crash(form);
  assert.is(kept("guru-1", null)[0]?.question_id, form.name);
  const again = open(null);
  again.useDraft();
  timers.advance(draftDelayMs);
  assert.is(kept("guru-1", null)[0]?.question_id, form.name);
});

test("two tabs keep one each", () => {
  const [one, other] = [open(), open()];
  one.set("stem", "<p>Satu</p>");
  other.set("stem", "<p>Dua</p>");
  timers.advance(draftDelayMs);
  assert.is(kept().length, 2);
  one.set("stem", stored.stem);
  timers.advance(draftDelayMs);
  assert.equal(
    kept().map(({ value }) => value.stem),
    ["<p>Dua</p>"],
    "nothing to keep any more",
  );
});

test("goes when the person agrees to lose it, and stays when the screen only falls over", () => {
  const form = open();
  form.set("stem", "<p>Roboh</p>");
  form.exit();
  assert.is(kept().length, 1);
  const again = open();
  again.leaveDraft();
  again.dropDraft();
  again.set("stem", "<p>Tidak jadi</p>");
  timers.advance(draftDelayMs);
  const before = kept().length;
  confirmLeaving(() => again.exit());
  $leaveRequest.get()?.proceed();
  assert.is(kept().length, before - 1);
});

test("a storage that is full is told once, and what is typed stays", () => {
  const form = open();
  refuseStorage();
  form.set("stem", "<p>Penuh</p>");
  timers.advance(draftDelayMs);
  assert.ok(form.keeper.$refused.get());
  assert.is(form.$value.get().stem, "<p>Penuh</p>");
  assert.is(kept()[0]?.value.stem, "<p>Penuh</p>", "this tab remembers it");
  form.keeper.forgive();
  form.set("stem", "<p>Masih penuh</p>");
  timers.advance(draftDelayMs);
  assert.not(form.keeper.$refused.get());
});

test("what is older than two weeks, or damaged, is cleared away", () => {
  const form = open();
  form.set("stem", "<p>Draf</p>");
  timers.advance(draftDelayMs);
  crash(form);
  localStorage.setItem(`${questionDraftStoragePrefix}x.y.z`, "{");
  const now = new Date(kept()[0]?.saved_at ?? 0);
  dropOldDrafts(new Date(now.getTime() + draftLifetimeMs - 1));
  assert.is(kept().length, 1);
  assert.is(localStorage.getItem(`${questionDraftStoragePrefix}x.y.z`), null);
  dropOldDrafts(new Date(now.getTime() + draftLifetimeMs));
  assert.is(kept().length, 0);
});

test("a new question with nothing in it leaves no draft, whatever the ids of its parts", () => {
  const first = open(null);
  first.set("content", valueOf(blankQuestion(1, () => "lain")).content);
  timers.advance(draftDelayMs);
  assert.equal(kept("guru-1", null), []);
  assert.not(first.isDirty());
  first.set("stem", "<p>Ditulis</p>");
  timers.advance(draftDelayMs);
  assert.is(kept("guru-1", null).length, 1);
  first.set("stem", "");
  timers.advance(draftDelayMs);
  assert.equal(kept("guru-1", null), []);
  const second = open(null);
  assert.is(second.$offer.get(), null);
});

test.run();
