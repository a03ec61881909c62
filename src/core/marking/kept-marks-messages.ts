// The words about one's marks that only this device has so far.
import { messages, params } from "../i18n.ts";

export const keptMarksMessages = messages("app/marks", {
  count: params("{n} nilai Anda belum tersimpan di server"),
  kept: "Nilai itu hanya ada di perangkat ini, dan hanya dikirim dari sini saat Anda masuk.",
});
