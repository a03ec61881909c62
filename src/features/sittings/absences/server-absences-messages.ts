// Texts for absences: times during which no exam server was running.
import { messages, params } from "../../../core/i18n.ts";

export const serverAbsencesMessages = messages("sittings/absences", {
  title: params("Server mati {span}"),
  dialog: "Waktu tanpa server",
  close: "Tutup",
  others: "Ujian lain",
  none: "Semua sudah ditetapkan.",
  about: params("Lamanya {length}. Ujian: {exams}."),
  lengthMinutes: params("{n} menit"),
  lengthSeconds: params("{n} detik"),
  readOnly: "Operator atau Head Master yang menetapkan tambahan waktunya.",
  given: params("Waktu {people} peserta yang sedang mengerjakan sudah ditambah {minutes} menit."),
  check: "Pastikan bahwa itu benar, atau ubah.",
  notGiven: params("{people} peserta sedang mengerjakan, dan waktunya belum dikembalikan."),
  choose: "Tentukan berapa menit yang ditambahkan.",
  right: "Benar",
  change: "Ubah",
  decide: "Tentukan",
  minutes: "Menit yang ditambahkan",
  fault: params("Isi 0 sampai {most} menit."),
  save: params("Tetapkan {minutes} menit untuk {people} peserta"),
  cancel: "Batal",
  confirmed: params("{people} peserta mendapat tambahan {minutes} menit."),
});
