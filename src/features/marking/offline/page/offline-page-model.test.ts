import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { MarkingPackage, PackedAnswer } from "./marking-package-state.ts";
import { copyDurably } from "../../../../core/preferences/durable-copies.ts";
import { sealKey, type SealKey } from "../../../../files/sealed/sealed-file.ts";
import {
  createMemoryIndexedDb,
  MemoryKeyRange,
} from "../../../../testing/marking/memory-indexed-db.ts";
import { until } from "../../../../testing/sheets/sheet-files.ts";
import { createMarksKeeper } from "./offline-marks-keeper.ts";
import { countsOf, createOfflinePageModel, type OfflinePageModel } from "./offline-page-model.ts";

const test = suite("marking in the page without a network");
let key: SealKey;
let model: OfflinePageModel;
const disk = createMemoryIndexedDb();
test.before(async () => {
  Object.assign(globalThis, { indexedDB: disk, IDBKeyRange: MemoryKeyRange });
  key = await sealKey("rembulan di atas");
});
test.before.each(() => {
  localStorage.clear();
  disk.copies.clear();
  model = open();
});

test.after.each(async () => {
  model.exit();
  // Copies are made in the order of the calls: those of this test are on disk before the next one begins.
  assert.ok(await copyDurably(new Map([["none", null]])));
});
test.after(async () => {
  disk.close();
  // Suites of one process share the module, which lets go of a database that is closed.
  assert.not(await copyDurably(new Map()));
  Reflect.deleteProperty(globalThis, "indexedDB");
  Reflect.deleteProperty(globalThis, "IDBKeyRange");
});

const answerOf = (code: string, more: Partial<PackedAnswer> = {}): PackedAnswer => ({
  code,
  seq: 1,
  version: 1,
  words: 1,
  parts: [],
  form: { kind: "whole", fields: [] },
  equal: [],
  isFlagged: false,
  given: null,
  comment: "",
  ...more,
});
const file: MarkingPackage = {
  format: "exo-marking-1",
  rubric_version: 2,
  id: "f1",
  schedule_id: "s1",
  question_id: "q1",
  unit: "Soal 1",
  marker_id: "m1",
  marker: "Ratna",
  made_at: "2026-11-29T09:00:00.000Z",
  questions: [],
  answers: [
    answerOf("A", { equal: ["C", "D"] }),
    answerOf("B"),
    answerOf("C", { equal: ["A", "D"] }),
    answerOf("D", { equal: ["A", "C"], given: { whole: "1" }, isFlagged: true }),
  ],
};

function open(storage: () => Storage = () => localStorage): OfflinePageModel {
  return createOfflinePageModel(file, createMarksKeeper(file.id, key, storage));
}
const shown = () => model.$state.get().shown;
const give = (whole: string, withEqual = false) => model.give({ whole }, "", withEqual);
const counts = () => countsOf(model.$state.get(), file);

test("each mark shows the next answer that is left, until nothing is", () => {
  assert.is(shown(), "A");
  give("1");
  assert.is(shown(), "B");
  give("0");
  assert.is(shown(), "C");
  give("1/2");
  assert.is(shown(), null);
  assert.equal([counts().done, counts().unsaved], [4, 3]);
});

test("the file says when each mark was given, also when it is flagged afterwards", () => {
  const before = Date.now();
  give("1");
  model.move(-1);
  model.flag();
  const [mark] = model.marks().marks;
  const at = Date.parse(mark!.at!);
  assert.ok(at >= before && at <= Date.now());
  assert.equal([mark!.is_flagged, model.marks().made_at], [true, file.made_at]);
});

test("what says the same is marked together, but for what has a mark already, and taken back together", () => {
  give("1/2", true);
  assert.is(shown(), "B");
  assert.equal(model.markOf("C").given, { whole: "1/2" });
  assert.equal(model.markOf("D").given, { whole: "1" });
  assert.ok(model.undo());
  assert.is(shown(), "A");
  assert.is(model.markOf("C").given, null);
  assert.not(model.undo(), "there is nothing more to take back");
  assert.is(counts().unsaved, 0);
});

test("what is skipped comes again when it is asked for", () => {
  model.skip();
  assert.is(shown(), "B");
  give("1");
  give("1");
  assert.is(shown(), null);
  model.takeSkipped();
  assert.is(shown(), "A");
});

test("an answer that was marked is shown again and changed", () => {
  give("1");
  model.move(-1);
  assert.is(shown(), "A");
  model.move(-1);
  assert.is(shown(), "A", "there is none before it");
  give("0");
  assert.equal(model.markOf("A").given, { whole: "0" });
  assert.is(shown(), "B");
});

test("marks and flags survive the page, sealed, and say what is in a file", () => {
  give("1/3");
  model.flag();
  assert.not.match(JSON.stringify({ ...localStorage }), "1/3");
  model = open();
  assert.is(shown(), "B");
  assert.is(model.$state.get().restored, 2);
  assert.equal([counts().unsaved, counts().flagged], [2, 2]);
  assert.equal(
    model.marks().marks.map(({ code, given, is_flagged: isFlagged }) => [code, given, isFlagged]),
    [
      ["A", { whole: "1/3" }, false],
      ["B", null, true],
    ],
  );
  assert.is(model.marks().rubric_version, 2, "the rubric that the page shows");
  model.saved();
  model = open();
  assert.is(counts().unsaved, 0);
});

test("with another passphrase nothing of it is read", async () => {
  give("1");
  const other = await sealKey("rembulan di bawah");
  assert.is(createMarksKeeper(file.id, other, () => localStorage).read().size, 0);
});

test("where the browser keeps nothing it is marked all the same, and says so", () => {
  model = open(() => {
    throw new DOMException("denied", "SecurityError");
  });
  assert.ok(model.$state.get().isKept, "nothing is lost yet");
  give("1");
  assert.not(model.$state.get().isKept);
  assert.is(shown(), "B");
});

test("what another tab of the same file marks is marked here too", () => {
  const other = createOfflinePageModel(
    file,
    createMarksKeeper("f1", key, () => localStorage),
  );
  other.give({ whole: "1/2" }, "", false);
  const name = Object.keys({ ...localStorage }).find((one) => one.endsWith(".A"))!;
  window.dispatchEvent(
    new StorageEvent("storage", { key: name, newValue: localStorage.getItem(name) }),
  );
  assert.equal(model.markOf("A").given, { whole: "1/2" });
  window.dispatchEvent(new StorageEvent("storage", { key: name, newValue: null }));
  assert.is(model.markOf("A").given, null);
  other.exit();
});

test("what local storage lost by a crash is read from the copy, and what was taken back stays so", async () => {
  give("1");
  give("0");
  model.undo();
  await until(() => disk.copies.size === 2);
  const keeper = createMarksKeeper(file.id, key, () => localStorage);
  const late = { ...localStorage };
  localStorage.clear();
  model.undo();
  localStorage.clear();
  for (const [name, text] of Object.entries(late)) localStorage.setItem(name, String(text));
  await keeper.restore();
  assert.is(keeper.read().size, 0, "the older entry of local storage is not believed");
  model.give({ whole: "1/2" }, "", false);
  localStorage.clear();
  const again = createMarksKeeper(file.id, key, () => localStorage);
  await again.restore();
  assert.equal(
    [...again.read()].map(([code, { given }]) => [code, given]),
    [["A", { whole: "1/2" }]],
  );
});

test("the latest twenty marks can be taken back", () => {
  for (let at = 0; at < 25; at += 1) {
    give("1");
    model.move(-1);
  }
  let count = 0;
  while (model.undo()) count += 1;
  assert.is(count, 20);
});

test.run();
