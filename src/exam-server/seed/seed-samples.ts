// One question of each of the 16 types, as a teacher of physics would ask it: for whoever wants to see what the types are.
// The second half is seed-samples-parts.ts.
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { SeedFile } from "./seed-media.ts";
import { partQuestions } from "./seed-samples-parts.ts";
import { asked, formula, options, p, parts, typed } from "./seed-samples-shape.ts";

/** `files`: the ids of pictures and sound. */
export function sampleQuestions(files: Record<SeedFile, string>): QuestionInput[] {
  return [
    speed,
    inertia,
    notes(files),
    table,
    siUnits,
    acceleration,
    method,
    heat,
    ...partQuestions(files),
  ];
}

const measured = [
  ["Waktu (s)", "0", "1", "2", "3"],
  ["Posisi (m)", "0", "4", "8", "12"],
];
const rows = measured
  .map(([head = "", ...cells]) => {
    const values = cells.map((cell) => `<td>${p(cell)}</td>`).join("");
    return `<tr><th>${p(head)}</th>${values}</tr>`;
  })
  .join("");

const speed: QuestionInput = asked(
  `Sebuah mobil yang mula-mula diam dipercepat 2 m/s² selama 5 s. Menurut ${formula("v = v_0 + at")}, kecepatan akhirnya adalah …`,
  {
    type: 1,
    payload: { options: options("2,5 m/s", "7 m/s", "10 m/s", "12,5 m/s", "25 m/s") },
    key: { id: "o3", weights: {} },
  },
  {
    difficulty: "mudah",
    explanation: p(`${formula("v = 0 + 2 \\times 5 = 10")}, jadi 10 m/s.`),
  },
);

const inertia: QuestionInput = asked(
  "Penumpang bus terdorong ke depan ketika bus direm mendadak. Jelaskan mengapa, dan hubungkan dengan hukum Newton.",
  {
    type: 2,
    payload: { format: "plain", min_words: 20, max_chars: 0, attachments: false, lines: 6 },
    key: {
      rujukan: p(
        "Penumpang cenderung mempertahankan geraknya (kelembaman), sesuai hukum I Newton, sedangkan bus diperlambat oleh gaya rem.",
      ),
      rubric: [
        { id: "k1", label: "Menyebut kelembaman atau hukum I Newton", max: 2 },
        { id: "k2", label: "Menjelaskan bahwa gaya rem bekerja pada bus", max: 2 },
      ],
      keywords: ["kelembaman", "inersia", "hukum I Newton"],
    },
  },
  { difficulty: "sedang" },
);

const notes = (files: Record<SeedFile, string>): QuestionInput =>
  asked(
    "Dengarkan dua nada berikut. Pernyataan yang benar tentang kedua nada itu adalah …",
    {
      type: 3,
      payload: {
        options: options(
          "Nada kedua lebih tinggi karena frekuensinya lebih besar.",
          "Nada kedua lebih tinggi karena amplitudonya lebih besar.",
          "Nada pertama lebih tinggi karena frekuensinya lebih besar.",
          "Kedua nada sama tinggi.",
        ),
      },
      key: { id: "o1", weights: {} },
    },
    { audio: { media_id: files.notes, max_play: 2, autoplay: false }, shuffle: false },
  );

const table: QuestionInput = {
  ...asked(
    "",
    {
      type: 4,
      payload: {
        options: options(
          "Benda bergerak lurus beraturan.",
          "Kecepatan benda 4 m/s.",
          "Percepatan benda 4 m/s².",
          "Bila geraknya tetap, posisi benda pada detik ke-5 adalah 20 m.",
        ),
        min_choices: 0,
        max_choices: 0,
      },
      key: { ids: ["o1", "o2", "o4"], weights: {} },
    },
    { policy: "parsial" },
  ),
  stem: `${p("Perhatikan tabel gerak sebuah benda berikut.")}<table><tbody>${rows}</tbody></table>${p("Pilihlah semua pernyataan yang benar.")}`,
};

const siUnits: QuestionInput = asked("Jodohkan besaran dengan satuannya dalam SI.", {
  type: 5,
  payload: {
    left: parts("l", "Gaya", "Usaha", "Daya", "Tekanan"),
    right: parts("r", "newton", "joule", "watt", "pascal", "kelvin"),
  },
  key: { pairs: { l1: "r1", l2: "r2", l3: "r3", l4: "r4" } },
});

const acceleration: QuestionInput = asked(
  "Benda bermassa 4 kg ditarik gaya 20 N di atas lantai licin. Berapakah percepatannya?",
  {
    type: 6,
    payload: { max_length: 10, unit: "m/s²", number: true },
    key: { ...typed("5"), mode: "number" },
  },
);

const method: QuestionInput = asked("Urutkan langkah-langkah metode ilmiah berikut.", {
  type: 7,
  payload: {
    items: parts(
      "i",
      "Merumuskan masalah",
      "Menyusun hipotesis",
      "Melakukan percobaan",
      "Menganalisis data",
      "Menarik kesimpulan",
    ),
  },
  key: { ids: ["i1", "i2", "i3", "i4", "i5"], measure: "places" },
});

const heat: QuestionInput = asked(
  "Tentukan benar atau salahnya setiap pernyataan tentang suhu dan kalor.",
  {
    type: 8,
    payload: {
      labels: ["Benar", "Salah"],
      statements: parts(
        "s",
        "Kalor berpindah dari benda bersuhu tinggi ke benda bersuhu rendah.",
        "Suhu dan kalor adalah besaran yang sama.",
        "Saat es melebur pada tekanan tetap, suhunya tidak berubah.",
      ),
    },
    key: { values: { s1: 1, s2: 0, s3: 1 } },
  },
  { layout: 3 },
);
