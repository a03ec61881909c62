// The words of the import of participants beside the wizard's own.
import { messages, params } from "../../core/i18n.ts";

export const participantsImportMessages = messages("participants/import", {
  create: params("Buat {count} group yang belum ada"),
  more: params("dan {count} lainnya"),
  needed:
    "Setujui pembuatan group yang belum ada, atau kembali dan perbaiki namanya. Belum ada yang disimpan.",
  none: "Tidak ada group yang perlu dibuat.",
  save: "Simpan",
  newGroups: "Group baru",
});
