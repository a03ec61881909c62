// The demonstration's questions of types 9 to 16.
import type { GridCell, ImageRef } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import type { SeedFile } from "./seed-media.ts";
import { asked, p, parts, typed } from "./seed-samples-shape.ts";

export function partQuestions(files: Record<SeedFile, string>): QuestionInput[] {
  return [
    opinions(),
    instruments(),
    units(),
    quantities(),
    energies(),
    newton(),
    graphs(files),
    wave(files),
  ];
}

function opinions(): QuestionInput {
  return asked(
    "Nyatakan setuju atau tidak, dan berikan alasan yang didukung pengetahuan fisika.",
    {
      type: 9,
      payload: {
        labels: ["Setuju", "Tidak"],
        statements: parts(
          "s",
          "Sekolah sebaiknya memasang panel surya di atap.",
          "Lampu LED lebih hemat daripada lampu pijar.",
        ),
        argument_required: true,
        min_words: 10,
        survey: false,
      },
      key: { rubric: [{ id: "k1", label: "Alasan sesuai konsep energi", max: 3 }] },
    },
    { layout: 3 },
  );
}

function instruments(): QuestionInput {
  return asked("Hubungkan setiap alat ukur dengan semua yang dapat diukurnya.", {
    type: 10,
    payload: {
      left: parts("l", "Jangka sorong", "Mikrometer sekrup", "Neraca"),
      right: parts("r", "Diameter luar pipa", "Kedalaman tabung", "Tebal kertas", "Massa kelereng"),
    },
    key: {
      pairs: [
        ["l1", "r1"],
        ["l1", "r2"],
        ["l2", "r1"],
        ["l2", "r3"],
        ["l3", "r4"],
      ],
    },
  });
}

function units(): QuestionInput {
  const answers: [quantity: string, symbol: string, unit: string][] = [
    ["Panjang", "m", "meter"],
    ["Massa", "kg", "kilogram"],
    ["Waktu", "s", "sekon"],
  ];
  const cell = (id: string): GridCell => ({ kind: "input", id, number: false, placeholder: "" });
  return asked("Lengkapi tabel besaran pokok berikut.", {
    type: 11,
    payload: {
      cols: [p("Besaran"), p("Satuan SI"), p("Lambang")],
      rows: [],
      cells: answers.map(([quantity, symbol], row) => [
        { kind: "text", html: p(quantity) },
        cell(`c${row + 1}`),
        { kind: "text", html: p(symbol) },
      ]),
    },
    key: {
      cells: Object.fromEntries(
        answers.map(([, , unit], row) => [`c${row + 1}`, { ...typed(unit), manual: false }]),
      ),
    },
  });
}

function quantities(): QuestionInput {
  return asked("Tandai jenis setiap besaran.", {
    type: 12,
    payload: {
      columns: parts("k", "Skalar", "Vektor"),
      rows: parts("b", "Kecepatan", "Massa", "Gaya", "Waktu"),
      multiple: false,
    },
    key: { rows: { b1: ["k2"], b2: ["k1"], b3: ["k2"], b4: ["k1"] }, measure: "rows" },
  });
}

function energies(): QuestionInput {
  return asked("Kelompokkan sumber energi berikut.", {
    type: 13,
    payload: {
      categories: parts("k", "Terbarukan", "Tidak terbarukan").map((one) => ({ ...one, max: 0 })),
      items: parts(
        "i",
        "Matahari",
        "Batu bara",
        "Angin",
        "Minyak bumi",
        "Air terjun",
        "Termometer",
      ),
    },
    key: { items: { i1: "k1", i2: "k2", i3: "k1", i4: "k2", i5: "k1", i6: null } },
  });
}

function newton(): QuestionInput {
  const bank = ["pertama", "ketiga", "besar", "kecil"];
  const blank = { mode: "bank" as const, options: [], width: 10 };
  return {
    ...asked("", {
      type: 14,
      payload: {
        text: p(
          "Menurut hukum [[b1]] Newton, gaya aksi dan gaya reaksi sama [[b2]], tetapi berlawanan [[b3]].",
        ),
        blanks: [
          { ...blank, id: "b1" },
          { ...blank, id: "b2" },
          { ...blank, id: "b3", mode: "text" },
        ],
        bank: bank.map((text, index) => ({ id: `w${index + 1}`, text, reuse: false })),
      },
      key: { words: { b1: "w2", b2: "w3" }, texts: { b3: typed("arah", "arahnya") } },
    }),
    stem: p("Lengkapi kalimat berikut."),
  };
}

function graphs(files: Record<SeedFile, string>): QuestionInput {
  const pictures: [file: SeedFile, alt: string][] = [
    ["steady", "Grafik kecepatan terhadap waktu: garis mendatar"],
    ["faster", "Grafik kecepatan terhadap waktu: garis lurus naik"],
    ["slower", "Grafik kecepatan terhadap waktu: garis lurus turun"],
    ["curved", "Grafik kecepatan terhadap waktu: garis melengkung naik"],
  ];
  return asked(
    "Manakah grafik kecepatan terhadap waktu dari gerak lurus yang dipercepat beraturan?",
    {
      type: 15,
      payload: {
        mode: "options",
        options: pictures.map(([file, alt], index) => ({
          id: `o${index + 1}`,
          image: picture(files[file], 160, 120, alt),
          caption: "",
          fixed: false,
        })),
        columns: 2,
        multiple: false,
      },
      key: { ids: ["o2"], weights: {} },
    },
    { difficulty: "sedang" },
  );
}

const picture = (media_id: string, width: number, height: number, alt: string): ImageRef => ({
  media_id,
  width,
  height,
  alt,
});

/** Places on the drawing of seed-media.ts, which is 480 by 240. */
function wave(files: Record<SeedFile, string>): QuestionInput {
  const round = (id: string, x: number, y: number) => ({
    id,
    shape: "circle" as const,
    coords: [x / 480, y / 240, 14 / 480],
    hint: "",
  });
  const box = (id: string, x: number, y: number, width: number, height: number) => ({
    id,
    shape: "rect" as const,
    coords: [x / 480, y / 240, width / 480, height / 240],
    hint: "",
  });
  const labels = ["Puncak", "Lembah", "Amplitudo", "Panjang gelombang", "Frekuensi"];
  return asked("Beri label pada bagian-bagian gelombang transversal berikut.", {
    type: 16,
    payload: {
      image: picture(
        files.wave,
        480,
        240,
        "Gelombang transversal dua periode; jarak dua puncak dan tinggi puncak ditandai panah merah",
      ),
      zones: [
        round("z1", 90, 50),
        round("z2", 190, 190),
        box("z3", 278, 66, 24, 48),
        box("z4", 130, 12, 120, 24),
      ],
      labels: labels.map((text, index) => ({
        id: `b${index + 1}`,
        text,
        image: null,
        reuse: false,
      })),
      mode: "drag",
    },
    key: { labels: { z1: ["b1"], z2: ["b2"], z3: ["b3"], z4: ["b4"] }, texts: {} },
  });
}
