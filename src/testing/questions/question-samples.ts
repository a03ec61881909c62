// One whole question of each type with the answer that earns all of it, for tests. Ids are short and speak for themselves.
import type { AnswerOf, QuestionAnswer } from "../../contract/questions/question-answer.ts";
import type {
  Comparison,
  ContentOf,
  QuestionContent,
} from "../../contract/questions/question-content.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";

export type QuestionSample<Type extends QuestionType = QuestionType> = {
  content: ContentOf<Type>;
  right: AnswerOf<Type>;
};

const parts = (...texts: string[]) =>
  texts.map((text, at) => ({
    id: `${text[0]?.toLowerCase() ?? "p"}${at + 1}`,
    html: `<p>${text}</p>`,
  }));
const options = (...texts: string[]) => parts(...texts).map((each) => ({ ...each, fixed: false }));

export function accepting(...texts: string[]): Comparison {
  return {
    accepted: texts.map((text) => ({ text, share: 1 })),
    mode: "text",
    case_sensitive: false,
    ignore_punctuation: false,
    ignore_harakat: false,
    tolerance: 0,
    allow_fractions: false,
  };
}

const image = { media_id: "media-1", width: 800, height: 600, alt: "Peta Indonesia" };
const zones = [
  { id: "z1", shape: "rect" as const, coords: [0.1, 0.1, 0.2, 0.2], hint: "" },
  { id: "z2", shape: "circle" as const, coords: [0.5, 0.5, 0.1], hint: "" },
  { id: "z3", shape: "poly" as const, coords: [0.7, 0.7, 0.9, 0.7, 0.8, 0.9], hint: "" },
];

type Samples = { [Type in QuestionType]: QuestionSample<Type> };

export const questionSamples: Samples = {
  1: {
    content: {
      type: 1,
      payload: { options: options("Jakarta", "Bandung", "Surabaya", "Medan") },
      key: { id: "b2", weights: { j1: 1, b2: 4, s3: 2 } },
    },
    right: { type: 1, id: "b2" },
  },
  2: {
    content: {
      type: 2,
      payload: { format: "plain", min_words: 0, max_chars: 0, attachments: false, lines: 5 },
      key: { rujukan: "<p>Karena musim hujan.</p>", rubric: [], keywords: ["hujan"] },
    },
    right: { type: 2, html: "<p>Sebab hujan turun terus.</p>" },
  },
  3: {
    content: {
      type: 3,
      payload: { options: options("At home", "At school", "In town") },
      key: { id: "a2", weights: {} },
    },
    right: { type: 3, id: "a2" },
  },
  4: {
    content: {
      type: 4,
      payload: { options: options("Dua", "Tiga", "Empat", "Lima"), min_choices: 0, max_choices: 0 },
      key: { ids: ["d1", "t2", "l4"], weights: { d1: 1, t2: 1, l4: 2, e3: -1 } },
    },
    right: { type: 4, ids: ["l4", "d1", "t2"] },
  },
  5: {
    content: {
      type: 5,
      payload: {
        left: parts("Aceh", "Bali", "Papua"),
        right: parts("Denpasar", "Jayapura", "Banda Aceh", "Kupang"),
      },
      key: { pairs: { a1: "b3", b2: "d1", p3: "j2" } },
    },
    right: { type: 5, pairs: { p3: "j2", a1: "b3", b2: "d1" } },
  },
  6: {
    content: {
      type: 6,
      payload: { max_length: 50, unit: "", number: false },
      key: accepting("Pancasila", "Panca Sila"),
    },
    right: { type: 6, text: "  pancasila " },
  },
  7: {
    content: {
      type: 7,
      payload: { items: parts("Telur", "Ulat", "Kepompong", "Dewasa") },
      key: { ids: ["t1", "u2", "k3", "d4"], measure: "places" },
    },
    right: { type: 7, ids: ["t1", "u2", "k3", "d4"] },
  },
  8: {
    content: {
      type: 8,
      payload: { labels: ["Benar", "Salah"], statements: parts("Satu", "Dua", "Tiga") },
      key: { values: { s1: 1, d2: 0, t3: 1 } },
    },
    right: { type: 8, values: { s1: 1, d2: 0, t3: 1 } },
  },
  9: {
    content: {
      type: 9,
      payload: {
        labels: ["Setuju", "Tidak"],
        statements: parts("Seragam", "Upacara"),
        argument_required: true,
        min_words: 0,
        survey: false,
      },
      key: { rubric: [] },
    },
    right: {
      type: 9,
      values: { s1: { value: 1, argument: "Rapi." }, u2: { value: 0, argument: "" } },
    },
  },
  10: {
    content: {
      type: 10,
      payload: { left: parts("Ayam", "Sapi"), right: parts("Unggas", "Mamalia", "Darat") },
      key: {
        pairs: [
          ["a1", "u1"],
          ["a1", "d3"],
          ["s2", "m2"],
          ["s2", "d3"],
        ],
      },
    },
    right: {
      type: 10,
      pairs: [
        ["s2", "d3"],
        ["a1", "u1"],
        ["s2", "m2"],
        ["a1", "d3"],
      ],
    },
  },
  11: {
    content: {
      type: 11,
      payload: {
        cols: ["x", "2x"],
        rows: [],
        cells: [
          [
            { kind: "text", html: "3" },
            { kind: "input", id: "c1", number: true, placeholder: "" },
          ],
          [
            { kind: "text", html: "0,5" },
            { kind: "input", id: "c2", number: true, placeholder: "" },
          ],
        ],
      },
      key: {
        cells: {
          c1: { ...accepting("6"), mode: "number", manual: false },
          c2: { ...accepting("1"), mode: "number", manual: false },
        },
      },
    },
    right: { type: 11, cells: { c1: "6,0", c2: "1" } },
  },
  12: {
    content: {
      type: 12,
      payload: {
        columns: parts("Padat", "Cair", "Gas"),
        rows: parts("Es", "Air", "Uap"),
        multiple: false,
      },
      key: { rows: { e1: ["p1"], a2: ["c2"], u3: ["g3"] }, measure: "rows" },
    },
    right: { type: 12, rows: { e1: ["p1"], a2: ["c2"], u3: ["g3"] } },
  },
  13: {
    content: {
      type: 13,
      payload: {
        categories: parts("Buah", "Sayur").map((each) => ({ ...each, max: 0 })),
        items: parts("Mangga", "Jeruk", "Kol", "Sepatu"),
      },
      key: { items: { m1: "b1", j2: "b1", k3: "s2", s4: null } },
    },
    right: { type: 13, items: { k3: "s2", m1: "b1", j2: "b1", s4: null } },
  },
  14: {
    content: {
      type: 14,
      payload: {
        text: "<p>Ibu kota [[n1]] adalah [[n2]], di pulau [[n3]].</p>",
        blanks: [
          { id: "n1", mode: "bank", options: [], width: 12 },
          {
            id: "n2",
            mode: "dropdown",
            options: [
              { id: "o1", text: "Dili" },
              { id: "o2", text: "Jakarta" },
            ],
            width: 12,
          },
          { id: "n3", mode: "text", options: [], width: 12 },
        ],
        bank: [
          { id: "w1", text: "Indonesia", reuse: false },
          { id: "w2", text: "Malaysia", reuse: false },
        ],
      },
      key: { words: { n1: "w1", n2: "o2" }, texts: { n3: accepting("Jawa") } },
    },
    right: { type: 14, blanks: { n1: "w1", n2: "o2", n3: "jawa" } },
  },
  15: {
    content: {
      type: 15,
      payload: { mode: "zones", image, zones, max_choices: 0 },
      key: { ids: ["z1", "z3"], weights: { z1: 1, z3: 1 } },
    },
    right: { type: 15, ids: ["z3", "z1"] },
  },
  16: {
    content: {
      type: 16,
      payload: {
        image,
        zones,
        labels: ["Sumatra", "Jawa", "Papua", "Timor"].map((text, at) => ({
          id: `l${at + 1}`,
          text,
          image: null,
          reuse: false,
        })),
        mode: "drag",
      },
      key: { labels: { z1: ["l1"], z2: ["l2"], z3: ["l3"] }, texts: {} },
    },
    right: { type: 16, labels: { z1: "l1", z2: "l2", z3: "l3" } },
  },
};

export const allSamples = Object.values(questionSamples) as {
  content: QuestionContent;
  right: QuestionAnswer;
}[];
