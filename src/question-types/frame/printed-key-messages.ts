// A key on paper, in words where no mark can say it.
import { messages } from "../../core/i18n.ts";

export const printedKeyMessages = messages("question-types-frame/printed-key", {
  key: "Kunci",
  manual: "Dinilai oleh guru",
  survey: "Survei, tidak dinilai",
  missing: "Kunci belum diisi",
});
