// The words of the list of what was deleted and can be taken back.
import { messages, params } from "../../core/i18n.ts";

export const deletedMessages = messages("kit/deleted", {
  title: params("{noun} terhapus"),
  close: "Tutup",
  search: "Cari yang terhapus",
  name: "Nama",
  deleted: "Dihapus",
  deletedBy: params("{at} oleh {by}"),
  daysLeft: params("Tersisa {n} hari"),
  hoursLeft: params("Tersisa {n} jam"),
  restore: "Pulihkan",
  restoreOf: params("Pulihkan {who}"),
  restoreTitle: params("Pulihkan {who}?"),
  restored: params("{who} dipulihkan."),
  meaning: "Yang dipulihkan kembali ke daftar seperti sebelum dihapus.",
  emptyTitle: "Tidak ada yang terhapus",
  emptyText: params(
    "Yang dihapus disimpan di sini selama {days} hari dan dapat dipulihkan. Setelah itu hilang untuk selamanya.",
  ),
});
