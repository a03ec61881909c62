// What the shell and home know of marks that only this PC has.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { unsentMarksStoragePrefix } from "../../contract/marking/marking-storage-keys.ts";
import {
  essayOf,
  markOf,
  openMarkingSchool,
  type Marker,
  type MarkingSchool,
} from "../../testing/exams/marking-school.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { createMemoryIndexedDb, MemoryKeyRange } from "../../testing/marking/memory-indexed-db.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { copyDurably } from "../preferences/durable-copies.ts";
import { $session } from "../session.ts";
import { keptMarksText } from "./kept-marks-text.ts";
import { markQueueOf } from "./mark-queue-model.ts";
import type { UnsentAct } from "./unsent-acts.ts";
import { countUnsentMarks, sendUnsentMarks } from "./unsent-marks-sending.ts";

const test = suite("marks that only this PC has");
let school: MarkingSchool;
let line: Line;
let ratna: Marker;
const disk = createMemoryIndexedDb();
test.before(async () => {
  Object.assign(globalThis, { indexedDB: disk, IDBKeyRange: MemoryKeyRange });
  school = await openMarkingSchool();
});
test.before.each(async () => {
  localStorage.clear();
  ratna = await school.addMarker("Ratna");
  signIn(ratna);
});
test.after.each(() => {
  markQueueOf(ratna.id).exit();
  $session.set({ status: "out" });
});
test.after(async () => {
  disk.close();
  // Suites of one process share the module, which lets go of a database that is closed.
  assert.not(await copyDurably(new Map()));
  Reflect.deleteProperty(globalThis, "indexedDB");
  Reflect.deleteProperty(globalThis, "IDBKeyRange");
  await school.close();
});

function signIn({ id, name, token }: Marker): void {
  line = connectConsole({ exam: school.server.exam, token });
  $session.set({ status: "in", user: { id, name, role: "EVAL", menus: {} } as never });
}

/** Marks so many answers of an exam, and the browser keeps them as after a tab that was closed. */
async function keep(count: number): Promise<void> {
  const answers = Array.from({ length: count }, (_, at) => essayOf(`${ratna.id} ${at}`));
  const { unit } = await school.addMarkedExam(ratna.id.slice(0, 8), answers);
  const claimed = await school.claim(unit, ratna);
  const acts = claimed.answers.map((one) => ({
    unit,
    act: markOf(one, "1"),
    at: Date.now(),
    refusal: null,
  }));
  localStorage.setItem(unsentMarksStoragePrefix + ratna.id, JSON.stringify(acts));
}
const storedMarks = async () =>
  (
    await school.server.db
      .selectFrom("marks")
      .select("seq")
      .where("marker_id", "=", ratna.id)
      .execute()
  ).length;

test("they are counted for the person who gave them, and sent when that person is in", async () => {
  assert.is(keptMarksText(), "");
  await keep(3);
  assert.is(countUnsentMarks(), 3);
  assert.is(keptMarksText(), "3 nilai Anda belum tersimpan di server");
  const other = await school.addMarker("Budi");
  signIn(other);
  assert.is(countUnsentMarks(), 0);
  await sendUnsentMarks();
  assert.is(await storedMarks(), 0, "nobody else sends them");
  signIn(ratna);
  await sendUnsentMarks();
  assert.is(countUnsentMarks(), 0);
  assert.is(await storedMarks(), 3);
});

test("they stay and are counted while the server cannot be reached, also after the session has ended", async () => {
  await keep(2);
  line.isCut = true;
  await sendUnsentMarks();
  assert.is(countUnsentMarks(), 2);
  const session = $session.get();
  if (session.status !== "in") throw new Error("Nobody is in.");
  $session.set({ ...session, status: "ended" });
  assert.is(countUnsentMarks(), 2);
  $session.set({ status: "out" });
  assert.is(countUnsentMarks(), 0);
});

/** By act, as they are in IndexedDB. */
const copied = () => [...disk.copies.keys()].map((key) => key.split(" ")[1]);

/** As after a crash: a browser has lost what it had not written to disk. */
async function crash(): Promise<void> {
  const lost = JSON.parse(
    localStorage.getItem(unsentMarksStoragePrefix + ratna.id)!,
  ) as UnsentAct[];
  for (const one of lost)
    disk.copies.set(`${unsentMarksStoragePrefix}${ratna.id} ${one.act.id}`, one);
  localStorage.clear();
}

test("what a browser lost from local storage by a crash is counted and sent from its copy, in order", async () => {
  await keep(3);
  await crash();
  assert.is(countUnsentMarks(), 0);
  line.isCut = true;
  await sendUnsentMarks();
  assert.is(countUnsentMarks(), 3);
  line.isCut = false;
  await sendUnsentMarks();
  assert.equal([countUnsentMarks(), await storedMarks()], [0, 3]);
  await until(() => copied().length === 0);
});

test("what a crash has left is sent in the order in which it was done, whatever the order of its copies", async () => {
  await keep(4);
  const key = unsentMarksStoragePrefix + ratna.id;
  const kept = JSON.parse(localStorage.getItem(key)!) as UnsentAct[];
  // Copies are read by the ids of their acts, and local storage still has some of them.
  const acts = kept.map((one, at) => ({
    ...one,
    at: kept[0]!.at + at,
    act: { ...one.act, id: `${9 - at} ${one.act.id}` },
  }));
  const [, second, , fourth] = acts;
  localStorage.setItem(key, JSON.stringify([second, fourth]));
  for (const one of acts) disk.copies.set(`${key} ${one.act.id}`, one);
  await sendUnsentMarks();
  const stored = await school.server.db
    .selectFrom("marks")
    .select("act_id")
    .where("marker_id", "=", ratna.id)
    .orderBy("seq")
    .execute();
  assert.equal(
    stored.map(({ act_id: id }) => id),
    acts.map(({ act }) => act.id),
  );
});

test("a mark is copied when it is given, and its copy is deleted when it is confirmed or given up", async () => {
  await keep(2);
  const acts = JSON.parse(
    localStorage.getItem(unsentMarksStoragePrefix + ratna.id)!,
  ) as UnsentAct[];
  localStorage.clear();
  line.isCut = true;
  const queue = markQueueOf(ratna.id);
  for (const { unit, act } of acts) queue.add(unit, act);
  await until(() => copied().length === 2);
  const [first, second] = queue.$unsent.get();
  assert.ok(second!.at > first!.at, "two in one millisecond have an order");
  queue.discard([first!]);
  await until(() => copied().length === 1);
  line.isCut = false;
  await queue.send();
  await until(() => copied().length === 0);
  assert.is(await storedMarks(), 1);
});

test("a mark that was confirmed before its copy was deleted is not stored twice", async () => {
  await keep(1);
  const text = localStorage.getItem(unsentMarksStoragePrefix + ratna.id)!;
  await sendUnsentMarks();
  assert.is(await storedMarks(), 1);
  const key = unsentMarksStoragePrefix + ratna.id;
  localStorage.setItem(key, text);
  window.dispatchEvent(new StorageEvent("storage", { key, newValue: text }));
  await sendUnsentMarks();
  assert.equal([countUnsentMarks(), await storedMarks()], [0, 1]);
});

test("what cannot be read counts as nothing", () => {
  localStorage.setItem(unsentMarksStoragePrefix + ratna.id, "{");
  assert.is(countUnsentMarks(), 0);
});

test.run();
