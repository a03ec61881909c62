// The words of questions whose left parts belong to right parts.
import { messages, params } from "../../../core/i18n.ts";

export const linkMessages = messages("question-types-editor/links", {
  howToOne: "Tekan bagian kiri, lalu pasangannya di kanan.",
  howToMany: "Tekan bagian kiri, lalu semua pasangannya di kanan.",
  board: "Pasangan",
  tile: params("{name}, belum dipasangkan"),
  tileLinked: params("{name}, dipasangkan dengan {partners}"),
  joined: params("{left} dipasangkan dengan {right}."),
  parted: params("{left} tidak lagi dipasangkan dengan {right}."),
  cleared: "Jawaban dikosongkan.",
  asList: "Tampilkan sebagai daftar",
  asBoard: "Tampilkan dengan garis",
  partnerOf: params("Pasangan untuk {name}"),
  choose: "Pilih pasangan",
  choices: "Pilihan",
  usedBy: params("dipakai {marks}"),

  with: "dipasangkan dengan",
  spare: "Pengecoh",
  withoutPartner: "Tanpa pasangan (pengecoh)",
});
