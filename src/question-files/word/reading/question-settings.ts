// The row `@O` of a question table: what only some types have and no marker says, one line each, "Satuan: cm". A name may
// stand on several lines, each with a value of its own. The names stand here once, for reader and writer.
import { markerText } from "./marker-text.ts";

export const settingNames = {
  format: "Format jawaban",
  minWords: "Kata minimal",
  maxChars: "Karakter maksimal",
  attachments: "Lampiran",
  lines: "Baris jawaban",
  keyword: "Kata kunci",
  maxLength: "Panjang jawaban",
  unit: "Satuan",
  numberPad: "Papan angka",
  mode: "Cara banding",
  tolerance: "Toleransi",
  ignorePunctuation: "Abaikan tanda baca",
  ignoreHarakat: "Abaikan harakat",
  fractions: "Terima pecahan",
  measure: "Dinilai per",
  firstLabel: "Label pertama",
  secondLabel: "Label kedua",
  argument: "Alasan wajib",
  survey: "Survei",
  rowHeads: "Judul baris",
  multiple: "Boleh beberapa",
  limit: "Batas kelompok",
  reuse: "Pakai ulang",
  columns: "Kolom gambar",
  criterion: "Kriteria",
} as const;
export type SettingName = keyof typeof settingNames;

const byLabel = new Map(
  (Object.keys(settingNames) as SettingName[]).map((name) => [
    markerText(settingNames[name]),
    name,
  ]),
);

type FaultNotes = { error(reason: string): void; warn(reason: string): void };

export class QuestionSettings {
  readonly #values = new Map<SettingName, string[]>();
  readonly #used = new Set<SettingName>();
  readonly #notes: FaultNotes;

  constructor(notes: FaultNotes) {
    this.#notes = notes;
  }

  readLine(line: string): void {
    const at = line.indexOf(":");
    const name = at < 0 ? undefined : byLabel.get(markerText(line.slice(0, at)));
    if (!name) {
      this.#notes.error(`@O berisi "${line}"; tulis seperti "Satuan: cm".`);
      return;
    }
    const value = line.slice(at + 1).trim();
    this.#values.set(name, [...(this.#values.get(name) ?? []), value]);
  }

  has(name: SettingName): boolean {
    return this.#values.has(name);
  }

  list(name: SettingName): readonly string[] {
    this.#used.add(name);
    return this.#values.get(name) ?? [];
  }

  text(name: SettingName, otherwise: string): string {
    return this.list(name).at(-1) ?? otherwise;
  }

  count(name: SettingName, otherwise: number): number {
    return this.#value(name, otherwise, "bilangan bulat", (text) =>
      /^\d{1,6}$/u.test(text) && Number(text) <= 100_000 ? Number(text) : null,
    );
  }

  isOn(name: SettingName, otherwise: boolean): boolean {
    const words: Readonly<Record<string, boolean>> = {
      YA: true,
      TIDAK: false,
      "1": true,
      "0": false,
    };
    return this.#value(name, otherwise, "ya atau tidak", (text) => words[text] ?? null);
  }

  oneOf<Value>(
    name: SettingName,
    values: Readonly<Record<string, Value>>,
    otherwise: Value,
  ): Value {
    const wanted = Object.keys(values).join(" atau ");
    return this.#value(name, otherwise, wanted, (text) => values[text.toLowerCase()] ?? null);
  }

  /** `read` is given the value in capitals. */
  #value<Value>(
    name: SettingName,
    otherwise: Value,
    wanted: string,
    read: (text: string) => Value | null,
  ): Value {
    const written = this.list(name).at(-1);
    if (written === undefined) return otherwise;
    const value = read(markerText(written));
    if (value === null)
      this.#notes.error(`"${settingNames[name]}" berisi "${written}"; tulis ${wanted}.`);
    return value ?? otherwise;
  }

  /** Told once the question was made: what was written for nothing. */
  warnOfUnused(): void {
    for (const name of this.#values.keys()) {
      if (!this.#used.has(name))
        this.#notes.warn(`"${settingNames[name]}" tidak dikenal untuk jenis soal ini; tidak ikut.`);
    }
  }
}
