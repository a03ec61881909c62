// For the OpenAPI document: one question of each type in the form that participants receive, with one answer to it.
import type { AnswerOf } from "../../questions/question-answer.ts";
import type { ContentOf } from "../../questions/question-content.ts";
import type { QuestionType } from "../../questions/question-types.ts";

type Example<Type extends QuestionType> = {
  payload: ContentOf<Type>["payload"];
  answer: AnswerOf<Type>;
};

const part = (id: string, text: string) => ({ id, html: `<p>${text}</p>` });
const option = (id: string, text: string) => ({ ...part(id, text), fixed: false });
const image = { media_id: "6f1c", width: 800, height: 600, alt: "Peta" };
const zones = [{ id: "z1", shape: "rect" as const, coords: [0.1, 0.1, 0.2, 0.2], hint: "" }];
const cities = [option("a", "Jakarta"), option("b", "Bandung"), option("c", "Medan")];
const left = [part("l1", "Aceh"), part("l2", "Bali")];
const right = [part("r1", "Denpasar"), part("r2", "Banda Aceh"), part("r3", "Kupang")];

export const questionExamples: { [Type in QuestionType]: Example<Type> } = {
  1: { payload: { options: cities }, answer: { type: 1, id: "b" } },
  2: {
    payload: { format: "plain", min_words: 0, max_chars: 0, attachments: false, lines: 5 },
    answer: { type: 2, html: "<p>Sebab hujan turun.</p>" },
  },
  3: { payload: { options: cities }, answer: { type: 3, id: "a" } },
  4: {
    payload: { options: cities, min_choices: 0, max_choices: 2 },
    answer: { type: 4, ids: ["a", "c"] },
  },
  5: { payload: { left, right }, answer: { type: 5, pairs: { l1: "r2", l2: "r1" } } },
  6: {
    payload: { max_length: 50, unit: "cm", number: true },
    answer: { type: 6, text: "12,5" },
  },
  7: {
    payload: { items: [part("i1", "Ulat"), part("i2", "Telur")] },
    answer: { type: 7, ids: ["i2", "i1"] },
  },
  8: {
    payload: { labels: ["Benar", "Salah"], statements: left },
    answer: { type: 8, values: { l1: 1, l2: 0 } },
  },
  9: {
    payload: {
      labels: ["Setuju", "Tidak"],
      statements: left,
      argument_required: true,
      min_words: 0,
      survey: false,
    },
    answer: { type: 9, values: { l1: { value: 1, argument: "Rapi." } } },
  },
  10: {
    payload: { left, right },
    answer: {
      type: 10,
      pairs: [
        ["l1", "r1"],
        ["l1", "r2"],
      ],
    },
  },
  11: {
    payload: {
      cols: ["<p>Kota</p>", "<p>Pulau</p>"],
      rows: [],
      cells: [
        [
          { kind: "text", html: "<p>Medan</p>" },
          { kind: "input", id: "c1", number: false, placeholder: "" },
        ],
      ],
    },
    answer: { type: 11, cells: { c1: "Sumatra" } },
  },
  12: {
    payload: { columns: right, rows: left, multiple: true },
    answer: { type: 12, rows: { l1: ["r1", "r2"] } },
  },
  13: {
    payload: {
      categories: [
        { ...part("k1", "Unggas"), max: 0 },
        { ...part("k2", "Ikan"), max: 0 },
      ],
      items: [part("i1", "Ayam"), part("i2", "Lele")],
    },
    answer: { type: 13, items: { i1: "k1", i2: "k2" } },
  },
  14: {
    payload: {
      text: "<p>Ibu kota [[b1]] adalah [[b2]].</p>",
      blanks: [
        { id: "b1", mode: "bank", options: [], width: 10 },
        { id: "b2", mode: "text", options: [], width: 10 },
      ],
      bank: [{ id: "w1", text: "Bali", reuse: false }],
    },
    answer: { type: 14, blanks: { b1: "w1", b2: "Denpasar" } },
  },
  15: {
    payload: {
      mode: "options",
      options: [{ id: "p1", image, caption: "Peta", fixed: false }],
      columns: 2,
      multiple: false,
    },
    answer: { type: 15, ids: ["p1"] },
  },
  16: {
    payload: {
      image,
      zones,
      labels: [{ id: "n1", text: "Sumatra", image: null, reuse: false }],
      mode: "drag",
    },
    answer: { type: 16, labels: { z1: "n1" } },
  },
};
