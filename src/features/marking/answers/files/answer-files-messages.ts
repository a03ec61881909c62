// The words of photos and PDFs that were handed in with an answer.
import { messages, params } from "../../../../core/i18n.ts";

export const answerFilesMessages = messages("marking-done/files", {
  picture: params("Lampiran {n}"),
  pdf: params("Lampiran {n} (PDF)"),
  loading: params("Memuat lampiran {n}"),
  failed: params("Lampiran {n} tidak dapat dimuat."),
  keyPdf: "buka lampiran PDF berikutnya",
});
