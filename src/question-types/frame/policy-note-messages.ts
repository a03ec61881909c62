// What each policy of scoring means.
import { messages, params } from "../../core/i18n.ts";

export const policyNoteMessages = messages("question-types-editor/policy", {
  mutlak: "Bernilai hanya bila semuanya benar.",
  parsial: "Bernilai menurut bagian yang benar.",
  parsial_penalti: "Setiap bagian yang salah menghapus satu yang benar.",
  bertingkat: "Tetap: semua benar 1, sedikitnya separuh ½, selain itu 0.",
  bobot_opsi: "Bobot opsi yang dipilih dibagi yang terbaik. Hanya untuk soal pilihan.",
  set: "Parsial dan penalti sama: pilihan salah menghapus satu yang benar.",
  mapped: "Setiap jawaban bernilai seperti yang ditetapkan, apa pun cara penilaiannya.",
  marked: "Dinilai korektor, apa pun cara penilaiannya.",
  single: params("Benar {right}; salah {wrong}."),
  parts: params("{total} bagian, {right} benar, {wrong} salah: {share}."),
  weights: params("Bobot {weights}; memilih {chosen}: {share}."),
});
