// The words above what is marked: names, and on how many answers people differ. They are in a room that the list of questions does not fetch.
import { messages, params } from "../../../core/i18n.ts";

export const markingNoticesMessages = messages("marking-done/notices", {
  revealed: "Nama dibuka",
  revealedText: params(
    "Dibuka oleh {name}, {date}: {reason}. Di halaman ini tetap hanya kode yang tampil.",
  ),
  differences: params("{n} berbeda"),
  differencesText: params("{n} jawaban soal ini dinilai berbeda dan menunggu keputusan korektor."),
  standing: params("Yang tersimpan untuk jawaban {code}:"),
});
