// The words of a form whose record somebody else has changed meanwhile.
import { messages } from "../../core/i18n.ts";

export const conflictMessages = messages("kit/conflict", {
  title: "Data ini baru saja diubah orang lain",
  text: "Belum ada yang ditimpa. Data terbaru di server yang berbeda dengan isian Anda:",
  same: "Tidak ada perbedaan dengan isian Anda.",
  takeNewer: "Pakai data terbaru",
  keepMine: "Lanjutkan isian saya",
  empty: "(kosong)",
  yes: "Ya",
  no: "Tidak",
});
