// The words of every print screen: its panel of choices and the paper beside it.
import { messages, params } from "../../core/i18n.ts";

export const printMessages = messages("kit/print", {
  panel: "Pengaturan cetak",
  choices: "Pilihan cetak",
  preview: "Pratinjau kertas",
  print: "Cetak",
  preparing: "Menyiapkan gambar dan rumus…",
  ready: "Siap dicetak.",
  drawing: params("Menyiapkan {done} dari {total} lembar…"),
  letterhead: "Kop instansi",
  size: "Kertas",
  a4: "A4 (210 × 297 mm)",
  f4: "F4 (215 × 330 mm)",
  font: "Ukuran huruf",
  points: params("{size} pt"),
  noNumbers:
    "Browser ini tidak mencetak nomor halaman. Nyalakan “Header dan footer” pada dialog cetaknya.",
});
