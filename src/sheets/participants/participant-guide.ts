// What the template says of each column of participants: how to fill it in, and what that looks like.
import { maxSession } from "../../contract/participants.ts";
import type { SheetGuide } from "../sheet-template.ts";

export const participantGuide: SheetGuide = {
  no_ujian: {
    help: "Nomor yang dipakai peserta untuk masuk ujian; tidak boleh sama, tanpa spasi, paling panjang 50 karakter. Angka 0 di depan ikut dihitung.",
    english:
      "The number that the participant signs in with: unique, without spaces, at most 50 characters. Leading zeros count.",
    sample: "01-001-0001",
  },
  sesi: {
    help: `Sesi ujian peserta, angka 1 sampai ${maxSession}. Jika kosong: 1 untuk peserta baru, tidak berubah untuk peserta yang sudah ada.`,
    english: `Session of the exam, 1 to ${maxSession}. If empty: 1 for who is new, unchanged for who exists.`,
    sample: "1",
  },
  nama: {
    help: "Nama lengkap peserta seperti akan tercetak di kartu, paling panjang 200 karakter.",
    english: "Full name as printed on the card, at most 200 characters.",
    sample: "Siti Aminah",
  },
  password: {
    help: "4 sampai 72 karakter. Jika kosong: server membuatkan untuk peserta baru, dan membiarkan yang lama untuk peserta yang sudah ada.",
    english:
      "4 to 72 characters. If empty: made by the server for who is new, unchanged for who exists.",
    sample: "K7PM2XQA",
  },
  jurusan_kode: {
    help: "Kode jurusan dari daftar di bawah (nama jurusan juga dikenali).",
    english: 'Code (or name) of a major, from the list in the sheet "Petunjuk".',
    sample: "1945",
  },
  agama_kode: {
    help: "Kode agama dari daftar di bawah (nama agama juga dikenali).",
    english: 'Code (or name) of a religion, from the list in the sheet "Petunjuk".',
    sample: "ISLAM",
  },
  group: {
    help: 'Group (kelas) peserta: namanya, atau jalurnya seperti "XII / XII IPA 1" bila ada nama yang sama. Jika kosong: tanpa group untuk peserta baru, tidak berubah untuk yang sudah ada; tanda - mengeluarkan peserta dari groupnya.',
    english:
      'Group (class): its name, or its path such as "XII / XII IPA 1" where names repeat. If empty: no group for who is new, unchanged for who exists; - takes somebody out of the group.',
    sample: "XII / XII IPA 1",
  },
  antiblock: {
    help: "ya: peserta tidak diblokir otomatis saat keluar dari halaman ujian. Jika kosong: tidak untuk peserta baru, tidak berubah untuk yang sudah ada.",
    english:
      "ya (yes): leaving the exam page does not block this participant. If empty: tidak (no) for who is new, unchanged for who exists.",
    sample: "tidak",
  },
  status: {
    help: "aktif, tidak aktif, atau diblokir. Jika kosong: aktif untuk peserta baru, tidak berubah untuk peserta yang sudah ada.",
    english:
      "aktif (active), tidak aktif (inactive) or diblokir (blocked). If empty: aktif for who is new, unchanged for who exists.",
    sample: "aktif",
  },
  alasan_block: {
    help: "Wajib diisi hanya bila status diblokir.",
    english: "The reason for blocking; only needed where the status is diblokir.",
    sample: "",
  },
};
