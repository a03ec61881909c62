import { suite } from "uvu";
import * as assert from "uvu/assert";
import { removalAction } from "./removal-action.ts";

const test = suite("removal action");
const send = async () => [];
const one = { ids: ["1"], name: "MTK" };
const two = { ids: ["1", "2"], name: null };

test("a removal is asked for with what goes and how many, and its button how many", () => {
  const { title, verb, doneText, danger, leaves, isInstant } = removalAction({ send });
  assert.is(title?.("MTK", "1 matpel", one), "Hapus MTK?");
  assert.is(title?.("2 matpel", "2 matpel", two), "Hapus 2 matpel?");
  assert.is(verb?.("2 matpel", two), "Hapus 2 matpel");
  assert.is(verb?.("1 matpel", one), "Hapus");
  const withOthers = { ids: ["1", "2"], name: "TP-1" };
  assert.is(verb?.("2 kompetensi", withOthers), "Hapus 2 kompetensi");
  assert.is(doneText?.("2 matpel", []), "2 matpel sudah dihapus.");
  assert.equal([danger, leaves, isInstant], [true, true, undefined]);
});

test("where a name alone says too little, one is called by what it is; many by their count", () => {
  const { title } = removalAction({ send, titleOfOne: (name) => `Hapus matpel ${name}?` });
  assert.is(title?.("MTK", "1 matpel", one), "Hapus matpel MTK?");
  assert.is(title?.("2 matpel", "2 matpel", two), "Hapus 2 matpel?");
});

test("what a list says of its own removal is said instead", () => {
  const { doneText } = removalAction({ send, doneText: (who) => `${who} sudah diarsipkan.` });
  assert.is(doneText?.("MTK", []), "MTK sudah diarsipkan.");
});

test.run();
