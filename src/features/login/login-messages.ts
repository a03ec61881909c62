// Texts of the sign-in screen. Heading and labels are the specification's own, in English.
import { messages, params } from "../../core/i18n.ts";

export const loginMessages = messages("login", {
  heading: "Sign in to your account",
  email: "E-mail",
  password: "Password",
  show: "Lihat",
  showPassword: "Lihat password",
  submit: "Sign in",
  capsLock: "Caps Lock menyala.",
  ended: "Sesi Anda berakhir. Masuk lagi; isian yang belum disimpan masih ada.",
  footer: params("© 2026 Extraordinary CBT · v{version}"),
});
