// The words of added time and how far it has come.
import { messages, params } from "../../../core/i18n.ts";

export const sittingProofMessages = messages("sittings/proof", {
  quickMinutes: params("{n} menit"),
  planned: "Terencana",
  incident: "Kejadian",
  proofTitle: "Tambahan waktu",
  proofText: "Diterima: sampai di perangkat. Tampil: perangkat menyatakan sudah menampilkannya.",
  proofEmpty: "Belum ada waktu yang ditambah",
  name: "Nama",
  extra: "Tambahan",
  sent: "Terkirim",
  delivered: "Diterima",
  seen: "Tampil",
  notYet: "belum",
  waiting: "menunggu peserta masuk",
});
export type SittingProofTexts = ReturnType<typeof sittingProofMessages.get>;
