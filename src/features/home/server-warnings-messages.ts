// The words of what is wrong with the server.
import { messages, params } from "../../core/i18n.ts";

export const serverWarningsMessages = messages("home/warnings", {
  powerCutRisk:
    "Bila listrik padam, data yang baru disimpan dapat hilang: server ini berjalan tanpa PostgreSQL. Mintalah pengelola server memasangnya.",
  clockBehind: params(
    "Jam server terlambat {span} dari data terbaru yang tersimpan. Mintalah pengelola server membetulkannya sebelum ujian dimulai.",
  ),
  behindMinutes: params("{n} menit"),
  behindHours: params("{n} jam"),
});
