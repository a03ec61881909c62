// What each figure of a question means, in a sentence, and by which formula it is computed.
import { messages, params } from "../../../core/i18n.ts";

export const questionMeaningsMessages = messages("analysis-meanings/question", {
  p: "Tingkat kesukaran (p)",
  pMeaning:
    "Bagian skor yang diperoleh peserta: 1 berarti semua benar, 0 berarti tidak ada yang mendapat skor.",
  pFormula: "p = jumlah skor semua peserta ÷ jumlah skor maksimumnya",
  d: "Daya pembeda (D)",
  dMeaning: "Seberapa jauh kelompok atas mengungguli kelompok bawah; di bawah 0 berarti terbalik.",
  dFormula: params(
    "D = (jumlah skor kelompok atas − jumlah skor kelompok bawah) ÷ (g × skor maksimum), dengan g = {g} peserta tiap kelompok menurut skor total",
  ),
  dFormulaPlain:
    "D = (jumlah skor kelompok atas − jumlah skor kelompok bawah) ÷ (g × skor maksimum), dengan g peserta tiap kelompok menurut skor total",
  shared: params(
    "{people} peserta dengan skor total yang sama berbagi {places} tempat di batas kelompok.",
  ),
  itemTotal: "r soal–total",
  itemTotalMeaning:
    "Seberapa erat skor soal ini sejalan dengan skor total (validitas butir), dari −1 sampai 1.",
  itemTotalFormula:
    "r = Σ(x − x̄)(T − T̄) ÷ √(Σ(x − x̄)² × Σ(T − T̄)²); x skor soal, T skor total (Pearson)",
  itemRest: "r soal–sisa",
  itemRestMeaning:
    "Sama, tetapi skor total dihitung tanpa soal ini, sehingga soal tidak dibandingkan dengan dirinya sendiri.",
  itemRestFormula: "r seperti di atas, dengan T − x sebagai pengganti T",
  critical: "r tabel",
  criticalMeaning: params(
    "Batas r untuk {n} peserta: r yang lebih besar jarang terjadi hanya karena kebetulan.",
  ),
  criticalMeaningPlain:
    "Batas r menurut banyak peserta: r yang lebih besar jarang terjadi hanya karena kebetulan. Soal valid bila r-nya di atas batas ini.",
  criticalFormula:
    "r tabel = t ÷ √(n − 2 + t²), t dari distribusi t dengan derajat bebas n − 2, taraf 5 % dua arah",
  distractors: "Pengecoh",
  distractorsMeaning: "Banyak pengecoh yang berfungsi, dari semua pengecoh soal ini.",
  distractorsFormula:
    "berfungsi: dipilih paling sedikit 5 % peserta, dan lebih banyak oleh kelompok bawah daripada kelompok atas",
  mean: "Rata-rata skor",
  meanMeaning: params("Rata-rata skor soal ini, dari maksimum {maximum}."),
  meanMeaningPlain: "Rata-rata skor soal ini; skor maksimum tidak sama untuk semua peserta.",
  meanFormula: "x̄ = Σx ÷ n",
  sd: "Simpangan baku",
  sdMeaning: "Seberapa jauh skor peserta pada soal ini biasanya berbeda dari rata-ratanya.",
  sdFormula: "s = √(Σ(x − x̄)² ÷ (n − 1))",
  alphaWithout: "Alpha tanpa soal ini",
  alphaWithoutMeaning: params(
    "Keandalan tes bila soal ini tidak ikut. Alpha tes {alpha}; bila angka di atas lebih besar, soal ini menurunkannya.",
  ),
  alphaWithoutMeaningPlain: "Keandalan tes bila soal ini tidak ikut.",
  alphaWithoutFormula: "alpha dari k − 1 soal lainnya",
  efficiency: "Efisiensi pembeda (%)",
  efficiencyMeaning:
    "Seberapa dekat daya pembeda soal ini dengan yang terbesar yang mungkin pada skor-skor ini.",
  efficiencyFormula:
    "100 × kovarian(x, T − x) ÷ kovarian terbesar, yaitu bila x dan T − x sama-sama diurutkan (Moodle)",
  index: "Indeks pembeda (%)",
  indexMeaning: "r soal–sisa dalam persen, seperti ditampilkan Moodle.",
  indexFormula: "100 × r soal–sisa",
  intended: "Bobot rencana (%)",
  intendedMeaning: "Bagian skor maksimum tes yang berasal dari soal ini.",
  intendedFormula: "100 × skor maksimum soal ÷ jumlah skor maksimum semua soal",
  effective: "Bobot nyata (%)",
  effectiveMeaning: "Bagian perbedaan skor total antarpeserta yang berasal dari soal ini.",
  effectiveFormula:
    "100 × √kovarian(x, T) ÷ jumlah √kovarian(x, T) semua soal; kovarian negatif dihitung 0 (Moodle)",
});
