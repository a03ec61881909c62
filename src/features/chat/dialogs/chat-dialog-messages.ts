// The words of the dialogs of chat.
import { messages, params } from "../../../core/i18n.ts";

export const chatDialogMessages = messages("chat/dialogs", {
  close: "Tutup",
  fresh: "Percakapan baru",
  search: "Cari nama, event, atau jadwal",
  clear: "Hapus pencarian",
  people: "Rekan",
  events: "Event",
  schedules: "Jadwal",
  nothing: "Tidak ada yang cocok",
  templates: "Template pesan",
  newTemplate: "Template baru",
  add: "Tambah",
  remove: params("Hapus template: {text}"),
  removeVerb: "Hapus",
  noTemplates: "Belum ada template.",
  receipts: "Yang menerima pesan",
  number: "Nomor ujian",
  name: "Nama",
  delivered: "Diterima",
  read: "Dibaca",
  more: "Lebih banyak",
});
