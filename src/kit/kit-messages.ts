// The words of lists, forms, confirmations and bulk changes.
import { messages, params } from "../core/i18n.ts";

export const listMessages = messages("kit/list", {
  clearSearch: "Kosongkan pencarian",
  clearFilters: "Hapus filter",
  filters: "Pencarian dan filter",
  columns: "Kolom",
  shownColumns: "Kolom yang ditampilkan",
  allColumns: "Tampilkan semua",
  loading: "Memuat data…",
  failed: "Data tidak dapat dimuat",
  outdated: params(
    "Data tidak dapat dimuat ulang. Yang tampil adalah keadaan pukul {time}, dan diperbarui sendiri setelah server menjawab.",
  ),
  age: params("Data {n} detik lalu"),
  retry: "Coba lagi",
  nothingFound: "Tidak ada yang cocok",
  nothingFoundHint: "Ubah kata pencarian atau hapus filter.",
  found: params("{total} data ditemukan"),
  filter: "Filter",
  filterCount: params("Filter ({count})"),
  moreFilters: "Filter lain",
  moreFiltersCount: params("Filter lain ({count})"),
  filterTitle: "Filter dan urutan",
  dropFilter: params("Hapus filter {filter}"),
  closeFilters: "Kembali ke daftar",
  showFound: "Tampilkan",
  showCount: params("Tampilkan {total} data"),
  sort: "Urutkan",
  ascending: params("{label}, menaik"),
  descending: params("{label}, menurun"),
  pick: "Pilih beberapa",
  more: "Lainnya",
  closeMore: "Tutup",
  unseen: params("{count} tidak tampak di halaman ini"),
  moreActions: "Tindakan lain",
  select: params("Pilih {label}"),
  selectPage: "Pilih semua di halaman ini",
  selected: params("{count} dipilih"),
  selectAll: params("Pilih semua {total}"),
  selectingAll: "Memilih semua…",
  clearSelection: "Batalkan pilihan",
  selection: "Pilihan",
  import: "Impor",
  actions: params("Tindakan untuk {label}"),
  actionsColumn: "Tindakan",
  detail: "Lihat detail",
  closeDetail: "Tutup detail",
  showDetail: params("Lihat detail {label}"),
  hideDetail: params("Tutup detail {label}"),
  range: params("{from}–{to} dari {total}"),
  rows: "Baris",
  first: "Halaman pertama",
  previous: "Halaman sebelumnya",
  next: "Halaman berikutnya",
  last: "Halaman terakhir",
  pageOf: params("{page} / {pages}"),
});

export const recordMessages = messages("kit/records", {
  saved: "Tersimpan",
});

export const dialogMessages = messages("kit/dialogs", {
  close: "Tutup",
});

export const formMessages = messages("kit/form", {
  save: "Simpan",
  saveAndAdd: "Simpan & tambah lagi",
  cancel: "Batal",
  close: "Tutup",
  failed: "Belum tersimpan",
  unsaved: "Perubahan belum disimpan",
  unsavedBody: "Jika formulir ini ditutup, isian yang belum disimpan akan hilang.",
  discard: "Buang perubahan",
  keepEditing: "Kembali mengisi",
  retry: "Coba lagi",
  showPassword: "Tampilkan password",
  hidePassword: "Sembunyikan password",
});

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

export const confirmMessages = messages("kit/confirm", {
  cancel: "Batal",
  close: "Tutup",
  failed: "Belum berhasil",
  typeToConfirm: params("Ketik {text} untuk melanjutkan"),
});

export const exceptionMessages = messages("kit/exceptions", {
  asRole: "Sesuai role",
  asRoleWhich: params("Role: {may}"),
  may: "boleh",
  mayNot: "tidak",
  allow: "Selalu boleh",
  deny: "Tidak boleh",
});

export const strengthMessages = messages("kit/strength", {
  label: "Kekuatan password",
  tooShort: "Terlalu pendek",
  weak: "Lemah: mudah ditebak",
  fair: "Cukup",
  good: "Baik",
  strong: "Kuat",
});

export const bulkMessages = messages("kit/bulk", {
  progress: params("{done} dari {total} diproses"),
  stop: "Hentikan",
  stopping: "Menghentikan…",
  stopped: "Dihentikan",
  rest: params("{rest} belum diproses."),
  unsure: params(
    "Jawaban server untuk {n} baris tidak sampai: belum diketahui apakah sudah berubah. Lanjutkan mengirimnya lagi tanpa menggandakan.",
  ),
  resume: "Lanjutkan",
  sentIn: params("Dijalankan dalam {n} detik"),
  notSentYet:
    "Belum ada yang berubah. Menutup dialog atau meninggalkan halaman ini membatalkannya.",
  waiting: "Yang akan dijalankan",
  sendNow: "Jalankan sekarang",
  done: params("{n} berhasil"),
  unchanged: params("{n} tidak berubah"),
  refused: params("{n} ditolak"),
  refusedTable: "Yang ditolak dan alasannya",
  name: "Nama",
  reason: "Alasan",
  moreRefused: params("dan {n} lainnya"),
});

export const infoMessages = messages("kit/info", {
  play: "Putar penjelasan",
  playing: "Memutar penjelasan",
  stop: "Hentikan",
});
export type ListTexts = ReturnType<typeof listMessages.get>;
