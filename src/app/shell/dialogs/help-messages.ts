// What each screen is for, in three sentences. A screen without its own says what all lists do.
import { messages, params } from "../../../core/i18n.ts";

export const helpMessages = messages("app/help", {
  title: params("Bantuan: {screen}"),
  keys: "Tombol papan ketik",
  home: "Di sini terlihat apa yang perlu dikerjakan dan ke mana melanjutkannya. Shortcut membawa Anda ke layar yang sering dipakai, lengkap dengan filternya. Jam dan alamat server ujian selalu tampak di layar ini.",
  peserta:
    "Semua peserta ujian ada di sini: cari, saring, lalu klik nama untuk mengubahnya. Banyak peserta sekaligus dimasukkan lewat Impor dari Excel; nomor ganda dan kode yang salah diperiksa sebelum disimpan. Centang beberapa baris untuk memblokir, memindahkan group atau sesi, dan mereset password bersama-sama.",
  group:
    "Group adalah kelas atau rombongan, boleh bertingkat, misalnya X lalu X IPA 1. Jadwal dibagikan kepada group, jadi setiap peserta sebaiknya punya satu group. Klik nama group untuk melihat dan mengatur anggotanya.",
  "group.member":
    "Anggota group ini dan group di bawahnya. Tambahkan dengan menempel daftar nomor ujian, mencari nama, atau mengimpor dari Excel. Peserta hanya berada di satu group: memindahkan berarti keluar dari group lama.",
  matpel:
    "Mata pelajaran yang diujikan, berikut siapa korektornya. Yang khusus agama atau jurusan hanya diikuti peserta itu. Soal uraian memerlukan korektor sebelum ujian selesai.",
  jurusan:
    "Jurusan menentukan mata pelajaran dan banksoal yang diterima peserta. Kode dipakai di berkas impor, jadi buatlah singkat dan tetap. Jurusan yang masih dipakai tidak dapat dihapus.",
  agama:
    "Agama menentukan banksoal pendidikan agama yang diterima peserta. Kode dipakai di berkas impor. Yang masih dipakai tidak dapat dihapus.",
  user: "Akun staf: Head Master, Pengampu, dan Operator. Role menentukan menu; pengecualian per orang diatur di formulirnya. Akun yang dinonaktifkan langsung keluar dan tidak dapat masuk.",
  competence:
    "Kompetensi disusun bertingkat per mata pelajaran dan dipasang pada soal. Urutannya diatur dengan menarik pegangan atau panah. Hasil ujian nanti dapat dibaca per kompetensi.",
  banksoal:
    "Banksoal berisi soal satu ujian beserta rencananya: berapa soal tiap tipe dan bobotnya. Klik nama untuk membuka soalnya. Banksoal yang dikunci hanya dapat dibuka dengan password kuncinya.",
  "banksoa.reference":
    "Referensi adalah bacaan, gambar, atau audio yang dipakai beberapa soal bersama. Tautkan soal dari menu baris. Urutan referensi menentukan urutan tampilnya di kertas.",
  "banksoal.soal":
    "Soal-soal banksoal ini. Tambahkan satu per satu, atau impor dari Word, Excel, QTI, Moodle, GIFT, dan Aiken. Pratinjau memperlihatkan soal seperti yang dilihat peserta.",
  "banksoal.soal.add":
    "Tulis soal, pilihan, dan kuncinya; tipe dapat diganti di kanan. Naskah tersimpan sementara di PC ini sampai Anda menekan Simpan. Coba jawab memperlihatkan soal seperti di layar peserta.",
  "banksoal.soal.edit":
    "Ubah soal, pilihan, dan kuncinya. Naskah tersimpan sementara di PC ini sampai Anda menekan Simpan. Coba jawab memperlihatkan soal seperti di layar peserta.",
  "setting.menu":
    "Menu apa yang boleh dibuka tiap role, dan pengecualian untuk orang tertentu. Lihat sebagai memperlihatkan menu seseorang tanpa masuk sebagai dia. Head Master selalu memegang Menu dan Pengguna.",
  profile:
    "Data diri, password, dan tampilan Anda. Perangkat yang masih masuk dapat dikeluarkan dari sini. Aktivitas memperlihatkan apa yang Anda ubah dan kapan.",
  focusSearch: "Ke kotak pencarian",
  findAnything: "Cari layar, banksoal, atau peserta",
  toResults: "Dari kotak pencarian ke hasil pertama",
  tickRows: "Di tabel: centang semua baris",
  finishDialog: "Tombol utama di dialog: simpan, lanjut, pilih",
  takeBack: "Urungkan perubahan terakhir",
  thisHelp: "Bantuan ini",
  foldStrip: "Lipat atau buka bilah samping",
  toMenu: "Ke isi atau ke menu: tekan di awal halaman",
});
