// Texts of looking for a screen, a bank or a participant.
import { messages, params } from "../../../core/i18n.ts";

export const searchMessages = messages("app/search", {
  title: "Cari",
  label: "Cari layar, banksoal, atau peserta",
  none: "Tidak ada yang cocok.",
  failed: "Banksoal dan peserta tidak dapat dicari: server tidak menjawab.",
  count: params("{n} hasil"),
  screen: "layar",
  bank: "banksoal",
  participant: "peserta",
});
