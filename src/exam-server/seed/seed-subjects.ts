// The demonstration school's subjects and some competences of two of them.
import { randomUUID } from "node:crypto";
import type { CognitiveLevel, CompetenceKind } from "../../contract/competences.ts";
import type { Db } from "../database/database.ts";
import { seedBanks } from "./seed-banks.ts";
import { linkSubjects } from "../entities/people/subjects/subjects-writing.ts";

type SeedSubject = {
  kode: string;
  nama: string;
  kkm: number | null;
  agama?: string;
  jurusan?: readonly string[];
  /** How the names of its correctors begin. */
  korektor?: readonly string[];
};

const subjects: readonly SeedSubject[] = [
  { kode: "BIN", nama: "Bahasa Indonesia", kkm: 75, korektor: ["Bambang"] },
  { kode: "MTK", nama: "Matematika", kkm: 70, korektor: ["Yuliana"] },
  { kode: "BIG", nama: "Bahasa Inggris", kkm: 75, korektor: ["Bambang", "Yuliana"] },
  { kode: "PPKN", nama: "Pendidikan Pancasila", kkm: 75, korektor: ["Bambang"] },
  { kode: "SEJ", nama: "Sejarah", kkm: 72.5 },
  { kode: "PJOK", nama: "Pendidikan Jasmani, Olahraga, dan Kesehatan", kkm: null },
  { kode: "PAI", nama: "Pendidikan Agama Islam dan Budi Pekerti", kkm: 75, agama: "ISLAM" },
  { kode: "PAK", nama: "Pendidikan Agama Kristen", kkm: 75, agama: "PROTESTAN" },
  { kode: "PAKA", nama: "Pendidikan Agama Katolik", kkm: 75, agama: "KATOLIK" },
  { kode: "PAH", nama: "Pendidikan Agama Hindu", kkm: 75, agama: "HINDU" },
  { kode: "FIS", nama: "Fisika", kkm: 70, jurusan: ["IPA"], korektor: ["Yuliana"] },
  { kode: "KIM", nama: "Kimia", kkm: 70, jurusan: ["IPA"] },
  { kode: "BIO", nama: "Biologi", kkm: 70, jurusan: ["IPA"] },
  { kode: "EKO", nama: "Ekonomi", kkm: 72, jurusan: ["IPS"] },
  { kode: "GEO", nama: "Geografi", kkm: 72, jurusan: ["IPS"] },
  { kode: "INF", nama: "Informatika", kkm: 75, jurusan: ["IPA", "IPS"] },
];

type SeedCompetence = {
  kode: string;
  uraian: string;
  jenis: CompetenceKind;
  level?: CognitiveLevel;
  children?: readonly SeedCompetence[];
};

const mathematics: readonly SeedCompetence[] = [
  {
    kode: "CP.BIL",
    uraian: "Bilangan: menggeneralisasi sifat-sifat bilangan berpangkat dan logaritma",
    jenis: "CP",
    children: [
      {
        kode: "TP.1.1",
        uraian: "Menjelaskan sifat-sifat bilangan berpangkat, termasuk pangkat pecahan",
        jenis: "TP",
        level: "C2",
        children: [
          {
            kode: "IND.1.1.1",
            uraian: "Menyederhanakan bentuk pangkat",
            jenis: "IND",
            level: "C3",
          },
          {
            kode: "IND.1.1.2",
            uraian: "Menyelesaikan persamaan eksponen sederhana",
            jenis: "IND",
            level: "C3",
          },
        ],
      },
      {
        kode: "TP.1.2",
        uraian: "Menerapkan barisan dan deret aritmetika dan geometri",
        jenis: "TP",
        level: "C3",
      },
    ],
  },
  {
    kode: "CP.ALJ",
    uraian: "Aljabar dan fungsi: menyelesaikan masalah sistem persamaan dan fungsi kuadrat",
    jenis: "CP",
    children: [
      {
        kode: "TP.2.1",
        uraian: "Menyelesaikan sistem persamaan linear tiga variabel",
        jenis: "TP",
        level: "C3",
      },
      {
        kode: "TP.2.2",
        uraian: "Menganalisis grafik fungsi kuadrat dan penerapannya",
        jenis: "TP",
        level: "C4",
      },
    ],
  },
  {
    kode: "CP.DAT",
    uraian: "Analisis data dan peluang: menampilkan dan menginterpretasi data",
    jenis: "CP",
    children: [
      {
        kode: "TP.3.1",
        uraian: "Membandingkan ukuran pemusatan beberapa kumpulan data",
        jenis: "TP",
        level: "C4",
      },
    ],
  },
];

const indonesian: readonly SeedCompetence[] = [
  {
    kode: "CP.BACA",
    uraian: "Membaca dan memirsa: mengevaluasi informasi dari teks deskripsi dan eksposisi",
    jenis: "CP",
    children: [
      {
        kode: "TP.B.1",
        uraian: "Menemukan gagasan pokok teks eksposisi",
        jenis: "TP",
        level: "C2",
      },
      {
        kode: "TP.B.2",
        uraian: "Menilai akurasi dan kualitas data dalam teks",
        jenis: "TP",
        level: "C5",
      },
    ],
  },
  {
    kode: "CP.TULIS",
    uraian: "Menulis: menuangkan gagasan dalam berbagai tipe teks secara logis dan kritis",
    jenis: "CP",
    children: [
      { kode: "TP.T.1", uraian: "Menulis teks laporan hasil observasi", jenis: "TP", level: "C6" },
    ],
  },
];

/** `author`: the id of whoever writes the banks. */
export async function seedSubjects(db: Db, author: string, at: Date): Promise<void> {
  const ids = await insertSubjects(db, at);
  const questions = await seedBanks(db, author, at, ids);
  const first = await insertCompetences(db, at, ids.get("BIN")!, indonesian, "Fase E");
  await insertCompetences(db, at, ids.get("MTK")!, mathematics, "Fase E");
  await db
    .insertInto("question_competences")
    .values(questions.map((question_id) => ({ question_id, competence_id: first })))
    .execute();
}

async function insertSubjects(db: Db, at: Date): Promise<Map<string, string>> {
  const majors = await db.selectFrom("majors").select(["id", "kode"]).execute();
  const religions = await db.selectFrom("religions").select(["id", "kode"]).execute();
  const users = await db.selectFrom("users").select(["id", "name"]).execute();
  const rows = subjects.map((one) => ({
    id: randomUUID(),
    kode: one.kode,
    nama: one.nama,
    kkm: one.kkm,
    scope: one.agama ? ("agama" as const) : one.jurusan ? ("khusus" as const) : ("umum" as const),
    agama_id: religions.find(({ kode }) => kode === one.agama)?.id ?? null,
    created_at: at,
    updated_at: at,
  }));
  await db.insertInto("subjects").values(rows).execute();
  await linkSubjects(
    rows.map(({ id }, index) => {
      const { jurusan = [], korektor = [] } = subjects[index]!;
      return {
        id,
        jurusan_ids: majors.filter(({ kode }) => jurusan.includes(kode)).map((row) => row.id),
        corrector_ids: users
          .filter(({ name }) => korektor.some((start) => name.startsWith(start)))
          .map((row) => row.id),
      };
    }),
    db,
  );
  return new Map(rows.map(({ id, kode }) => [kode, id]));
}

/** Answers the id of the first leaf of the first branch. */
async function insertCompetences(
  db: Db,
  at: Date,
  subject_id: string,
  branch: readonly SeedCompetence[],
  fase: string,
  parent_id: string | null = null,
): Promise<string> {
  let leaf = "";
  for (const [index, { kode, uraian, jenis, level, children = [] }] of branch.entries()) {
    const id = randomUUID();
    await db
      .insertInto("competences")
      .values({
        id,
        subject_id,
        parent_id,
        kode,
        uraian,
        fase,
        jenis,
        level_kognitif: level ?? "",
        position: index + 1,
        created_at: at,
        updated_at: at,
      })
      .execute();
    const below =
      children.length > 0 ? await insertCompetences(db, at, subject_id, children, fase, id) : id;
    leaf ||= below;
  }
  return leaf;
}
