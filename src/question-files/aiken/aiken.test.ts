import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { ContentOf } from "../../contract/questions/question-content.ts";
import { allSamples, questionSamples } from "../../testing/questions/question-samples.ts";
import { countingIds, questionOf, shapeOf } from "../../testing/questions/question-shape.ts";
import { readAiken } from "./read-aiken.ts";
import { writeAiken } from "./write-aiken.ts";

const test = suite("Aiken");

const read = (text: string) => readAiken(text, countingIds()).questions;
const keys = (text: string) =>
  read(text).map(({ question }) => {
    const content = question?.content as ContentOf<1> | undefined;
    return content?.payload.options.find(({ id }) => id === content.key.id)?.html ?? null;
  });

test("reads options with a full stop or a bracket, in small letters too", () => {
  const text =
    "\ufeffApa ini?\r\nA. Satu\r\nB. Dua\r\nANSWER: B\r\n\r\nItu?\na) x\nb) y\nAnswer: a";
  assert.equal(keys(text), ["<p>Dua</p>", "<p>x</p>"]);
  assert.equal(
    read(text).map(({ place, excerpt }) => [place, excerpt]),
    [
      ["Baris 1", "Apa ini?"],
      ["Baris 6", "Itu?"],
    ],
  );
});

test("texts of several lines, empty lines and Indonesian answers are understood", () => {
  const [question] = read("Baris satu\nbaris < dua\n\nA. x\nlanjutan\nB. y\n\nJAWABAN: A.\n");
  assert.is(question?.question?.stem, "<p>Baris satu<br>baris &lt; dua</p>");
  const content = question?.question?.content as ContentOf<1>;
  assert.is(content.payload.options[0]?.html, "<p>x<br>lanjutan</p>");
});

test("several letters are Pilihan ganda kompleks", () => {
  const [question] = read("Q?\nA. x\nB. y\nC. z\nANSWER: A, C");
  assert.is(question?.question?.content.type, 4);
  assert.is(question?.notes.length, 1);
});

test("a question may begin with a letter and a full stop", () => {
  const [question] = read("A. Einstein lahir di mana?\nA. Ulm\nB. Bern\nANSWER: A");
  assert.is(question?.excerpt, "A. Einstein lahir di mana?");
});

const bad = [
  "Q?\nA. x\nB. y",
  "Q?\nA. x\nB. y\nANSWER: C",
  "Q?\nANSWER: A",
  "Q?\nA. x\nANSWER: A",
  "Q?\nA. x\nA. y\nA. z\nANSWER: A",
  "Q?\nA. x\nB. y\nANSWER:",
];

test("a bad question is told and takes no good one with it", () => {
  for (const text of bad)
    assert.ok(
      read(text).every(({ question }) => question === null),
      text,
    );
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...bad)), (texts) => {
      const good = "Baik?\nA. x\nB. y\nANSWER: B";
      const questions = read(texts.flatMap((text) => [text, good]).join("\n\n"));
      const fine = questions.filter(({ excerpt, question }) => excerpt === "Baik?" && question);
      assert.is(fine.length, texts.length);
    }),
  );
});

test("whatever the text, the answer is questions and notes", () => {
  const pieces = fc.constantFrom("\n", "A. x", "B) y", "ANSWER: ", "A", " ", "\n\n");
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (texts) => {
      const { questions, notes } = readAiken(texts.join(""), countingIds());
      assert.ok(questions.length + notes.length > 0);
      for (const { question, notes } of questions) assert.ok(question !== null || notes.length > 0);
    }),
  );
});

test("Pilihan ganda comes back as it was, but for weights, which are told", () => {
  const { content } = questionSamples[1];
  const plain = { ...content, key: { ...content.key, weights: {} } };
  const { text, notes } = writeAiken([questionOf(plain)]);
  assert.equal(notes, []);
  assert.equal(shapeOf(read(text)[0]!.question!.content), shapeOf(plain));
  assert.match(writeAiken([questionOf(content)]).notes[0]!.reason, /^Soal 1: Bobot opsi/u);
});

test("every other type is told and left out", () => {
  const { text, notes } = writeAiken(allSamples.map(({ content }) => questionOf(content)));
  assert.is(read(text).length, 2);
  assert.is(notes.filter(({ severity }) => severity === "error").length, 14);
});

test.run();
