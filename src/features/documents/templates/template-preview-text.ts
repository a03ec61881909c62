// What stands in the places of a template in its preview: the school's own name and city, the rest an example. Indonesian,
// as the texts are.
import type { PlaceValues } from "../../../domain/documents/template-places.ts";

export function examplePlaces(school: { name: string; city: string }): PlaceValues {
  return {
    nama_instansi: school.name,
    kota: school.city,
    event: "Penilaian Akhir Semester",
    tahun_ajaran: "2026/2027",
    semester: "Ganjil",
    mapel: "Bahasa Indonesia",
    jadwal: "Bahasa Indonesia X",
    hari: "Senin",
    tanggal: "30 November 2026",
    jam_mulai: "07.30",
    jam_selesai: "09.00",
    sesi: "1",
    ruang: "LAB-1 (Laboratorium Komputer 1)",
    jumlah_peserta: "24",
    hadir: "22",
    tidak_hadir: "2",
  };
}
