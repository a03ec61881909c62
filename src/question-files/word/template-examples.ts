// One worked question of each type for the question input document, as a school would ask it.
import type {
  Comparison,
  ContentOf,
  ImageRef,
  Part,
  QuestionContent,
} from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../contract/questions/question-types.ts";
import { questionWith } from "../../domain/questions/question-with.ts";
import type { CodedQuestion } from "./writing/written-rows.ts";

/** Pictures and the sound that the examples name; whoever makes the document brings them. */
export const templateFileNames = [
  "segitiga.png",
  "persegi.png",
  "lingkaran.png",
  "trapesium.png",
  "tumbuhan.png",
  "grafik.png",
  "bunyi-bel.wav",
] as const;
export type TemplateFileName = (typeof templateFileNames)[number];

const parts = (letter: string, ...texts: string[]): Part[] =>
  texts.map((text, at) => ({ id: `${letter}${at + 1}`, html: `<p>${text}</p>` }));
const options = (...texts: string[]) =>
  parts("o", ...texts).map((each) => ({ ...each, fixed: false }));
const formula = (latex: string) =>
  `<span data-formula="${latex.replace(/&/gu, "&amp;").replace(/</gu, "&lt;")}"></span>`;
const picture = (name: TemplateFileName, alt: string): ImageRef => ({
  media_id: `import:${name}`,
  width: 0,
  height: 0,
  alt,
});

function accepting(mode: Comparison["mode"], ...texts: string[]): Comparison {
  return {
    accepted: texts.map((text) => ({ text, share: 1 })),
    mode,
    case_sensitive: false,
    ignore_punctuation: false,
    ignore_harakat: false,
    tolerance: 0,
    allow_fractions: false,
  };
}

const table = (...rows: (readonly string[])[]) =>
  `<table><tbody>${rows
    .map((cells, at) => {
      const name = at === 0 ? "th" : "td";
      return `<tr>${cells.map((cell) => `<${name}><p>${cell}</p></${name}>`).join("")}</tr>`;
    })
    .join("")}</tbody></table>`;

type Example<Type extends QuestionType> = {
  stem: string;
  content: ContentOf<Type>;
  fields?: Partial<QuestionInput>;
};
type Examples = { [Type in QuestionType]: Example<Type> };

const examples: Examples = {
  1: {
    stem: `<p>Himpunan penyelesaian dari ${formula("x^{2}-5x+6=0")} adalah …</p>`,
    content: {
      type: 1,
      payload: { options: options("{1, 6}", "{2, 3}", "{−2, −3}", "{−1, 6}", "{1, −6}") },
      key: { id: "o2", weights: {} },
    },
    fields: {
      difficulty: "sedang",
      explanation: `<p>${formula("x^{2}-5x+6=(x-2)(x-3)")}, jadi x = 2 atau x = 3.</p>`,
    },
  },
  2: {
    stem: "<p>Jelaskan mengapa <b>hutan bakau</b> penting bagi masyarakat pesisir!</p><p><i>Sebutkan paling sedikit dua alasan.</i></p>",
    content: {
      type: 2,
      payload: { format: "plain", min_words: 0, max_chars: 0, attachments: false, lines: 8 },
      key: {
        rujukan:
          "<p>Menahan abrasi dan gelombang, menjadi tempat ikan berkembang biak, menyimpan karbon.</p>",
        rubric: [
          { id: "k1", label: "Menyebutkan dua alasan atau lebih", max: 6 },
          { id: "k2", label: "Menjelaskan dengan runtut", max: 4 },
        ],
        keywords: ["abrasi", "ikan"],
      },
    },
    fields: { bobot: 2 },
  },
  3: {
    stem: "<p>Listen to the bell. How many times does it ring?</p>",
    content: {
      type: 3,
      payload: { options: options("Once", "Twice", "Three times", "Four times") },
      key: { id: "o3", weights: {} },
    },
    fields: { audio: { media_id: "import:bunyi-bel.wav", max_play: 2, autoplay: false } },
  },
  4: {
    stem: `<p>Perhatikan suhu udara (°C) di tiga kota berikut.</p>${table(
      ["Kota", "Pagi", "Siang"],
      ["Bandung", "19", "28"],
      ["Surabaya", "25", "34"],
      ["Malang", "18", "27"],
    )}<p>Pernyataan mana saja yang benar?</p>`,
    content: {
      type: 4,
      payload: {
        options: options(
          "Surabaya paling panas pada siang hari.",
          "Bandung lebih dingin daripada Malang pada pagi hari.",
          "Selisih suhu siang dan pagi di setiap kota sama.",
          "Suhu pagi di Malang di bawah 20 °C.",
        ),
        min_choices: 0,
        max_choices: 0,
      },
      key: { ids: ["o1", "o3", "o4"], weights: {} },
    },
    fields: { policy: "parsial" },
  },
  5: {
    stem: "<p>Jodohkan setiap provinsi dengan ibu kotanya.</p>",
    content: {
      type: 5,
      payload: {
        left: parts("l", "Aceh", "Bali", "Papua"),
        right: parts("r", "Banda Aceh", "Denpasar", "Jayapura", "Kupang"),
      },
      key: { pairs: { l1: "r1", l2: "r2", l3: "r3" } },
    },
  },
  6: {
    stem: `<p>Rumus kimia asam sulfat adalah ${formula("\\ce{H2SO4}")}. Berapa banyak atom oksigen dalam satu molekulnya?</p>`,
    content: {
      type: 6,
      payload: { max_length: 100, unit: "", number: false },
      key: accepting("text", "4", "empat"),
    },
  },
  7: {
    stem: "<p>Urutkan tahap metamorfosis kupu-kupu dari yang pertama.</p>",
    content: {
      type: 7,
      payload: { items: parts("u", "Telur", "Ulat", "Kepompong", "Kupu-kupu dewasa") },
      key: { ids: ["u1", "u2", "u3", "u4"], measure: "places" },
    },
  },
  8: {
    stem: '<p>Perhatikan grafik banyak buku yang dipinjam, lalu tentukan benar atau salah setiap pernyataan.</p><p data-align="center"><img src="import:grafik.png" alt="Grafik batang: Senin 20, Selasa 35, Rabu 15, Kamis 30 buku" width="320" height="200"></p>',
    content: {
      type: 8,
      payload: {
        labels: ["Benar", "Salah"],
        statements: parts(
          "p",
          "Peminjaman terbanyak terjadi pada hari Selasa.",
          "Peminjaman hari Rabu lebih banyak daripada hari Senin.",
          "Selama empat hari ada 100 buku yang dipinjam.",
        ),
      },
      key: { values: { p1: 1, p2: 0, p3: 1 } },
    },
  },
  9: {
    stem: "<p>Bagaimana pendapatmu tentang pernyataan berikut? Sertakan alasan.</p>",
    content: {
      type: 9,
      payload: {
        labels: ["Setuju", "Tidak"],
        statements: parts(
          "p",
          "Siswa sebaiknya membawa bekal dari rumah.",
          "Pekerjaan rumah perlu diberikan setiap hari.",
        ),
        argument_required: true,
        min_words: 0,
        survey: false,
      },
      key: { rubric: [] },
    },
  },
  10: {
    stem: "<p>Pasangkan setiap hewan dengan semua cirinya.</p>",
    content: {
      type: 10,
      payload: {
        left: parts("l", "Ayam", "Kelelawar", "Paus"),
        right: parts("r", "Bertelur", "Bersayap", "Menyusui", "Hidup di air"),
      },
      key: {
        pairs: [
          ["l1", "r1"],
          ["l1", "r2"],
          ["l2", "r2"],
          ["l2", "r3"],
          ["l3", "r3"],
          ["l3", "r4"],
        ],
      },
    },
  },
  11: {
    stem: `<p>Lengkapi tabel nilai fungsi ${formula("f(x)=2x+1")}.</p>`,
    content: {
      type: 11,
      payload: {
        cols: ["<p>x</p>", "<p>f(x)</p>"],
        rows: [],
        cells: ["0", "1", "2"].map((x, at) => [
          { kind: "text", html: `<p>${x}</p>` },
          { kind: "input", id: `c${at + 1}`, number: true, placeholder: "" },
        ]),
      },
      key: {
        cells: Object.fromEntries(
          ["1", "3", "5"].map((y, at) => [
            `c${at + 1}`,
            { ...accepting("number", y), manual: false },
          ]),
        ),
      },
    },
  },
  12: {
    stem: "<p>Tentukan wujud setiap zat pada suhu ruang.</p>",
    content: {
      type: 12,
      payload: {
        columns: parts("k", "Padat", "Cair", "Gas"),
        rows: parts("b", "Besi", "Minyak goreng", "Oksigen"),
        multiple: false,
      },
      key: { rows: { b1: ["k1"], b2: ["k2"], b3: ["k3"] }, measure: "rows" },
    },
  },
  13: {
    stem: "<p>Kelompokkan alat musik berikut menurut cara memainkannya.</p>",
    content: {
      type: 13,
      payload: {
        categories: parts("g", "Dipetik", "Dipukul").map((each) => ({ ...each, max: 0 })),
        items: parts("i", "Gitar", "Sasando", "Gong", "Tifa", "Seruling"),
      },
      key: { items: { i1: "g1", i2: "g1", i3: "g2", i4: "g2", i5: null } },
    },
  },
  14: {
    stem: "<p>Lengkapi teks berikut dengan kata yang tepat.</p>",
    content: {
      type: 14,
      payload: {
        text: "<p>Air laut [[b1]] karena panas matahari, lalu uapnya [[b2]] menjadi awan.</p>",
        blanks: ["b1", "b2"].map((id) => ({ id, mode: "bank", options: [], width: 12 })),
        bank: [
          { id: "w1", text: "menguap", reuse: false },
          { id: "w2", text: "mengembun", reuse: false },
          { id: "w3", text: "membeku", reuse: false },
        ],
      },
      key: { words: { b1: "w1", b2: "w2" }, texts: {} },
    },
  },
  15: {
    stem: "<p>Bangun mana yang mempunyai tepat satu pasang sisi sejajar?</p>",
    content: {
      type: 15,
      payload: {
        mode: "options",
        options: (
          [
            ["segitiga.png", "Bangun bersisi tiga"],
            ["persegi.png", "Bangun bersisi empat, semua sudut siku-siku"],
            ["lingkaran.png", "Bangun bundar"],
            ["trapesium.png", "Bangun bersisi empat, sisi atas lebih pendek"],
          ] as const
        ).map(([name, alt], at) => ({
          id: `o${at + 1}`,
          image: picture(name, alt),
          caption: "",
          fixed: false,
        })),
        columns: 2,
        multiple: false,
      },
      key: { ids: ["o4"], weights: {} },
    },
  },
  16: {
    stem: "<p>Beri nama bagian tumbuhan pada gambar.</p>",
    content: {
      type: 16,
      payload: {
        image: picture("tumbuhan.png", "Gambar tumbuhan berbunga lengkap dengan akarnya"),
        zones: [
          [0.375, 0.04, 0.25, 0.28],
          [0.5, 0.42, 0.32, 0.12],
          [0.44, 0.58, 0.12, 0.16],
          [0.3, 0.78, 0.4, 0.2],
        ].map((coords, at) => ({ id: `z${at + 1}`, shape: "rect", coords, hint: "" })),
        labels: ["Akar", "Batang", "Bunga", "Buah", "Daun"].map((text) => ({
          id: text,
          text,
          image: null,
          reuse: false,
        })),
        mode: "drag",
      },
      key: { labels: { z1: ["Bunga"], z2: ["Daun"], z3: ["Batang"], z4: ["Akar"] }, texts: {} },
    },
  },
};

/** By type, from 1 to 16. */
export function templateQuestions(): CodedQuestion[] {
  const all: readonly {
    stem: string;
    content: QuestionContent;
    fields?: Partial<QuestionInput>;
  }[] = Object.values(examples);
  return all.map(({ stem, content, fields }) => ({
    question: questionWith(stem, content, fields),
  }));
}
