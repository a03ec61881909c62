// The words of the pictures of an analysis.
import { messages, params } from "../../../core/i18n.ts";

export const itemPicturesMessages = messages("analysis-pictures/pictures", {
  asTable: "Sebagai tabel",
  question: params("Soal {n}"),
  short: params("no. {n}"),
  p: "p",
  r: "r",
  decision: "Keputusan",
  undecided: "belum dapat diusulkan",
  loading: "Gambar sedang dibuat…",
  failed: "Gambar belum dapat dibuat",

  difficulty: "Kesukaran dan daya pembeda",
  difficultyText: params("{n} soal menurut p dan r; {below} di bawah nol."),
  difficultyHint:
    "Mendatar: p, bagian skor yang diperoleh. Tegak: r, hubungan skor soal dengan skor total. Di bawah nol: yang pandai justru salah. Soal dengan p dan r yang sama digambar berdampingan.",
  good: "daerah baik",
  critical: params("r tabel {r}"),
  missing: params("Tanpa titik, karena p atau r tidak dapat dihitung: {list}."),
  noPoints: "Belum ada soal dengan p dan r yang dapat dihitung.",
  point: params("{question} · p {p} · r {r} · {status}"),

  curves: "Siapa memilih apa",
  curvesOf: params("Pilihan opsi {question} menurut lima kelompok nilai, dalam persen."),
  facilityOf: params("Perolehan skor {question} menurut lima kelompok nilai, dalam persen."),
  lowest: "bawah",
  middle: "tengah",
  highest: "atas",
  group: params("Kelompok {n}"),
  groupLowest: "Kelompok 1 (terendah)",
  groupHighest: "Kelompok 5 (tertinggi)",
  all: "Semua",
  option: "Opsi",
  key: params("{letter} kunci"),
  empty: "kosong",
  earned: "Perolehan",
  percent: params("{n} %"),
  fewForCurves: "Kurva digambar mulai dari lima peserta.",
  curvesHint: params(
    "Tiap kelompok sekitar {size} peserta. Kunci seharusnya naik ke kanan, pengecoh turun.",
  ),

  histogram: "Sebaran skor",
  histogramText: params("Sebaran skor {n} peserta."),
  histogramReached: params("Sebaran skor {n} peserta; {reached} mencapai KKM {kkm}."),
  kkm: params("KKM {kkm}"),
  range: params("{from} sampai di bawah {to}"),
  lastRange: params("{from} sampai {to}"),
  score: "Skor",
  people: "Peserta",
  reached: "Mencapai KKM",
  noScores: "Belum ada skor yang dapat digambar.",
  histogramHint: "Kosong: di bawah KKM. Penuh: mencapai KKM.",

  heatMap: "Peserta dan soal",
  heatMapText: params(
    "Perolehan {people} peserta pada {questions} soal. Peserta dari skor tertinggi di atas, soal dari yang termudah di kiri.",
  ),
  heatMapHint:
    "Peserta dari skor tertinggi di atas, soal dari yang termudah di kiri. Makin pekat, makin banyak skor yang diperoleh; arsir berarti soal tidak didapat atau tidak dihitung. Nama peserta tidak ditampilkan.",
  band: params("Peringkat {from}–{to}"),
  oneOfBand: params("Peringkat {n}"),
  columns: "Soal pada gambar",
  none: "–",
});
export type ItemPicturesTexts = ReturnType<typeof itemPicturesMessages.get>;
