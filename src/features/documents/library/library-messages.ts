// The words of the institution's own pictures and sounds.
import { messages, params } from "../../../core/i18n.ts";

export const libraryMessages = messages("documents/library", {
  count: params("{count} berkas"),
  upload: "Unggah berkas",
  hint: "Gambar (PNG, JPG, WebP, GIF) atau audio (MP3, OGG, WAV). Dapat juga diseret ke sini atau ditempel (Ctrl+V).",
  emptyTitle: "Belum ada berkas instansi",
  emptyText: "Logo, tanda tangan, bel: yang tidak milik satu banksoal saja.",
  allKinds: "Semua jenis",
  newest: "Terbaru",
  byName: "Nama",
  largest: "Terbesar",
  maxUsed: "Paling banyak dipakai",

  rename: "Ganti nama",
  name: "Nama berkas",
  saved: params("Berkas {name} sudah disimpan."),
  copyAddress: "Salin alamat",
  copied: "Alamat sudah disalin",
  notCopied: "Alamat belum disalin",
  removeMeaning: "Berkas yang dihapus tidak dapat dikembalikan.",
  removeKept: "Yang masih dipakai tidak ikut dihapus.",
});
