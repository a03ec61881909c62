// The words of revealing the names behind answers.
import { messages, params } from "../../../core/i18n.ts";

export const namesRevealMessages = messages("marking-rules/reveal", {
  title: params("Buka nama: {question}"),
  verb: "Buka nama",
  final: "Tidak dapat dibatalkan",
  meaning:
    "Mulai sekarang petugas yang boleh melihat hasil membaca jawaban soal ini di samping nama pesertanya. Korektor tetap mendapat kode, tetapi dapat mengenali jawaban yang pernah dilihat bersama nama.",
  left: params("{left} dari {total} jawaban belum selesai dikoreksi."),
  allDone: params("Semua {total} jawaban sudah selesai dikoreksi."),
  recorded: "Nama Anda, waktu, dan alasannya tercatat dan tampil di daftar koreksi.",
  reason: "Alasan",
  done: params("Nama di {question} dibuka."),
});
