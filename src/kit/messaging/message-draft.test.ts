import { suite } from "uvu";
import * as assert from "uvu/assert";
import { createMessageDraft } from "./message-draft.ts";

const test = suite("a message that is tried again");

test("keeps its id while its words and its people stay, and gets another with either", () => {
  const draft = createMessageDraft();
  const first = draft.idFor("5 menit lagi", "ruang");
  assert.is(draft.idFor("5 menit lagi", "ruang"), first);
  const others = [draft.idFor("10 menit lagi", "ruang"), draft.idFor("10 menit lagi", "jadwal")];
  assert.is(new Set([first, ...others]).size, 3);
});

test("is no other's", () => {
  assert.is.not(createMessageDraft().idFor("a", "b"), createMessageDraft().idFor("a", "b"));
});

test.run();
