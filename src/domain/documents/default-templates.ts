// How the texts of printed documents are worded until a school words them itself; also where a school takes that back.
import type { TemplateKind } from "../../contract/exams/document-templates.ts";

const rules = [
  "Peserta hadir 15 menit sebelum ujian dimulai dan membawa kartu peserta.",
  "Peserta duduk di ruang dan kursi yang tertulis di kartunya.",
  "Peserta yang datang terlambat melapor kepada pengawas dan tidak mendapat tambahan waktu.",
  "Tas, buku, catatan, dan telepon genggam disimpan di tempat yang ditentukan pengawas.",
  "Peserta masuk dengan nomor ujian dan password sendiri, lalu memeriksa nama dan mata ujiannya.",
  "Selama ujian peserta tidak membuka halaman atau aplikasi lain.",
  "Peserta bekerja sendiri, tidak bercakap-cakap, dan tidak membantu peserta lain.",
  "Peserta yang perlu meninggalkan ruang meminta izin kepada pengawas.",
  "Gangguan pada komputer atau jaringan segera dilaporkan kepada pengawas.",
  "Peserta menyelesaikan ujian sebelum waktunya habis dan meninggalkan ruang dengan tertib.",
];

export const defaultTemplates: Readonly<Record<TemplateKind, string>> = {
  "berita-acara":
    '<p data-align="justify">Pada hari ini {{hari}}, tanggal {{tanggal}}, di {{nama_instansi}} telah dilaksanakan ' +
    "{{event}} tahun ajaran {{tahun_ajaran}} untuk mata ujian {{mapel}}, " +
    "dari pukul {{jam_mulai}} sampai dengan pukul {{jam_selesai}}, dengan keterangan sebagai berikut.</p>",
  "tata-tertib": `<p>Tata tertib ini berlaku bagi semua peserta {{event}} tahun ajaran {{tahun_ajaran}} di {{nama_instansi}}.</p><ol>${rules
    .map((rule) => `<li><p>${rule}</p></li>`)
    .join("")}</ol>`,
};
