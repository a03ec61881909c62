// The words by which a marker is told that the rubric has changed.
import { messages, params } from "../../../../core/i18n.ts";

export const rubricChangeMessages = messages("marking-asked/rubric", {
  title: "Rubrik berubah",
  changed: params("Rubrik berubah pukul {time} oleh {name}"),
  meaning:
    "Nilai yang sudah tersimpan disesuaikan. Nilai dengan rubrik lama yang belum terkirim ditolak, lalu dapat dinilai ulang.",
  now: "Sekarang",
  before: "Sebelumnya",
  accept: "Nilai dengan rubrik baru",
});
