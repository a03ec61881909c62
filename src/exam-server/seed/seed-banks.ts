// The demonstration school's question banks: one whole, with a text that several questions share, one that is short of
// questions, whose essays nobody marks, and one that shows each type of question.
import { randomUUID } from "node:crypto";
import { type PlanEntry } from "../../contract/questions/banks.ts";
import { questionTypeCodes } from "../../contract/questions/question-types.ts";
import type { ContentOf } from "../../contract/questions/question-content.ts";
import type { QuestionInput } from "../../contract/questions/question-fields.ts";
import { escapeHtml } from "../../domain/text/html-text.ts";
import { paragraphsOf } from "../../domain/text/plain-paragraphs.ts";
import type { Db } from "../database/database.ts";
import { insertMedia } from "../entities/questions/media/media-bytes-store.ts";
import {
  insertQuestions,
  momentOf,
} from "../entities/questions/questions/question-rows-writing.ts";
import { seedFiles, storedSeedFiles, type SeedFile } from "./seed-media.ts";
import { asked, options } from "./seed-samples-shape.ts";
import { withOwnIds } from "./seed-part-ids.ts";
import { sampleQuestions } from "./seed-samples.ts";

type SeedQuestion = {
  stem: string;
  /** The first is right; none: an essay. */
  options?: readonly string[];
  /** Asks about the shared text. */
  shares?: true;
};
type SeedBank = {
  subject: string;
  nama: string;
  plan: readonly PlanEntry[];
  reference?: { judul: string; isi: string };
  questions: readonly SeedQuestion[];
};

const planned = (choices: number, essays: number): PlanEntry[] => [
  { type: 1, count: choices, weight: 60, policy: "mutlak", minus: 0 },
  { type: 2, count: essays, weight: 40, policy: "parsial", minus: 0 },
];

const banks: readonly SeedBank[] = [
  {
    subject: "BIN",
    nama: "Bahasa Indonesia kelas X, semester 1",
    plan: planned(8, 3),
    reference: {
      judul: "Sampah plastik di sungai",
      isi: "Setiap hari warga di tepi sungai memungut lebih dari dua ratus kilogram sampah plastik.\n\nSebagian besar berasal dari kemasan sekali pakai yang dibuang jauh di hulu. Karena itu, membersihkan hilir saja tidak cukup: kebiasaan di hulu yang harus berubah.",
    },
    questions: [
      {
        stem: "Gagasan pokok paragraf kedua teks tersebut adalah …",
        options: [
          "kebiasaan di hulu harus berubah",
          "warga memungut sampah setiap hari",
          "kemasan sekali pakai murah harganya",
          "sungai di hilir sudah bersih",
        ],
        shares: true,
      },
      {
        stem: "Menurut teks tersebut, sebagian besar sampah berasal dari …",
        options: ["kemasan sekali pakai", "pabrik di hilir", "pasar di kota", "kapal nelayan"],
        shares: true,
      },
      {
        stem: "Kata “hulu” dalam teks tersebut berlawanan makna dengan …",
        options: ["hilir", "tepi", "sungai", "jauh"],
        shares: true,
      },
      {
        stem: "Kalimat yang memakai kata baku adalah …",
        options: [
          "Ibu membeli apotek kecil itu.",
          "Ayah membeli obat di apotik.",
          "Adik praktek menari.",
          "Kakak mencari nasehat.",
        ],
      },
      {
        stem: "Teks yang memuat hasil pengamatan secara sistematis disebut teks …",
        options: ["laporan hasil observasi", "anekdot", "negosiasi", "hikayat"],
      },
      {
        stem: "Imbuhan me- yang tepat untuk kata dasar “sapu” adalah …",
        options: ["menyapu", "mensapu", "mesapu", "mengsapu"],
      },
      {
        stem: "Kalimat berikut yang merupakan opini adalah …",
        options: [
          "Pantai ini paling indah di Indonesia.",
          "Air mendidih pada suhu 100 °C.",
          "Jakarta terletak di Pulau Jawa.",
          "Satu pekan terdiri atas tujuh hari.",
        ],
      },
      {
        stem: "Bagian teks anekdot yang berisi penutup atau simpulan disebut …",
        options: ["koda", "abstraksi", "orientasi", "krisis"],
      },
      {
        stem: "Penulisan gabungan kata yang tepat adalah …",
        options: ["terima kasih", "terimakasih", "tanggungjawab", "kerja sama-sama"],
      },
      { stem: "Jelaskan perbedaan fakta dan opini, dan berikan satu contoh masing-masing." },
      { stem: "Tulislah satu paragraf ajakan menjaga kebersihan sungai.", shares: true },
      { stem: "Sebutkan tiga ciri kebahasaan teks laporan hasil observasi." },
    ],
  },
  {
    subject: "SEJ",
    nama: "Sejarah kelas X, semester 1",
    plan: planned(20, 5),
    questions: [
      {
        stem: "Kerajaan bercorak Hindu tertua di Indonesia adalah …",
        options: ["Kutai", "Majapahit", "Mataram", "Singasari"],
      },
      {
        stem: "Prasasti Yupa ditulis dengan huruf …",
        options: ["Pallawa", "Latin", "Arab", "Kanji"],
      },
      {
        stem: "Candi Borobudur dibangun pada masa wangsa …",
        options: ["Syailendra", "Sanjaya", "Rajasa", "Isyana"],
      },
      {
        stem: "Sumpah Palapa diucapkan oleh …",
        options: ["Gajah Mada", "Hayam Wuruk", "Raden Wijaya", "Ken Arok"],
      },
      {
        stem: "Kerajaan Islam pertama di Nusantara adalah …",
        options: ["Samudra Pasai", "Demak", "Banten", "Gowa"],
      },
      {
        stem: "Cara berpikir yang melihat peristiwa dalam urutan waktu disebut …",
        options: ["diakronis", "sinkronis", "kausal", "tematis"],
      },
      {
        stem: "Sumber sejarah yang dibuat pada masa peristiwa terjadi disebut sumber …",
        options: ["primer", "sekunder", "tersier", "lisan"],
      },
      {
        stem: "Manusia purba yang ditemukan Eugène Dubois di Trinil adalah …",
        options: [
          "Pithecanthropus erectus",
          "Homo floresiensis",
          "Homo wajakensis",
          "Meganthropus palaeojavanicus",
        ],
      },
      {
        stem: "Peninggalan zaman megalitikum berupa tugu batu disebut …",
        options: ["menhir", "dolmen", "sarkofagus", "waruga"],
      },
      { stem: "Jelaskan perbedaan sumber primer dan sumber sekunder." },
      { stem: "Uraikan dua teori tentang masuknya Islam ke Nusantara." },
      { stem: "Mengapa letak Sriwijaya menguntungkan perdagangan?" },
    ],
  },
];

/** `subjects`: id by code. Answers the first questions of the first bank. */
export async function seedBanks(
  db: Db,
  author: string,
  at: Date,
  subjects: ReadonlyMap<string, string>,
): Promise<string[]> {
  const first: string[] = [];
  for (const bank of banks) {
    const id = await insertBank(
      db,
      { ...bank, subject_id: subjects.get(bank.subject)! },
      author,
      at,
    );
    const reference = await insertReference(db, id, bank, author, at);
    const rows = bank.questions.map((question, index) => ({
      id: randomUUID(),
      bank_id: id,
      position: index + 1,
      created_at: momentOf(at, index),
      fields: withOwnIds(fieldsOf(question, index, reference)),
    }));
    await insertQuestions(rows, author, at, db);
    first.push(...rows.map((row) => row.id));
  }
  await seedSamples(db, author, at, subjects.get("FIS")!);
  return first.slice(0, 4);
}

/** A question of each type, with the files that some of them show or play. */
async function seedSamples(db: Db, author: string, at: Date, subject_id: string): Promise<void> {
  const plan = questionTypeCodes.map((type): PlanEntry => ({
    type,
    count: 1,
    weight: 6.25,
    policy: "mutlak",
    minus: 0,
  }));
  const bank = { subject: "FIS", subject_id, nama: "Contoh 16 tipe soal", plan };
  const bank_id = await insertBank(db, bank, author, at);
  const names = Object.keys(seedFiles).map((name) => [name, randomUUID()]);
  const files = Object.fromEntries(names) as Record<SeedFile, string>;
  await insertMedia(storedSeedFiles(bank_id, files), author, at, db);
  const rows = sampleQuestions(files).map((fields, index) => ({
    id: randomUUID(),
    bank_id,
    position: index + 1,
    created_at: momentOf(at, index),
    fields: withOwnIds(fields),
  }));
  await insertQuestions(rows, author, at, db);
}

type NewBank = Pick<SeedBank, "subject" | "nama" | "plan" | "reference"> & { subject_id: string };

async function insertBank(db: Db, bank: NewBank, created_by: string, at: Date): Promise<string> {
  const id = randomUUID();
  await db
    .insertInto("question_banks")
    .values({
      id,
      kode: `BKSL-${bank.subject}-2026`,
      nama: bank.nama,
      subject_id: bank.subject_id,
      grade: "X",
      default_option_count: 4,
      next_reference: bank.reference ? 2 : 1,
      created_by,
      created_at: at,
      updated_at: at,
    })
    .execute();
  await db
    .insertInto("bank_type_plans")
    .values(bank.plan.map((entry) => ({ bank_id: id, ...entry })))
    .execute();
  return id;
}

async function insertReference(
  db: Db,
  bank_id: string,
  { reference }: SeedBank,
  created_by: string,
  at: Date,
): Promise<string | null> {
  if (!reference) return null;
  const id = randomUUID();
  await db
    .insertInto("question_references")
    .values({
      id,
      bank_id,
      type: "SP_REFERENCE",
      kode: "R1",
      judul: reference.judul,
      isi: paragraphsOf(reference.isi),
      position: 1,
      created_by,
      created_at: at,
      updated_at: at,
    })
    .execute();
  return id;
}

function fieldsOf(
  { stem, options, shares }: SeedQuestion,
  index: number,
  reference: string | null,
): QuestionInput {
  const content = options ? choiceContent(options, index + 1) : essayContent();
  return asked(escapeHtml(stem), content, { reference_id: shares ? reference : null });
}

/** The right one stands elsewhere in each question. */
function choiceContent(texts: readonly string[], place: number): ContentOf<1> {
  const all = options(...texts.map(escapeHtml));
  const shift = place % all.length;
  return {
    type: 1,
    payload: { options: [...all.slice(shift), ...all.slice(0, shift)] },
    key: { id: "o1", weights: {} },
  };
}

function essayContent(): ContentOf<2> {
  return {
    type: 2,
    payload: { format: "plain", min_words: 0, max_chars: 0, attachments: false, lines: 6 },
    key: { rujukan: "", rubric: [], keywords: [] },
  };
}
