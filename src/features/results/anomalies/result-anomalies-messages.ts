// The words of what stands out among sittings. They state figures and how these come about, and judge nobody.
import { messages, params } from "../../../core/i18n.ts";

export const resultAnomaliesMessages = messages("results-acts/anomalies", {
  title: params("Anomali: {exam}"),
  close: "Tutup",
  loading: "Pengerjaan sedang dibandingkan…",
  about: params(
    "Dari {n} pengerjaan yang selesai. Angka ini petunjuk untuk diperiksa, bukan kesimpulan: waktu singkat, sering keluar, atau jawaban mirip dapat punya sebab yang wajar.",
  ),
  find: params("Tampilkan {name} di daftar"),
  name: "Nama",
  group: "Group",
  none: "–",

  short: "Waktu sangat singkat",
  shortRule: params("Kurang dari {limit}, sepertiga median ({median})."),
  time: "Durasi",
  minutes: params("{n} menit"),
  underMinute: "< 1 menit",
  leaves: "Sering keluar",
  leavesRule: params(
    "Lebih dari {limit} kali; median {median}. Batas: kuartil atas ditambah 3 × jarak antarkuartil (Tukey 1977), paling sedikit 3 kali.",
  ),
  leaving: "Keluar",
  tooFew: "Kurang dari 10 pengerjaan selesai; belum dapat dibandingkan.",
  nothing: "Tidak ada.",

  likeness: "Jawaban salah yang sama",
  likenessRule: params(
    "{pairs} pasangan di ruang dan sesi yang sama dibandingkan pada {questions} soal satu pilihan. Indeks: generalized binomial test (van der Linden & Sotaridona 2006) atas soal yang dijawab salah oleh keduanya, dengan batas Bonferroni: paling banyak 0,05 pasangan keliru tampil per ujian. Peserta yang belajar bersama dapat salah dengan cara yang sama.",
  ),
  noQuestions: "Tidak ada soal satu pilihan yang dijawab.",
  pair: "Pasangan",
  room: "Ruang",
  same: "Sama",
  sameOf: params("{same} dari {both}"),
  expected: "Kebetulan",
  odds: "Peluang",
  oneIn: params("1 : {n}"),
  and: "dan",
});
