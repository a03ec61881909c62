// Questions of types 5 and 7 to 10 as teachers really write them: long sentences, Arabic, formulas and pictures.
import type { ContentOf, Part } from "../../contract/questions/question-content.ts";

const part = (id: string, text: string): Part => ({ id, html: `<p>${text}</p>` });
const arabic = (id: string, text: string): Part => ({ id, html: `<p dir="rtl">${text}</p>` });
const formula = (id: string, latex: string): Part => ({
  id,
  html: `<p>Rumus <span data-formula="${latex}"></span></p>`,
});
const picture: Part = {
  id: "pic",
  html: '<p><img src="/storage/media/media-1" alt="Candi Borobudur" width="160" height="107"></p>',
};

const long =
  "Upaya menjaga persatuan bangsa dimulai dari sikap saling menghargai perbedaan suku, agama, ras, dan antargolongan di lingkungan sekolah";

const left = [
  part("l1", long),
  arabic("l2", "السلام عليكم ورحمة الله وبركاته"),
  formula("l3", "E=mc^2"),
];
const right = [
  formula("r1", "\\frac{a}{b}"),
  part("r2", "Persatuan"),
  picture,
  part("r4", "Salam yang diucapkan seorang muslim ketika bertemu muslim lainnya"),
];

export const longQuestions: { [Type in 5 | 7 | 8 | 9 | 10]: ContentOf<Type> } = {
  5: {
    type: 5,
    payload: { left, right },
    key: { pairs: { l1: "r2", l2: "r4", l3: "r1" } },
  },
  7: {
    type: 7,
    payload: {
      items: [part("i1", long), picture, arabic("i3", "بسم الله"), part("i4", "Selesai")],
    },
    key: { ids: ["i3", "i1", "pic", "i4"], measure: "neighbours" },
  },
  8: {
    type: 8,
    payload: {
      labels: ["Sesuai dengan isi teks", "Tidak sesuai"],
      statements: [
        part("s1", long),
        arabic("s2", "الصلاة عماد الدين"),
        picture,
        formula("s4", "x^2"),
      ],
    },
    key: { values: { s1: 1, s2: 0, pic: 1, s4: 0 } },
  },
  9: {
    type: 9,
    payload: {
      labels: ["Setuju", "Tidak setuju"],
      statements: [part("s1", long), arabic("s2", "الصلاة عماد الدين")],
      argument_required: true,
      min_words: 10,
      survey: false,
    },
    key: {
      rubric: [
        { id: "c1", label: "Alasan sesuai dengan pendirian", max: 2 },
        { id: "c2", label: "Didukung contoh dari kehidupan sehari-hari", max: 2.5 },
      ],
    },
  },
  10: {
    type: 10,
    payload: { left, right },
    key: {
      pairs: [
        ["l1", "r2"],
        ["l2", "r4"],
        ["l2", "r2"],
        ["l3", "r1"],
        ["l3", "pic"],
      ],
    },
  },
};
