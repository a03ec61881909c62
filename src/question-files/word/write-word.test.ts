import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Comparison, QuestionContent } from "../../contract/questions/question-content.ts";
import {
  accepting,
  allSamples,
  questionSamples,
} from "../../testing/questions/question-samples.ts";
import { questionOf } from "../../testing/questions/question-shape.ts";
import {
  assertSameInWord,
  neededFields,
  throughWord,
} from "../../testing/questions/word-round-trip.ts";

const test = suite("write Word");

for (const { content } of allSamples) {
  test(`a question of type ${content.type} is read back as it was written`, () => {
    assertSameInWord(content, neededFields(content.type));
    assertSameInWord(content, { ...neededFields(content.type), shuffle: false, layout: 1 });
  });
}

test("all in one document come back in their order, with the pictures that they show", () => {
  const questions = allSamples.map(({ content }) => ({
    question: questionOf(content, { layout: 2, ...neededFields(content.type) }),
  }));
  const read = throughWord(...questions);
  assert.equal(read.notes, []);
  for (const [at, { question }] of questions.entries())
    assertSameInWord(question.content, question, read.questions[at]);
  assert.equal(
    read.files.map(({ name }) => name),
    ["suara.mp3", "media-1.png"],
  );
});

test("what all types share comes back: codes, weight, policy, difficulty, explanation, sound", () => {
  for (const policy of [
    "mutlak",
    "parsial",
    "parsial_penalti",
    "bertingkat",
    "bobot_opsi",
  ] as const) {
    const question = questionOf(questionSamples[4].content, {
      bobot: 1.1,
      policy,
      difficulty: "sukar",
      explanation: "<p>Karena <b>begitu</b>.</p>",
      audio: { media_id: "import:suara.mp3", max_play: 0, autoplay: false },
      layout: 4,
    });
    const [read] = throughWord({
      question,
      referenceCode: "R2",
      competenceCodes: ["3.1", "KD-4"],
    }).questions;
    assertSameInWord(question.content, question, read);
    assert.equal([read?.referenceCode, read?.competenceCodes], ["R2", ["3.1", "KD-4"]]);
  }
});

test("how a question was answered comes back", () => {
  const question = questionOf(questionSamples[1].content);
  const usages = [
    { n: 312, p: "0.72", d: "-0.05" },
    { n: 1, p: null, d: "1.00" },
  ];
  for (const usage of usages) {
    const [read] = throughWord({ question, usage }).questions;
    assert.equal([read?.usage, read?.notes], [usage, []]);
  }
  assert.is(throughWord({ question }).questions[0]?.usage, null);
});

const near: Comparison = {
  accepted: [
    { text: "%50% |a]]\\", share: 1 },
    { text: "=b [c] ; @d", share: 0.5 },
  ],
  mode: "text",
  case_sensitive: true,
  ignore_punctuation: true,
  ignore_harakat: false,
  tolerance: 0,
  allow_fractions: false,
};
const pattern: Comparison = { ...accepting(String.raw`\d+(a|b)\\`), mode: "regex" };
const number: Comparison = { ...accepting("3,14"), mode: "number", tolerance: 0.005 };
const quotient: Comparison = { ...accepting("3/4"), mode: "number", allow_fractions: true };
const arabic: Comparison = { ...accepting("كتاب"), ignore_harakat: true };
const code: Comparison = { ...accepting("12"), mode: "text" };

test("typed answers keep shares, patterns, tolerance and how exact they are, wherever they stand", () => {
  const cells = questionSamples[11].content;
  const blanks = questionSamples[14].content;
  const labels = questionSamples[16].content;
  for (const key of [near, pattern, number, quotient, arabic, code]) {
    const payload = { max_length: 300, unit: "cm; m", number: key.mode !== "number" };
    assertSameInWord({ type: 6, payload, key });
    assertSameInWord({
      ...cells,
      key: { cells: { c1: { ...key, manual: true }, c2: { ...key, manual: false } } },
      payload: {
        ...cells.payload,
        rows: ["a", "b"],
        cells: cells.payload.cells.map((row) =>
          row.map((cell) =>
            cell.kind === "input" ? { ...cell, number: false, placeholder: "isi; = ini" } : cell,
          ),
        ),
      },
    });
    assertSameInWord({
      ...blanks,
      payload: { ...blanks.payload, text: "<p>[[n1]] [[[a]] [[n2]]</p><ul><li>[[n3]]</li></ul>" },
      key: { ...blanks.key, texts: { n3: key } },
    });
    assertSameInWord({
      ...labels,
      payload: { ...labels.payload, labels: [], mode: "typed" },
      key: { labels: {}, texts: { z1: key, z2: accepting("x"), z3: number } },
    });
  }
  const many = Array.from({ length: 14 }, (_, at) => `jawaban ${at}`);
  assertSameInWord({
    type: 6,
    payload: { max_length: 100, unit: "", number: false },
    key: accepting(...many),
  });
});

const part = (id: string) => ({ id, html: `<p>${id}</p>` });
const image = { media_id: "peta.png", width: 40, height: 30, alt: 'Peta "A"' };
const photo = { ...image, media_id: "foto.png", width: 20, height: 20 };
const rubric = [{ id: "r1", label: "Isi | bahasa", max: 4.5 }];
const blank = (id: string, mode: "bank" | "dropdown" | "text", ...words: string[]) => ({
  id,
  mode,
  options: words.map((text) => ({ id: text, text })),
  width: 7,
});
const variants: QuestionContent[] = [
  {
    type: 1,
    payload: {
      options: [part("x"), part("y")].map((each) => ({ ...each, fixed: each.id === "y" })),
    },
    key: { id: "y", weights: { x: -0.5, y: 2.25 } },
  },
  {
    type: 4,
    payload: {
      options: ["x", "y", "z"].map((id) => ({ ...part(id), fixed: false })),
      min_choices: 1,
      max_choices: 2,
    },
    key: { ids: ["x", "z"], weights: {} },
  },
  {
    type: 2,
    payload: { format: "rich", min_words: 10, max_chars: 500, attachments: true, lines: 8 },
    key: { rujukan: "", rubric, keywords: ["hujan: deras", "awan"] },
  },
  {
    type: 7,
    payload: { items: [part("x"), part("y"), part("z")] },
    key: { ids: ["z", "x", "y"], measure: "neighbours" },
  },
  {
    type: 8,
    payload: { labels: ["Fakta", "Opini"], statements: [part("x")] },
    key: { values: { x: 0 } },
  },
  {
    type: 9,
    payload: {
      labels: ["Ya", "Bukan"],
      statements: [part("x")],
      argument_required: false,
      min_words: 5,
      survey: true,
    },
    key: { rubric },
  },
  {
    type: 12,
    payload: { columns: [part("x"), part("y")], rows: [part("a"), part("b")], multiple: true },
    key: { rows: { a: ["x", "y"], b: [] }, measure: "cells" },
  },
  {
    type: 12,
    payload: { columns: [part("x"), part("y")], rows: [part("a")], multiple: true },
    key: { rows: { a: ["x"] }, measure: "rows" },
  },
  {
    type: 13,
    payload: {
      categories: [
        { ...part("x"), max: 2 },
        { ...part("y"), max: 0 },
      ],
      items: [part("a"), part("b"), part("c")],
    },
    key: { items: { a: "y", b: null, c: "x" } },
  },
  {
    type: 14,
    payload: {
      text: "<p>[[n1]] dan [[n2]]</p>",
      blanks: [blank("n1", "dropdown", "b", "a", "=c"), blank("n2", "dropdown", "d|e", "f")],
      bank: [],
    },
    key: { words: { n1: "=c", n2: "f" }, texts: {} },
  },
  {
    type: 14,
    payload: {
      text: "<table><tbody><tr><td><p>[[n1]]</p></td></tr></tbody></table><p>lalu [[n2]]</p>",
      blanks: [blank("n1", "bank"), blank("n2", "bank")],
      bank: [
        { id: "w1", text: "air", reuse: true },
        { id: "w2", text: "api", reuse: true },
        { id: "w3", text: "tanah | batu", reuse: true },
      ],
    },
    key: { words: { n1: "w1", n2: "w1" }, texts: {} },
  },
  {
    type: 15,
    payload: {
      mode: "options",
      options: [
        { id: "a", image, caption: "satu", fixed: true },
        { id: "b", image: photo, caption: "", fixed: false },
      ],
      columns: 4,
      multiple: true,
    },
    key: { ids: ["b"], weights: { a: 1 } },
  },
  {
    type: 15,
    payload: {
      mode: "zones",
      image,
      zones: [{ id: "z", shape: "circle", coords: [0.123456, 0.5, 0.25], hint: "di sini; ya" }],
      max_choices: 0,
    },
    key: { ids: ["z"], weights: {} },
  },
  {
    type: 16,
    payload: {
      image,
      zones: ["z1", "z2"].map((id) => ({ id, shape: "rect", coords: [0, 0, 0.5, 1], hint: "h" })),
      labels: [
        { id: "l1", text: "Hati", image: photo, reuse: true },
        { id: "l2", text: "", image, reuse: false },
        { id: "l3", text: "Hati", image: null, reuse: false },
      ],
      mode: "dropdown",
    },
    key: { labels: { z1: ["l1", "l3"], z2: ["l2"] }, texts: {} },
  },
  {
    type: 16,
    payload: {
      image,
      zones: [{ id: "z1", shape: "poly", coords: [0, 0, 0.5, 1, 1, 1], hint: "" }],
      labels: [
        { id: "l1", text: "a | b", image: null, reuse: true },
        { id: "l2", text: "c", image: null, reuse: false },
      ],
      mode: "drag",
    },
    key: { labels: { z1: ["l1"] }, texts: {} },
  },
];

for (const [at, content] of variants.entries())
  test(`what types have beside the usual comes back (${at + 1}: type ${content.type})`, () =>
    assertSameInWord(content));

test.run();
