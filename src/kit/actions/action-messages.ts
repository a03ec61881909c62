// What every action says before it starts and after it has ended, whatever it is done to.
import { messages, params } from "../../core/i18n.ts";

export const actionMessages = messages("kit/actions", {
  actions: "Tindakan",
  title: params("{action}: {who}"),
  verb: params("{action} {who}"),
  done: "Berhasil",
  unchanged: params("{who} tidak berubah."),
  gone: "Data ini tidak ditemukan. Mungkin sudah dihapus.",
  undo: "Urungkan",
  undone: "Dikembalikan",
  undoneBody: params("{who} kembali seperti semula."),
  note: "Catatan",
  noteHint: "Boleh kosong; tersimpan di log.",
  reason: "Alasan",
  reasonHint: "Tampil pada peserta; tersimpan di log.",
  reasonMissing: "Isi alasannya dahulu.",
  remove: "Hapus",
  removeTitle: params("Hapus {who}?"),
  removeVerb: params("Hapus {count}"),
  removed: params("{who} sudah dihapus."),
  undoRefusedFor: params("{who} tidak dapat dikembalikan, antara lain karena: {reason}"),
  undoRefused: params("{who} tidak dapat dikembalikan: {reason}"),
});
