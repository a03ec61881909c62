// The words that say whether results are published, below the figures.
import { messages, params } from "../../../core/i18n.ts";

export const publicationStateMessages = messages("results-acts/state", {
  button: "Terbitkan",
  published: params("Terbit untuk {who} sejak {time} oleh {by}: {view}."),
  withdrawn: params("Ditarik dari {who} sejak {time} oleh {by}."),
  followed: params("Mengikuti jadwal untuk {who}."),
  everybody: "semua peserta",
  participants: "Peserta",
  others: "Peserta lain",
  ruleNone: params("{who} tidak melihat hasil."),
  rule: params("{who} melihat {view} setelah ujian selesai."),
  ruleFrom: params("{who} melihat {view} mulai {time}."),
  score: "nilai",
  answers: "nilai dan jawaban",
  review: "nilai, jawaban dan pembahasan",
  reach: params("Peserta melihat hasil {n} dari {all} ujian."),
  reachSome: params("{n} di antaranya hanya untuk sebagian group."),
  unknown: "Apakah hasil sudah terbit belum dapat diketahui.",
});
