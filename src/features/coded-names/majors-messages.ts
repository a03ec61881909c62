// What only the screen of majors says; the rest is coded-name-messages.ts.
import { messages } from "../../core/i18n.ts";

export const majorsMessages = messages("coded-names/majors", {
  title: "Jurusan",
  noun: "jurusan",
  emptyHint: "Tambahkan jurusan sekolah Anda sebelum mengisi data peserta.",
});
