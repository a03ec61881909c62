/** The two stances of a table of statements; the first is the value 1. They are the question's words, not the console's. */
export type Labels = [string, string];

export const maxLabelText = 60;

export const truthLabels: readonly Labels[] = [
  ["Benar", "Salah"],
  ["Ya", "Tidak"],
  ["Fakta", "Opini"],
];

export const stanceLabels: readonly Labels[] = [
  ["Setuju", "Tidak"],
  ["Setuju", "Tidak setuju"],
  ["Mendukung", "Menolak"],
];
