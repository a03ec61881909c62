// The words of what is written into minutes before they are printed.
import { messages, params } from "../../../../core/i18n.ts";

export const minutesMessages = messages("documents-papers/minutes", {
  group: "Isi lembar",
  sheet: "Lembar",
  edit: "Ubah isi lembar",
  title: params("Isi berita acara {sheet}"),
  mark: "dikoreksi",
  corrected: params("Dikoreksi dengan tangan: {what}."),
  byServer: "Angka lembar ini dari server.",
  writtenBy: params("Terakhir diubah {name}, {time}."),
  server: params("Server: {value}"),
  noServer: "Server belum mencatat kehadiran.",
  numbersHint: "Pisahkan dengan koma.",
  sum: params("Hadir dan tidak hadir berjumlah {sum}, seharusnya {expected}."),
  toServer: "Kembali ke angka server",
  proctors: "Pengawas",
});
