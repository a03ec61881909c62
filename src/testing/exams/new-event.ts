// An event as it is sent, with what tests do not care about filled in.
import type { EventInput } from "../../contract/exams/events.ts";

export function newEvent(kode: string, rest: Partial<EventInput> = {}): EventInput {
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
    signer_nip: "19680412 199303 2 004",
    signer_jabatan: "Kepala Sekolah",
    signer_kota: "Bandung",
    signer_tanggal: null,
    catatan: "",
    ...rest,
  };
}
