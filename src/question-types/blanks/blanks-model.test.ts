import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ContentOf } from "../../contract/questions/question-content.ts";
import { blankQuestion } from "../../domain/questions/blank-question.ts";
import { checkBlanks } from "../../domain/questions/check-typed.ts";
import { countingIds } from "../../testing/questions/question-shape.ts";
import { questionSamples } from "../../testing/questions/question-samples.ts";
import {
  newParts,
  partsOf,
  withKeyWord,
  withMode,
  withoutOption,
  withText,
  wordOf,
} from "./blanks-model.ts";

const test = suite("the editor of a text with blanks");
const { content } = questionSamples[14];
const never = () => assert.unreachable() as never;
const textOf = (...ids: string[]) => `<p>${ids.map((id) => `[[${id}]]`).join(" ")}</p>`;

test("a word of the text that becomes a blank joins the bank and is its key", () => {
  const makeId = countingIds();
  const { content: empty } = blankQuestion(14, makeId);
  const text = "<p>Ibu kota [[b1]].</p>";
  const made = withText(empty as ContentOf<14>, text, (id) =>
    newParts(id, "Indonesia", "bank", makeId),
  );
  assert.equal(made.payload.bank, [{ id: "i1", text: "Indonesia", reuse: false }]);
  assert.equal(made.key, { words: { b1: "i1" }, texts: {} });
  assert.equal(checkBlanks(made), []);
});

test("a blank that leaves the text takes its word and its key along", () => {
  const left = withText(content, textOf("n2", "n3"), never);
  assert.equal(
    left.payload.bank.map(({ text }) => text),
    ["Malaysia"],
  );
  assert.equal(left.key.words, { n2: "o2" });
  assert.equal(
    left.payload.blanks.map(({ id }) => id),
    ["n2", "n3"],
  );
});

test("a blank that comes back has all that it had", () => {
  const removed = partsOf(content, "n2")!;
  const left = withText(content, textOf("n1", "n3"), never);
  assert.equal(
    withText(left, content.payload.text, () => removed),
    content,
  );
});

test("blanks stand in the order of the text", () => {
  const turned = withText(content, textOf("n3", "n1", "n2"), never);
  assert.equal(
    turned.payload.blanks.map(({ id }) => id),
    ["n3", "n1", "n2"],
  );
  assert.equal(turned.key, content.key);
});

test("the same word twice is one word of the bank that may be used again", () => {
  const twice = withText(content, textOf("n1", "n2", "n3", "b4"), (id) =>
    newParts(id, "indonesia ", "bank", countingIds()),
  );
  assert.is(twice.payload.bank.length, 2);
  assert.equal(twice.payload.bank[0], { id: "w1", text: "Indonesia", reuse: true });
  assert.is(twice.key.words["b4"], "w1");
  const once = withText(twice, textOf("n2", "n3", "b4"), never);
  assert.is(wordOf(once, "b4"), "Indonesia");
});

test("another way to fill a blank keeps its word, its place and its width", () => {
  const listed = withMode(content, "n1", "dropdown", countingIds());
  assert.equal(listed.payload.blanks[0], {
    id: "n1",
    mode: "dropdown",
    options: [{ id: "i1", text: "Indonesia" }],
    width: 12,
  });
  assert.is(listed.key.words["n1"], "i1");
  assert.is(listed.payload.bank.length, 1);
  const typed = withMode(listed, "n1", "text", countingIds());
  assert.is(wordOf(typed, "n1"), "Indonesia");
  assert.not(typed.key.words["n1"]);
  const back = withMode(typed, "n1", "bank", countingIds());
  assert.is(wordOf(back, "n1"), "Indonesia");
  assert.not(back.key.texts["n1"]);
});

test("an option that is removed is no key any more", () => {
  assert.not(withoutOption(content, "n2", "o2").key.words["n2"]);
  assert.is(withoutOption(content, "n2", "o1").key.words["n2"], "o2");
});

test("a bank's word chosen for a second blank may be used again", () => {
  const second = withMode(content, "n3", "bank", countingIds());
  const shared = withKeyWord(second, "n3", "w1");
  assert.ok(shared.payload.bank.find(({ id }) => id === "w1")?.reuse);
});

test.run();
