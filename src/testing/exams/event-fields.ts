// What a test's event has where it does not matter.
import type { EventInput } from "../../contract/exams/events.ts";

export function eventFields(kode: string): EventInput {
  return {
    kode,
    nama: `Ujian ${kode}`,
    tahun_ajaran: "2026/2027",
    semester: "ganjil",
    mulai: "2026-11-30",
    selesai: "2026-12-05",
    status: "draf",
    kop: "penuh",
    signer_nama: "Dra. Retno K.",
    signer_nip: "",
    signer_jabatan: "Kepala Sekolah",
    signer_kota: "Bandung",
    signer_tanggal: null,
    catatan: "",
  };
}
