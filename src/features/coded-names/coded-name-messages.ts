// What the screens of majors and religions say alike; {noun} is "jurusan" or "agama".
import type { CodedName } from "../../contract/coded-names.ts";
import { formatNumber } from "../../core/format.ts";
import { messages, params } from "../../core/i18n.ts";

export const codedNameMessages = messages("coded-names", {
  count: params("{n} {noun}"),
  search: "Cari kode atau nama",
  code: "Kode",
  name: "Nama",
  participants: "Jumlah peserta",
  subjects: "Jumlah matpel",
  updated: "Diubah",
  add: params("Tambah {noun}"),
  importTitle: params("Impor {noun}"),
  edit: "Ubah",
  editTitle: params("Ubah {noun}"),
  removeOne: params("Hapus {noun} {who}?"),
  removeMeaning: params("{title} yang dihapus tidak dapat dikembalikan."),
  removeKept:
    "Yang masih dipakai peserta atau matpel tidak ikut dihapus; alasannya akan ditampilkan.",
  inUse: params("Masih dipakai {users}"),
  inUseHint: params(
    "Server akan menolak menghapusnya. Pindahkan dahulu peserta dan matpelnya ke {noun} lain.",
  ),
  byParticipants: params("{n} peserta"),
  bySubjects: params("{n} matpel"),
  and: " dan ",
  empty: params("Belum ada {noun}"),
  saved: params("{title} {label} sudah disimpan."),
  codeHint: "Boleh dikosongkan: server akan membuatkan kode.",
  codeLocked: params("Kode tidak dapat diubah karena dipakai {users}."),
});

/** "12 peserta dan 2 matpel"; empty: nobody uses it. */
export function usersOf(row: Pick<CodedName, "participant_count" | "subject_count">): string {
  const t = codedNameMessages.get();
  const { participant_count: participants, subject_count: subjects } = row;
  return [
    participants > 0 ? t.byParticipants({ n: formatNumber(participants) }) : "",
    subjects > 0 ? t.bySubjects({ n: formatNumber(subjects) }) : "",
  ]
    .filter((text) => text !== "")
    .join(t.and);
}
