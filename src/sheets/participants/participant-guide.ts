// What the template says of each column of participants: how to fill it in, and what that looks like.
import { maxSession } from "../../contract/participants.ts";
import type { SheetGuide } from "../sheet-template.ts";

export const participantGuide: SheetGuide = {
  no_ujian: {
    help: "Nomor yang dipakai peserta untuk masuk ujian; tidak boleh sama, tanpa spasi, paling panjang 50 karakter. Angka 0 di depan ikut dihitung.",
    sample: "01-001-0001",
  },
  sesi: {
    help: `Sesi ujian peserta, angka 1 sampai ${maxSession}. Jika kosong: 1 untuk peserta baru, tidak berubah untuk peserta yang sudah ada.`,
    sample: "1",
  },
  nama: {
    help: "Nama lengkap peserta seperti akan tercetak di kartu, paling panjang 200 karakter.",
    sample: "Siti Aminah",
  },
  password: {
    help: "4 sampai 72 karakter. Jika kosong: server membuatkan untuk peserta baru, dan membiarkan yang lama untuk peserta yang sudah ada.",
    sample: "K7PM2XQA",
  },
  jurusan_kode: {
    help: "Kode jurusan dari daftar di bawah (nama jurusan juga dikenali).",
    sample: "1945",
  },
  agama_kode: {
    help: "Kode agama dari daftar di bawah (nama agama juga dikenali).",
    sample: "ISLAM",
  },
  group: {
    help: 'Group (kelas) peserta: namanya, atau jalurnya seperti "XII / XII IPA 1" bila ada nama yang sama. Jika kosong: tanpa group untuk peserta baru, tidak berubah untuk yang sudah ada; tanda - mengeluarkan peserta dari groupnya.',
    sample: "XII / XII IPA 1",
  },
  antiblock: {
    help: "ya: peserta tidak diblokir otomatis saat keluar dari halaman ujian. Jika kosong: tidak untuk peserta baru, tidak berubah untuk yang sudah ada.",
    sample: "tidak",
  },
  status: {
    help: "aktif, tidak aktif, atau diblokir. Jika kosong: aktif untuk peserta baru, tidak berubah untuk peserta yang sudah ada.",
    sample: "aktif",
  },
  alasan_block: {
    help: "Wajib diisi hanya bila status diblokir.",
    sample: "",
  },
};
