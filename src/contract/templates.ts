// The import templates that the exam server offers for download: the ten of the specification (7), and those of majors and
// religions.
// The spec names the templates but not the files: the file names are ours.
export const templatesPath = "/wormhole/exo-templates/";

export const templateFiles = {
  participants: "template-peserta.xlsx",
  groupMembers: "template-anggota-group.xlsx",
  groupMembersByNumber: "template-anggota-group-nomor-ujian.xlsx",
  subjects: "template-matpel.xlsx",
  majors: "template-jurusan.xlsx",
  religions: "template-agama.xlsx",
  sessions: "template-sesi.xlsx",
  questions: "template-soal.docx",
  competences: "template-kompetensi.xlsx",
  rooms: "template-ruang.xlsx",
  users: "template-pengguna.xlsx",
  scheduleParticipants: "template-peserta-jadwal.xlsx",
} as const;
export type TemplateKey = keyof typeof templateFiles;
