// Questions of types 11 to 14 as teachers make them, long and full, for looking at how they stand on a screen.
import type { AnswerOf } from "../../contract/questions/question-answer.ts";
import type { ContentOf } from "../../contract/questions/question-content.ts";

const arabic = '<p dir="rtl">الْقَلَمُ عَلَى الْمَكْتَبِ</p>';
const picture = '<p><img src="/storage/media/peta" alt="Peta Sumatra" width="120" height="90"></p>';
const formula = '<p><span data-formula="x^2 + 3x - 4 = 0"></span></p>';
const long =
  "<p>Pernyataan ini sengaja dibuat panjang agar terlihat bagaimana sebuah baris membungkus teksnya di layar yang sempit maupun lebar.</p>";

export const manyChoices: { content: ContentOf<12>; answer: AnswerOf<12> } = {
  content: {
    type: 12,
    payload: {
      columns: ["Sangat setuju", "Setuju", "Ragu-ragu", "Tidak setuju", "Sangat tidak setuju"].map(
        (text, at) => ({ id: `c${at}`, html: `<p>${text}</p>` }),
      ),
      rows: [long, arabic, picture, formula, "<p>Pendek</p>"].map((html, at) => ({
        id: `r${at}`,
        html,
      })),
      multiple: true,
    },
    key: {
      rows: { r0: ["c0", "c1"], r1: ["c2"], r2: ["c3"], r3: ["c4"], r4: [] },
      measure: "cells",
    },
  },
  answer: { type: 12, rows: { r0: ["c0", "c3"], r1: ["c2"], r4: ["c1"] } },
};

export const manyGroups: { content: ContentOf<13>; answer: AnswerOf<13> } = {
  content: {
    type: 13,
    payload: {
      categories: [
        { id: "k0", html: "<p>Hewan menyusui yang hidup di laut dan di darat</p>", max: 2 },
        { id: "k1", html: formula, max: 0 },
        { id: "k2", html: arabic, max: 0 },
      ],
      items: [long, arabic, picture, formula, "<p>Paus</p>", "<p>Kelelawar</p>"].map(
        (html, at) => ({ id: `i${at}`, html }),
      ),
    },
    key: { items: { i0: "k0", i1: "k2", i2: "k1", i3: "k1", i4: "k0", i5: null } },
  },
  answer: { type: 13, items: { i0: "k0", i1: "k2", i2: "k2", i5: "k0" } },
};

const typedKey = (...texts: string[]) => ({
  accepted: texts.map((text, at) => ({ text, share: at === 0 ? 1 : 0.5 })),
  mode: "text" as const,
  case_sensitive: true,
  ignore_punctuation: false,
  ignore_harakat: false,
  tolerance: 0,
  allow_fractions: false,
});

export const manyBlanks: { content: ContentOf<14>; answer: AnswerOf<14> } = {
  content: {
    type: 14,
    payload: {
      text: `<p><strong>Siklus air</strong> dimulai ketika matahari memanaskan [[b1]], sehingga air menjadi [[b2]] dan naik ke atmosfer. Di sana uap mendingin menjadi [[b3]].</p><p dir="rtl">الْقَلَمُ [[b4]] الْمَكْتَبِ</p><ul><li><p>Hujan jatuh ke [[b5]].</p></li></ul><table><tbody><tr><td><p>Rumus</p></td><td><p><span data-formula="H_2O"></span> dipanaskan sampai [[b6]] °C</p></td></tr></tbody></table>`,
      blanks: [
        { id: "b1", mode: "bank", options: [], width: 12 },
        { id: "b2", mode: "bank", options: [], width: 12 },
        {
          id: "b3",
          mode: "dropdown",
          options: ["awan", "batu", "pasir yang sangat halus sekali"].map((text, at) => ({
            id: `o${at}`,
            text,
          })),
          width: 12,
        },
        { id: "b4", mode: "bank", options: [], width: 8 },
        { id: "b5", mode: "text", options: [], width: 20 },
        { id: "b6", mode: "text", options: [], width: 4 },
      ],
      bank: ["permukaan laut dan sungai", "uap", "عَلَى", "es", "sumur"].map((text, at) => ({
        id: `w${at}`,
        text,
        reuse: at === 3,
      })),
    },
    key: {
      words: { b1: "w0", b2: "w1", b3: "o0", b4: "w2" },
      texts: { b5: typedKey("tanah", "bumi"), b6: { ...typedKey("100"), mode: "number" } },
    },
  },
  answer: { type: 14, blanks: { b1: "w0", b2: "w3", b3: "o2", b5: "bumi" } },
};

export const manyInputs: { content: ContentOf<11>; answer: AnswerOf<11> } = {
  content: {
    type: 11,
    payload: {
      cols: ["<p>Benda</p>", "<p>Massa jenis (g/cm³) yang diukur</p>", formula, ""],
      rows: ["<p>Percobaan pertama</p>", arabic, picture],
      cells: [
        [
          { kind: "text", html: long },
          { kind: "input", id: "m1", number: true, placeholder: "g/cm³" },
          { kind: "input", id: "m2", number: false, placeholder: "" },
          { kind: "text", html: "" },
        ],
        [
          { kind: "text", html: arabic },
          { kind: "input", id: "m3", number: true, placeholder: "" },
          { kind: "input", id: "m4", number: false, placeholder: "" },
          { kind: "text", html: formula },
        ],
        [
          { kind: "text", html: picture },
          { kind: "input", id: "m5", number: false, placeholder: "" },
        ],
      ],
    },
    key: {
      cells: {
        m1: { ...typedKey("2,7", "2,6"), mode: "number", tolerance: 0.05, manual: false },
        m2: { ...typedKey("mengapung", "terapung di permukaan air"), manual: false },
        m3: { ...typedKey("8"), mode: "number", manual: false },
        m4: { ...typedKey(""), manual: true },
      },
    },
  },
  answer: {
    type: 11,
    cells: { m1: "2,7", m2: "terapung di permukaan air", m3: "9", m4: "Karena lebih ringan" },
  },
};
