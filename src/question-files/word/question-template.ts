// The question input document: how questions are written as tables, all markers, and one worked question of each type.
// What it explains is in styles of notes, so that importing it as it is brings the questions and nothing else.
import { questionTypes } from "../../contract/questions/question-types.ts";
import { escapeHtml } from "../../domain/text/html-text.ts";
import type { ImportedFile } from "../imported-question.ts";
import { templateQuestions } from "./template-examples.ts";
import { noteParagraph, questionTable } from "./write-word.ts";
import { htmlToWord } from "./writing/html-to-word.ts";
import { tag, textRun, valued, wordParagraph } from "./writing/word-markup.ts";
import { createWordPackage } from "./writing/word-package.ts";
import { pageWidth } from "./writing/word-parts.ts";

const title = "Dokumen Input Soal";
const steps = [
  "Satu soal ditulis dalam satu tabel dua kolom: kolom kiri berisi <b>penanda</b>, kolom kanan isinya. Di antara dua tabel harus ada satu baris kosong.",
  "Baris pertama berisi nomor soal dan jenisnya, misalnya <b>1 #4</b> untuk Pilihan ganda kompleks. Tanpa #, jenis soal ditebak dari penandanya.",
  "Cara termudah: salin tabel contoh yang jenisnya sama, lalu ganti isinya. Baris @ yang tidak diperlukan boleh dihapus.",
  "Tebal, miring, garis bawah, daftar, tabel, gambar (PNG, JPG), teks Arab, dan rumus (Sisipkan → Persamaan) ikut terbaca.",
  "Sebelum menyimpan hasil impor, aplikasi menampilkan setiap soal dengan kesalahan dan peringatannya. Hapus contoh yang tidak dipakai sebelum mengimpor.",
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
  ["K1, K2, … lalu 1, 2, 0", "Kelompok, lalu butir dengan nomor kelompoknya; 0 = pengecoh", "13"],
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

/** @param files those that template-examples.ts names */
export function questionTemplateParts(files: readonly ImportedFile[]): Map<string, Uint8Array> {
  const document = createWordPackage(files);
  const page = document.page((reason) => {
    throw new Error(`The question input document lost something: ${reason}`);
  });
  const note = (html: string) => htmlToWord(html, page, pageWidth, "Petunjuk");
  const row = (...cells: string[]) => `<tr>${cells.join("")}</tr>`;
  const cell = (html: string, width: number) => `<td data-colwidth="${width}">${html}</td>`;
  const markerRow = (marker: string, meaning: string, types: string) =>
    row(cell(`<b>${marker}</b>`, 150), cell(meaning, 385), cell(types, 105));
  const markerTable = [
    markerRow("Penanda", "<b>Isi</b>", "<b>Jenis soal</b>"),
    ...markers.map((texts) => {
      const [marker, meaning, types] = texts.map(escapeHtml) as [string, string, string];
      return markerRow(marker, meaning, types);
    }),
  ];
  const types = Object.entries(questionTypes).map(([code, name]) => `#${code} ${name}`);
  const intro = [
    noteParagraph(title, "JudulSoal"),
    noteParagraph("Cara mengisi", "PetunjukJudul"),
    note(`<ol>${steps.map((step) => `<li>${step}</li>`).join("")}</ol>`),
    noteParagraph("Jenis soal", "PetunjukJudul"),
    note(`<p>${types.map(escapeHtml).join(" · ")}</p>`),
    noteParagraph("Penanda", "PetunjukJudul"),
    note(`<table>${markerTable.join("")}</table>`),
    newPage("Contoh soal"),
  ];
  const questions = templateQuestions().map((question, at) => {
    const name = Object.values(questionTypes)[at] ?? "";
    return `${noteParagraph(name, "PetunjukJudul")}${questionTable(question, at + 1, page)}`;
  });
  return document.parts([...intro, ...questions, noteParagraph("", "Petunjuk")].join(""), title);
}

function newPage(text: string): string {
  return wordParagraph(textRun(text), valued("w:pStyle", "JudulSoal") + tag("w:pageBreakBefore"));
}
