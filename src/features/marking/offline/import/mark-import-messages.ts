// The words of taking over marks that were given outside the console.
import { messages, params } from "../../../../core/i18n.ts";

export const markImportMessages = messages("marking-offline/import", {
  title: "Unggah hasil koreksi",
  drop: "File hasil koreksi",
  dropHint:
    "Lembar koreksi (.xlsx) dari sini atau dari EXO lama, atau berkas nilai (.exm) dari koreksi tanpa jaringan. Tidak ada yang tersimpan sebelum Anda memeriksa rencananya.",
  choose: "Pilih file",
  reading: "Membaca file",
  fetching: params("Membandingkan dengan server: {done} dari {total} jawaban"),

  noSheet:
    "File ini bukan hasil koreksi: tidak ada kolom KODE (atau UNIQUE ID) dan NILAI. Unduh lembar koreksi dari menu Koreksi.",
  page: "Ini berkas koreksinya, bukan nilainya. Buka di peramban, lalu unggah file yang disimpan lewat “Simpan berkas nilai”.",
  damagedFile:
    "File ini rusak atau terpotong. Salin atau simpan lagi dari halaman koreksi tanpa jaringan.",
  lockedText: "File ini terkunci dengan kata sandi berkas koreksinya.",
  passphrase: "Kata sandi berkas",
  show: "Tampilkan kata sandi",
  hide: "Sembunyikan kata sandi",
  wrong: "Kata sandinya tidak cocok. Huruf besar dan kecil dibedakan.",
  unlock: "Buka",
  opening: "Membuka file",
  otherUnit: params("File ini milik soal lain: {name}. Unggah dari soal itu."),
  otherQuestion: params("Pertanyaan di file ini lain: “{words}”. Unggah dari soal itu."),
  otherMarker: params("File ini dibuat untuk {name}. Hanya {name} yang dapat mengunggahnya."),

  scaleTitle: "Nilai di file ini 0–1 atau 0–100?",
  scaleText:
    "Angkanya cocok dengan keduanya, misalnya 1 dapat berarti seluruhnya atau seperseratus.",
  summary: "Yang akan terjadi",
  fresh: "Nilai baru",
  changed: "Nilai Anda yang berubah",
  same: "Sudah tersimpan",
  empty: "Tanpa nilai",
  conflicts: "Bertentangan",
  faulty: "Tidak terbaca",
  unsaved: "Tidak dapat disimpan",
  unknown: "Kode tidak dikenal",
  flags: "Tanda baru",
  olderZeros: "Termasuk nilai 0",
  olderZerosText:
    "Lembar dari EXO lama berisi 0 sejak diunduh. Pastikan jawaban yang bernilai 0 memang sudah Anda nilai.",
  nothing: "Tidak ada yang perlu disimpan dari file ini.",
  hasChanged:
    "Ada jawaban atau nilai yang berubah sejak rencana tadi. Inilah rencana yang baru; periksa lagi.",
  unsent: params(
    "{n} nilai dari konsol masih menunggu terkirim. Rencana dapat disimpan setelah semuanya terkirim.",
  ),
  notChecked: "Server tidak dapat ditanya lagi. Belum ada yang tersimpan.",

  row: "Baris",
  code: "Kode",
  inFile: "Di file",
  now: "Sekarang",
  note: "Keterangan",
  send: "Kirim",
  sendOne: params("Kirim nilai {code}"),
  more: params("dan {n} baris lagi"),
  noMark: "–",
  markOf: params("{name}: {points}"),
  unseen: "Korektor lain",
  conflictsTitle: params("Bertentangan ({n})"),
  whyOthers: "Korektor lain sudah menilainya. Bila dikirim dan berbeda, korektor lain memutuskan.",
  whyOwn: params(
    "Anda menilainya {at}, sesudah file dibuat ({made}). Bila dikirim, nilai dari file menggantikannya.",
  ),
  whyOwnUnknown: params(
    "Anda menilainya {at}. File tidak menyebut kapan dibuat. Bila dikirim, nilai dari file menggantikannya.",
  ),
  whyOwnOlder: params(
    "Nilai di file diberikan {file}, lebih dahulu daripada nilai Anda sekarang ({at}). Bila dikirim, nilai dari file menggantikannya.",
  ),
  whyOwnNewer: params(
    "Nilai di file diberikan {file}, sesudah nilai Anda sekarang ({at}). Bila dikirim, nilai dari file menggantikannya.",
  ),
  sendAll: "Kirim semua dari file",
  sendNone: "Pertahankan semua yang tersimpan",
  whyUnseen:
    "Korektor lain menilainya sementara itu; nilainya belum ditampilkan. Bila dikirim dan berbeda, korektor ketiga memutuskan.",
  whyChanged: "Jawaban berubah sejak file dibuat. Bila dikirim, nilai ini hanya tercatat.",
  changedTitle: params("Nilai Anda yang berubah ({n})"),
  changedNote: "Menggantikan nilai Anda sekarang.",
  commentNote: "Komentarnya berubah.",
  faultyTitle: params("Tidak terbaca ({n})"),
  unsavedTitle: params("Tidak dapat disimpan ({n})"),
  commentAlone: "Ada komentar tetapi tidak ada nilai. Komentar hanya tersimpan bersama nilai.",
  unknownTitle: params("Kode tidak dikenal ({n})"),
  notHere: "Tidak ada jawaban dengan kode ini pada soal ini.",
  elseAsked: "Baris ini dari soal lain. Unggah nilainya di soal itu.",
  damaged: "Ini bukan kode: ada huruf yang hilang atau keliru.",

  faultValue: params("Kolom “{column}” berisi “{read}”. Yang boleh: 0 sampai {most}."),
  faultZero: params(
    "Kolom “{column}” berisi “{read}”. Isi 0 sampai {most}, tanpa 0 di depan angka lain.",
  ),
  faultMissing: params("Kolom “{column}” masih kosong, padahal bagian lain sudah dinilai."),
  faultNeedless: params("Kolom “{column}” berisi “{read}”, padahal jawaban ini tidak memuatnya."),
  faultComment: params("Komentar paling panjang {most} karakter."),
  faultTwice: params("Kode ini sudah ada di baris {most}."),
  faultTooMuch: "Nilainya melebihi nilai tertinggi.",
  faultOtherKind: "Soal ini tidak dinilai dengan cara itu.",
  faultIncomplete: "Masih ada bagian jawaban yang belum diberi nilai.",

  confirm: params("Simpan {n} nilai"),
  another: "File lain",
  sending: params("Menyimpan: {done} dari {total}"),
  stopped: params("Berhenti setelah {done} dari {total}"),
  stoppedText:
    "Yang sudah dikonfirmasi server tetap tersimpan. Lanjutkan dari sini, atau unggah file yang sama nanti: tidak ada yang tersimpan dua kali.",
  goOn: "Lanjutkan",
  done: params("{n} nilai tersimpan"),
  refusedTitle: params("{n} ditolak"),
  refused: params("Jawaban {codes}: {reason}"),
  differTitle: params("{n} berbeda dengan korektor lain"),
  differText: "Nilai Anda tersimpan sebagai pendapat lain. Korektor lain yang memutuskan.",
});
export type MarkImportTexts = ReturnType<typeof markImportMessages.get>;
