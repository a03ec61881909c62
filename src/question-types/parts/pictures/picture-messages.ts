// The words about pictures in questions, and about zones on them (types 15 and 16).
import { messages, params } from "../../../core/i18n.ts";

export const pictureMessages = messages("question-types-editor/pictures", {
  noPicture: "Belum ada gambar",
  zone: params("Area {number}"),
  zoneHint: params("Area {number}: {hint}"),
});

export const imageFieldMessages = messages("question-types-editor/image-field", {
  choose: "Pilih gambar",
  change: "Ganti gambar",
  remove: "Lepas gambar",
  drop: "Lepaskan gambar di sini",
  uploading: "Mengunggah gambar…",
  alt: "Keterangan gambar",
  altHint: "Dibacakan kepada yang tidak dapat melihat gambar.",
});

export const zoneMessages = messages("question-types-editor/zones", {
  editor: "Area pada gambar",
  tools: "Alat gambar",
  rect: "Persegi",
  circle: "Lingkaran",
  poly: "Segi banyak",
  howDrag: "Tarik di atas gambar untuk membuat area. Tekan alatnya lagi untuk berhenti menggambar.",
  howPoints: "Klik titik demi titik; klik titik pertama atau tekan Enter untuk menutup.",
  howMove:
    "Tarik area untuk menggeser, tarik sudutnya untuk mengubah ukuran. Dengan papan ketik: panah menggeser, Shift+panah lebih jauh, Alt+panah mengubah ukuran, Enter ke isiannya, Delete menghapus.",
  finish: "Tutup bentuk",
  cancel: "Batalkan gambar",
  shape: "Bentuk area baru",
  zones: "Daftar area",
  noZones: "Belum ada area. Gambar di atas, atau tambahkan lalu isi letaknya dengan angka.",
  add: "Tambah area tanpa menggambar",
  hint: "Petunjuk area",
  hintPlaceholder: "Petunjuk (tampil dan dibacakan, boleh kosong)",
  place: "Letak dan ukuran (%)",
  left: "Kiri",
  top: "Atas",
  width: "Lebar",
  height: "Tinggi",
  centreX: "Pusat dari kiri",
  centreY: "Pusat dari atas",
  radius: "Jari-jari",
  pointX: params("Titik {number} dari kiri"),
  pointY: params("Titik {number} dari atas"),
  addPoint: "Tambah titik",
  removePoint: params("Hapus titik {number}"),
  removed: params("Area {number} dihapus."),
  undo: "Urungkan",
});
export type ZoneTexts = ReturnType<typeof zoneMessages.get>;
