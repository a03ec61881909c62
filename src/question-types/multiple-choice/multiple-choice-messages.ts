// The words of the editor of type 4.
import { messages } from "../../core/i18n.ts";

export const multipleChoiceMessages = messages("question-types/multiple-choice", {
  least: "Paling sedikit dipilih",
  most: "Paling banyak dipilih",
  noBound: "Tanpa batas",
  crossed: "Batas paling sedikit lebih besar daripada batas paling banyak.",
  tooFew:
    "Batas ini lebih kecil daripada jumlah kunci, sehingga tidak ada yang bisa menjawab benar.",
});
