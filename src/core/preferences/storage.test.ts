import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  onStoredElsewhere,
  readStored,
  readStoredJson,
  removeStored,
  storedKeys,
  writeStored,
} from "./storage.ts";

const test = suite("local storage");
const real = Object.getOwnPropertyDescriptor(globalThis, "localStorage")!;
const restore = () => Object.defineProperty(globalThis, "localStorage", real);
test.before.each(() => localStorage.clear());
test.after.each(() => {
  restore();
  removeStored("k");
});

const refuse = (): never => {
  throw new DOMException("no", "SecurityError");
};

function forbidStorage(): void {
  Object.defineProperty(globalThis, "localStorage", { configurable: true, get: refuse });
}

/** Reading and removing go on, as in a browser whose quota is used up. */
function fillStorage(): void {
  const { localStorage: kept } = globalThis;
  const value = {
    getItem: (key: string) => kept.getItem(key),
    removeItem: (key: string) => kept.removeItem(key),
    setItem: refuse,
  };
  Object.defineProperty(globalThis, "localStorage", { configurable: true, value });
}

test("what is written is read, until it is removed", () => {
  assert.ok(writeStored("k", "v"));
  assert.is(localStorage.getItem("k"), "v");
  assert.is(readStored("k"), "v");
  removeStored("k");
  assert.is(readStored("k"), null);
});

test("where storage is forbidden the tab remembers, and the writer hears that it is not kept", () => {
  forbidStorage();
  assert.is(readStored("k"), null);
  assert.not(writeStored("k", "v"));
  assert.is(readStored("k"), "v");
  removeStored("k");
  assert.is(readStored("k"), null);
});

test("where storage is full the newest value counts, not an older one that is still stored", () => {
  writeStored("k", "older");
  fillStorage();
  assert.not(writeStored("k", "newer"));
  assert.is(readStored("k"), "newer");
  removeStored("k");
  assert.is(readStored("k"), null);
});

test("once there is room again the tab's own memory does not stand in the way", () => {
  fillStorage();
  writeStored("k", "for this tab");
  restore();
  assert.ok(writeStored("k", "kept"));
  localStorage.setItem("k", "another tab's");
  assert.is(readStored("k"), "another tab's");
});

test("another tab's change is heard, of this key or of everything, until one stops listening", () => {
  const heard: (string | null)[] = [];
  const stop = onStoredElsewhere("k", (value) => heard.push(value));
  const dispatch = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(new StorageEvent("storage", { key, newValue }));
  dispatch("k", "v");
  dispatch("other", "x");
  dispatch("k", null);
  dispatch(null, null);
  stop();
  dispatch("k", "late");
  assert.equal(heard, ["v", null, null]);
});

test("JSON that is damaged or of another shape is as good as nothing", () => {
  const isNumber = (value: unknown): value is number => typeof value === "number";
  const read = () => readStoredJson("k", 7, isNumber);
  assert.is(read(), 7);
  for (const [text, expected] of [
    ["9", 9],
    ["{", 7],
    ['"9"', 7],
  ] as const) {
    writeStored("k", text);
    assert.is(read(), expected, text);
  }
});

test("keys are found by how they begin, those of this tab alone among them", () => {
  writeStored("k.1", "v");
  writeStored("other", "v");
  fillStorage();
  writeStored("k.2", "v");
  restore();
  assert.equal(storedKeys("k.").sort(), ["k.1", "k.2"]);
  forbidStorage();
  assert.equal(storedKeys("k."), ["k.2"]);
  restore();
  removeStored("k.2");
});

test.run();
