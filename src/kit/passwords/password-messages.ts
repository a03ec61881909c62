// The words around passwords that are shown once.
import { messages, params } from "../../core/i18n.ts";

export const passwordMessages = messages("kit/passwords", {
  title: "Password baru",
  once: "Password ini hanya ditampilkan sekarang. Catat, cetak, atau unduh sebelum menutup.",
  name: "Nama",
  group: "Group",
  password: "Password",
  copy: "Salin",
  copied: "Tersalin",
  print: "Cetak",
  download: "Unduh Excel",
  more: params("{count} lainnya ikut tersalin, tercetak dan terunduh."),
  close: "Tutup",
  leaveTitle: "Semua password sudah dicatat?",
  leaveText: "Password ini tidak dapat dilihat lagi. Yang terlewat harus direset.",
  fileContext: "password",
});
