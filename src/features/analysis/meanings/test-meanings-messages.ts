// What each figure of a whole test means, in a sentence, and by which formula it is computed.
import { messages, params } from "../../../core/i18n.ts";

export const testMeaningsMessages = messages("analysis-meanings/test", {
  title: "Arti dan rumus",
  close: "Tutup",
  formula: "Rumus",
  columns: "Kolom daftar soal",
  mean: "Rata-rata skor",
  meanMeaning: "Rata-rata skor total peserta yang selesai dikoreksi.",
  meanFormula: "T̄ = ΣT ÷ n",
  median: "Median",
  medianMeaning: "Skor di tengah: separuh peserta di bawahnya dan separuh di atasnya.",
  medianFormula: "skor tengah setelah diurutkan; bila n genap, rata-rata dua skor tengah",
  sd: "Simpangan baku",
  sdMeaning: "Seberapa jauh skor peserta biasanya berbeda dari rata-rata.",
  sdFormula: "s = √(Σ(T − T̄)² ÷ (n − 1))",
  skewness: "Kemencengan",
  skewnessMeaning: "Di atas 0: ekor sebaran ke arah skor tinggi; di bawah 0: ke arah skor rendah.",
  skewnessFormula: "k₃ ÷ k₂^(3/2), dari statistik k Fisher",
  kurtosis: "Keruncingan",
  kurtosisMeaning: "Di atas 0: ekor sebaran lebih tebal daripada sebaran normal.",
  kurtosisFormula: "k₄ ÷ k₂², dari statistik k Fisher",
  alpha: "Keandalan (alpha)",
  alphaMeaning:
    "Seberapa ajek skor total: di bawah 0,70 rendah, sampai 0,89 tinggi, mulai 0,90 sangat tinggi.",
  alphaFormula:
    "alpha = k ÷ (k − 1) × (1 − Σs² ÷ s²_T); k soal, s² varian tiap soal, s²_T varian skor total",
  kr20: "KR-20",
  kr20Meaning: "Alpha untuk soal yang hanya bernilai 0 atau penuh; angkanya sama.",
  kr20Formula: "KR-20 = k ÷ (k − 1) × (1 − Σpq ÷ s²_T)",
  sem: "Galat baku (SEM)",
  semMeaning:
    "Seberapa jauh skor seorang peserta dapat meleset dari kemampuan sebenarnya, ke atas atau ke bawah.",
  semFormula: "SEM = s_T × √(1 − alpha)",
  spearmanBrown: params("Alpha bila tes {length} kali sepanjang ini"),
  spearmanBrownMeaning: "Perkiraan keandalan bila soal setara ditambah sebanyak itu.",
  spearmanBrownFormula: "L × alpha ÷ (1 + (L − 1) × alpha) (Spearman–Brown)",
});
