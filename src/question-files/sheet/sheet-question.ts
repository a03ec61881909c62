// One question on its way into a row of a sheet: takes down the rows that a question table would have, as cells.
import { questionTypes, type QuestionType } from "../../contract/questions/question-types.ts";
import { CannotWrite } from "../written-questions.ts";
import { settingNames, type SettingName } from "../word/reading/question-settings.ts";
import type { QuestionRows } from "../word/writing/written-rows.ts";
import { cellOfHtml, hasMedia, withoutMedia } from "./cell-text.ts";
import {
  columnNames,
  columnOf,
  maxOptions,
  type QuestionColumn,
} from "./question-sheet-columns.ts";
import { arrow, keyOfAnswers } from "./sheet-options.ts";

/** Excel refuses a longer text in a cell. */
const longestCell = 32_767;

export class SheetQuestion implements QuestionRows {
  readonly cells = new Map<QuestionColumn, string>();
  readonly options: string[] = [];
  readonly warn: (reason: string) => void;
  readonly #type: QuestionType;
  readonly #rows: { marker: string; text: string }[] = [];
  readonly #settings: string[] = [];

  constructor(type: QuestionType, warn: (reason: string) => void) {
    this.#type = type;
    this.warn = warn;
    this.cells.set("type", String(type));
  }

  stem(html: string): void {
    this.cells.set("stem", this.#cell(html));
  }

  html(marker: string, html: string): void {
    this.#take(marker, this.#cell(html));
  }

  lines(marker: string, ...lines: string[]): void {
    this.#take(marker, lines.join("\n"));
  }

  picture(): never {
    throw this.#cannotWrite();
  }

  grid(): never {
    throw this.#cannotWrite();
  }

  sound(): null {
    this.warn("Suara tidak dapat ditulis di lembar kerja; tidak ikut.");
    return null;
  }

  setting(name: SettingName, value: string | number | boolean): void {
    const shown = typeof value === "boolean" ? (value ? "ya" : "tidak") : value;
    this.#settings.push(`${settingNames[name]}: ${shown}`);
  }

  /** Once all rows are there. @throws CannotWrite */
  finish(): void {
    const rows = this.#rows;
    if (this.#type === 5) this.options.push(...pairs(rows));
    else if (this.#type === 10) this.options.push(...links(rows, this.cells.get("key") ?? ""));
    else if (this.#type === 13) this.options.push(...grouped(rows, this.#settings));
    else if (this.#type === 6) this.cells.set("key", keyOfAnswers(rows.map(({ text }) => text)));
    else this.options.push(...rows.map(({ text }) => text));
    if (this.#type === 10) this.cells.delete("key");
    if (this.#type === 8) this.cells.set("key", rows.map(truthOf).join(", "));
    if (this.#settings.length > 0) this.cells.set("settings", this.#settings.join("\n"));
    const all = [...this.cells.values(), ...this.options];
    if (all.some(({ length }) => length > longestCell))
      throw new CannotWrite("Isinya lebih panjang daripada yang dapat ditampung sel.");
    if (this.options.length > maxOptions)
      throw new CannotWrite(`Bagiannya lebih dari ${maxOptions}.`);
  }

  #take(marker: string, text: string): void {
    const column = columnNames.find((name) => columnOf(name).marker === marker);
    if (column) this.cells.set(column, text);
    else if (marker === ":::") this.cells.set("key", text);
    else if (/^S\d+$/u.test(marker)) this.setting("criterion", text);
    else if (marker === "T") this.cells.set("text", text);
    else if (marker === "X" && this.#type === 14) {
      const before = this.cells.get("extra");
      this.cells.set("extra", before === undefined ? text : `${before}\n${text}`);
    } else this.#rows.push({ marker, text });
  }

  #cell(html: string): string {
    if (!hasMedia(html)) return cellOfHtml(html);
    this.warn("Gambar dan suara tidak dapat ditulis di lembar kerja; tidak ikut.");
    return cellOfHtml(withoutMedia(html));
  }

  #cannotWrite(): CannotWrite {
    return new CannotWrite(`${questionTypes[this.#type]} tidak dapat ditulis di lembar kerja.`);
  }
}

/** "?" where there is no key yet. */
function truthOf({ marker }: { marker: string }): string {
  return marker.includes("/") ? "?" : marker.slice(0, 1);
}

type Rows = readonly { marker: string; text: string }[];

/** @throws CannotWrite where a side itself says "=>" */
function linked(left: string, right: string): string {
  if (`${left}${right}`.includes(arrow))
    throw new CannotWrite(`Isinya memuat "${arrow}", yang di lembar kerja berarti pasangan.`);
  return `${left} ${arrow} ${right}`.trim();
}

function pairs(rows: Rows): string[] {
  const numbers = new Set(rows.map(({ marker }) => marker).filter((marker) => marker !== "X"));
  const distractors = rows.filter(({ marker }) => marker === "X");
  return [
    ...[...numbers].map((number) => {
      const [left, right] = rows.filter(({ marker }) => marker === number);
      return linked(left?.text ?? "", right?.text ?? "");
    }),
    ...distractors.map(({ text }) => linked("", text)),
  ];
}

/** Sides are known by what they say, so it must not be the same for two. */
function links(rows: Rows, key: string): string[] {
  const side = (sign: string) => rows.filter(({ marker }) => marker.startsWith(sign));
  const [lefts, rights] = [side("L"), side("R")];
  for (const texts of [lefts, rights].map((each) => each.map(({ text }) => text)))
    if (new Set(texts).size < texts.length)
      throw new CannotWrite("Ada dua bagian yang isinya sama.");
  const written = key.split(", ").filter((link) => link !== "");
  const ends = written.map((link) => link.split("-").map((number) => Number(number) - 1));
  const unused = (all: Rows, place: 0 | 1) =>
    all.filter((_, at) => !ends.some((each) => each[place] === at));
  return [
    ...ends.map(([from = 0, to = 0]) => linked(lefts[from]?.text ?? "", rights[to]?.text ?? "")),
    ...unused(lefts, 0).map(({ text }) => linked(text, "")),
    ...unused(rights, 1).map(({ text }) => linked("", text)),
  ];
}

/** `settings`: the bounds name groups by their number, which follows the order of their first mention. */
function grouped(rows: Rows, settings: string[]): string[] {
  const groups = rows.filter(({ marker }) => marker.startsWith("K"));
  const items = rows.filter(({ marker }) => !marker.startsWith("K"));
  if (new Set(groups.map(({ text }) => text)).size < groups.length)
    throw new CannotWrite("Ada dua kelompok yang namanya sama.");
  const groupOf = (marker: string) => groups[Number(marker) - 1]?.text ?? "";
  const options = [
    // First of all each group once, so that their order and their numbers stay.
    ...groups.map(({ text }) => linked("", text)),
    ...items.map(({ marker, text }) => linked(text, groupOf(marker))),
  ];
  return settings.some((line) => line.startsWith(settingNames.limit)) ||
    groups.some((_, at) => !items.some(({ marker }) => marker === String(at + 1)))
    ? options
    : options.slice(groups.length);
}
