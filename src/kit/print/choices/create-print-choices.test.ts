// Choices of a printout between the address and what was kept on this PC.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { writePreference } from "../../../core/preferences/screen-preferences.ts";
import { onOff, oneOf, writtenText } from "./choice-fields.ts";
import {
  createKeptChoices,
  createPrintChoices,
  createUnlinkedChoices,
} from "./create-print-choices.ts";

const test = suite("choices of a printout");

const pageFields = { letterhead: onOff("kop", true), columns: oneOf("kolom", [1, 2], 1) };
const texts = { title: writtenText("judul") };

function open(address: string, of = "one") {
  history.replaceState(null, "", `/print${address}`);
  const kept = createKeptChoices("a-print", of, [pageFields, texts]);
  return { looks: createPrintChoices(kept, pageFields), texts: createPrintChoices(kept, texts) };
}
test.before.each(() => localStorage.clear());

test("what was chosen stands in the address and comes back to a bare one", () => {
  const first = open("");
  first.looks.choose({ columns: 2 });
  first.texts.choose({ title: "Ulangan" });
  assert.is(location.search, "?kolom=2&judul=Ulangan");
  const second = open("");
  assert.equal(second.looks.$values.get(), { letterhead: true, columns: 2 });
  assert.is(second.texts.$values.get().title, "Ulangan");
  assert.is(location.search, "?kolom=2&judul=Ulangan");
  assert.equal(open("", "another").looks.$values.get(), { letterhead: true, columns: 1 });
});

test("an address that says anything of them is the whole truth", () => {
  open("").looks.choose({ columns: 2, letterhead: false });
  const linked = open("?judul=Tugas");
  assert.equal(linked.looks.$values.get(), { letterhead: true, columns: 1 });
  assert.is(linked.texts.$values.get().title, "Tugas");
});

test("what is usual again leaves the address, and other words of it stay", () => {
  const { looks: chosen } = open("?j=5&kolom=2&kop=0");
  chosen.choose({ columns: 1 });
  assert.is(location.search, "?j=5&kop=0");
  assert.equal(open("?j=7").looks.$values.get(), { letterhead: false, columns: 1 });
  assert.is(location.search, "?j=7&kop=0");
});

test("what names people stays on this PC, out of the address, and with its own paper", () => {
  history.replaceState(null, "", "/print?judul=Orang");
  const openNames = (of: string) =>
    createPrintChoices(createUnlinkedChoices("names", of, texts), texts);
  const names = openNames("one");
  assert.is(names.$values.get().title, "", "the address names nobody");
  names.choose({ title: "Ratna" });
  assert.is(location.search, "?judul=Orang");
  assert.is(openNames("one").$values.get().title, "Ratna");
  assert.is(openNames("another").$values.get().title, "");
});

test("what was kept by a damaged store is as usual", () => {
  writePreference("a-print", "one", { kolom: 2, kop: "0", other: "x" });
  assert.equal(open("").looks.$values.get(), { letterhead: false, columns: 1 });
  assert.is(location.search, "?kop=0");
  writePreference("a-print", "one", "kop=0");
  assert.equal(open("").looks.$values.get(), { letterhead: true, columns: 1 });
});

test.run();
