import { suite } from "uvu";
import * as assert from "uvu/assert";
import { analyseItems } from "../../../domain/item-analysis/analyse-items.ts";
import { markedTable } from "../../../testing/item-analysis/response-builders.ts";
import { itemWordsMessages } from "./item-words-messages.ts";
import { decisionText, percentText, questionSentence } from "./item-words-text.ts";

const test = suite("words about a question");
const t = itemWordsMessages.get();
/** Of four participants, whom it separates. */
const [question] = analyseItems(
  markedTable([
    [1, 1],
    [1, 1],
    [0, 0],
    [0, 0],
  ]),
).questions;

test("what a teacher has decided stands above the proposal, with the teacher's reason", () => {
  const proposed = decisionText(question!, t, null);
  assert.match(proposed, /terlalu sedikit peserta/u);
  const own = { status: "dibuang", note: "materi belum diajarkan" } as const;
  assert.is(decisionText(question!, t, own), "dibuang (guru)");
  assert.match(
    questionSentence("1", question!, t, own),
    /keputusan: dibuang \(guru\), karena materi belum diajarkan\.$/u,
  );
});

test("reasons of the proposal are not given for another decision", () => {
  const { status } = question!.proposal;
  const other = status === "dibuang" ? "diterima" : "dibuang";
  const sentence = questionSentence("1", question!, t, { status: other, note: "" });
  assert.match(sentence, /karena diputuskan oleh guru\.$/u);
});

test("percent follow from the figure that is shown", () => {
  assert.is(percentText({ value: 0.285, shown: "0.29", why: null }, t), "29");
  assert.is(percentText({ value: null, shown: null, why: "no-group" }, t), "–");
});

test.run();
