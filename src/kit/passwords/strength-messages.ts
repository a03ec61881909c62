// How strong a password is, in words.
import { messages } from "../../core/i18n.ts";

export const strengthMessages = messages("kit/strength", {
  label: "Kekuatan password",
  tooShort: "Terlalu pendek",
  weak: "Lemah: mudah ditebak",
  fair: "Cukup",
  good: "Baik",
  strong: "Kuat",
});
