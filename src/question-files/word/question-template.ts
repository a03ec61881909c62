// The question input document: how questions are written as tables, all markers, and one worked question of each type.
// What it explains is in styles of notes, so that importing it as it is brings the questions and nothing else.
import { questionTypes } from "../../contract/questions/question-types.ts";
import { escapeHtml } from "../../domain/text/html-text.ts";
import type { ImportedFile } from "../imported-question.ts";
import { templateQuestions } from "./template-examples.ts";
import { noteParagraph, questionTable } from "./write-word.ts";
import { htmlToWord } from "./writing/html-to-word.ts";
import { tag, textRun, valued, wordParagraph } from "./writing/word-markup.ts";
import { createWordPackage, type WordPage } from "./writing/word-package.ts";
import { pageWidth } from "./writing/word-parts.ts";

const title = "Dokumen Input Soal";
const steps = [
  "Satu soal ditulis dalam satu tabel dua kolom: kolom kiri berisi <b>penanda</b>, kolom kanan isinya. Di antara dua tabel harus ada satu baris kosong.",
  "Baris pertama berisi nomor soal dan jenisnya, misalnya <b>1 #4</b> untuk Pilihan ganda kompleks. Tanpa #, jenis soal ditebak dari penandanya.",
  "Cara termudah: salin tabel contoh yang jenisnya sama, lalu ganti isinya. Baris @ yang tidak diperlukan boleh dihapus.",
  "Tebal, miring, garis bawah, daftar, tabel, gambar (PNG, JPG), teks Arab, dan rumus (Sisipkan → Persamaan) ikut terbaca.",
  "Sebelum menyimpan hasil impor, aplikasi menampilkan setiap soal dengan kesalahan dan peringatannya. Hapus contoh yang tidak dipakai sebelum mengimpor.",
];

const englishSteps = [
  "One question is one table of two columns: <b>markers</b> on the left, what they hold on the right. Leave an empty line between two tables.",
  "The first row has the number of the question and its type, for example <b>1 #4</b> for Multiple response. Without # the type is guessed from the markers.",
  "The easiest way: copy the example of the type and replace what it says. Rows with @ that are not needed may be deleted.",
  "Bold, italics, underlining, lists, tables, pictures (PNG, JPG), Arabic text and formulas (Insert → Equation) are read.",
  "Every question is shown with its errors and warnings before anything is saved. Delete the examples that you do not use before importing.",
];

const markers: readonly (readonly [marker: string, meaning: string, types: string])[] = [
  ["1 #4", "Nomor dan jenis soal; kolom kanan: pertanyaan", "semua"],
  [
    "A, B, … J",
    "Opsi; isian singkat: jawaban yang diterima; citra: satu gambar setiap baris",
    "1, 3, 4, 6, 15",
  ],
  [
    ":::",
    "Kunci: huruf opsi (A, C), pasangan (1-2, 1-3), nomor area; uraian: jawaban rujukan",
    "1–4, 10, 15",
  ],
  ["1, 1, 2, 2, …", "Pasangan: nomor yang sama dua kali, kiri lalu kanan", "5"],
  ["|", "Butir dalam urutan yang benar", "7"],
  ["BENAR / SALAH", "Pernyataan dengan kuncinya", "8"],
  ["?", "Pernyataan untuk disetujui atau tidak", "9"],
  ["L1, L2, … R1, R2, …", "Bagian kiri dan kanan; label bergambar (L)", "10, 16"],
  [
    "T",
    "Tabel di dalam sel: [[jawaban|lain]] = sel isian, v = kunci; atau teks berisian",
    "11, 12, 14",
  ],
  ["K1, K2, …; 1, 2, 0", "Kelompok, lalu butir dengan nomor kelompoknya; 0 = pengecoh", "13"],
  ["X", "Pengecoh", "5, 14, 16"],
  ["G", "Gambar dasar", "15, 16"],
  [
    "P1, P2, …",
    "Tempat pada gambar dalam persen: x; y; lebar; tinggi | label. Juga: lingkaran x; y; jari-jari, poligon x; y; x; y; …",
    "15, 16",
  ],
  ["S1, S2, …", "Kriteria penilaian: skor terbesar | kriteria", "2, 9"],
  [
    "@B · @D · @P",
    "Bobot; mudah, sedang, sukar; mutlak, parsial, penalti, bertingkat, bobot opsi (hanya 1, 3, 4, 15)",
    "semua",
  ],
  ["@K · @R1", "Kode kompetensi (pisahkan dengan koma); kode referensi", "semua"],
  ["@X · @A", "Pembahasan; berkas suara, misalnya bel.mp3 | 2x | otomatis", "semua"],
  ["@S · @L", "Boleh diacak: ya, tidak; tata letak 1–4", "semua"],
  [
    "@F · @W · @N",
    "Opsi yang tidak ikut diacak; bobot opsi (A=1; B=0,5); banyak pilihan (1-2)",
    "1, 3, 4, 15",
  ],
  ["@C · @M", "Huruf besar dibedakan: 0, 1; cara mengisi: bank, dropdown, teks", "6, 11, 14, 16"],
  [
    "@O",
    "Pengaturan lain, satu per baris, misalnya Satuan: cm, Baris jawaban: 8, Abaikan harakat: ya",
    "semua",
  ],
];

/** In the order of `markers`. */
const englishMeanings: readonly (readonly [meaning: string, types?: string])[] = [
  ["Number and type of the question; right: the question", "all"],
  ["Options; short answer: accepted answers; picture choice: a picture a row"],
  ["Key: letters of options (A, C), pairs (1-2, 1-3), numbers of areas; essay: a model answer"],
  ["Pairs: the same number twice, left and then right"],
  ["Items in their right order"],
  ["Statements with their key (true / false)"],
  ["Statements to agree with or not"],
  ["Left and right parts; labels with pictures (L)"],
  ["A table in the cell: [[answer|other]] = cell to type in, v = key; or a text with blanks"],
  ["Groups, then items with the number of their group; 0 = distractor"],
  ["Distractors"],
  ["The picture below"],
  [
    "Places on the picture in percent: x; y; width; height | label. Also: lingkaran (circle) x; y; radius, poligon (polygon) x; y; x; y; …",
  ],
  ["Marking criteria: highest score | criterion"],
  [
    "Weight; mudah (easy), sedang (medium), sukar (hard); mutlak (all or nothing), parsial (partial), penalti (penalty), bertingkat (stepped), bobot opsi (by option)",
    "all",
  ],
  ["Codes of competences (separated by commas); code of a reference", "all"],
  ["Explanation; a sound file, for example bel.mp3 | 2x | otomatis (plays by itself)", "all"],
  ["May be shuffled: ya (yes), tidak (no); layout 1–4", "all"],
  ["Options that are not shuffled; weights of options (A=1; B=0,5); how many to choose (1-2)"],
  ["Capital letters matter: 0, 1; how to fill in: bank, dropdown, teks (typed)"],
  [
    "Other settings, one a line, in Indonesian: Satuan: cm (unit), Baris jawaban: 8 (answer lines), Alasan wajib: ya (reason required)",
    "all",
  ],
];

type GuideWords = {
  how: string;
  steps: readonly string[];
  types: string;
  names: readonly string[];
  markers: readonly [head: readonly string[], ...rows: (readonly string[])[]];
};

const guide: GuideWords = {
  how: "Cara mengisi",
  steps,
  types: "Jenis soal",
  names: Object.values(questionTypes),
  markers: [["Penanda", "Isi", "Jenis soal"], ...markers],
};

const englishGuide = (names: readonly string[]): GuideWords => ({
  how: "How to fill it in",
  steps: englishSteps,
  types: "Types of questions",
  names,
  markers: [
    ["Marker", "Holds", "Types"],
    ...markers.map(([marker, , types], at) => {
      const [meaning, all = types] = englishMeanings[at]!;
      return [marker, meaning, all];
    }),
  ],
});

/** @param files those that template-examples.ts names @param english the types in English, in their order */
export function questionTemplateParts(
  files: readonly ImportedFile[],
  english: readonly string[],
): Map<string, Uint8Array> {
  const document = createWordPackage(files);
  const page = document.page((reason) => {
    throw new Error(`The question input document lost something: ${reason}`);
  });
  const intro = [
    noteParagraph(title, "JudulSoal"),
    noteParagraph("English: the guide is at the end of this document.", "Petunjuk"),
    ...guideParts(guide, page),
    newPage("Contoh soal"),
  ];
  const questions = templateQuestions().map((question, at) => {
    const name = Object.values(questionTypes)[at] ?? "";
    return `${noteParagraph(name, "PetunjukJudul")}${questionTable(question, at + 1, page)}`;
  });
  const end = [
    noteParagraph("", "Petunjuk"),
    newPage("Guide in English"),
    ...guideParts(englishGuide(english), page),
    noteParagraph("", "Petunjuk"),
  ];
  return document.parts([...intro, ...questions, ...end].join(""), title);
}

function guideParts(
  { how, steps: lines, types, names, markers: rows }: GuideWords,
  page: WordPage,
) {
  const note = (html: string) => htmlToWord(html, page, pageWidth, "Petunjuk");
  const widths = [150, 385, 105];
  const table = rows.map((texts, row) => {
    const cells = texts.map((text, at) => {
      const html = row === 0 || at === 0 ? `<b>${escapeHtml(text)}</b>` : escapeHtml(text);
      return `<td data-colwidth="${widths[at]}">${html}</td>`;
    });
    return `<tr>${cells.join("")}</tr>`;
  });
  return [
    noteParagraph(how, "PetunjukJudul"),
    note(`<ol>${lines.map((line) => `<li>${line}</li>`).join("")}</ol>`),
    noteParagraph(types, "PetunjukJudul"),
    note(`<p>${names.map((name, at) => escapeHtml(`#${at + 1} ${name}`)).join(" · ")}</p>`),
    noteParagraph(rows[0][0]!, "PetunjukJudul"),
    note(`<table>${table.join("")}</table>`),
  ];
}

function newPage(text: string): string {
  return wordParagraph(textRun(text), valued("w:pStyle", "JudulSoal") + tag("w:pageBreakBefore"));
}
