// The words that the editors of all types share.
import { messages, params } from "../../../core/i18n.ts";

export const partMessages = messages("question-types/parts", {
  emptyPart: "Ketik di sini",
  keysHint:
    "Enter atau ↓ di akhir: ke isian berikutnya. ↑ di awal: sebelumnya. Shift+Enter: baris baru. Tab: tombol barisnya, lalu ← →.",
  up: params("Naikkan {label}"),
  down: params("Turunkan {label}"),
  remove: params("Hapus {label}"),
  right: "Benar",
  wrong: "Salah",
  missed: "Seharusnya dipilih",
  partly: params("Benar {percent}"),
  share: params("{percent} memilih"),
  shareRight: params("{percent} benar"),
  notAnswered: "Tidak dijawab",
  key: "Kunci",
});
