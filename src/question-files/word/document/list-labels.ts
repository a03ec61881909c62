// What Word shows before the paragraphs of its lists: "1.", "B)", a bullet. Authors let Word number questions and options,
// so the label may be the only place where a marker stands.
import { childrenNamed, type XmlElement } from "../../../files/xml/xml-tree.ts";
import type { ListLabel } from "./word-block.ts";
import { attribute, childNamed, valueOf } from "./word-xml.ts";

type Level = { format: string; text: string; start: number };
type Numbering = { list: string; levels: Map<number, Level>; restarts: Map<number, number> };
/** Which list a paragraph belongs to. */
export type NumberPlace = { id: string; level: number };

const deepestLevel = 8;

/** Counts as paragraphs come, in the order of the document; null: a paragraph without a label. */
export type NextLabel = (place: NumberPlace | null) => ListLabel | null;

export function labelCounter(numbering: XmlElement | undefined): NextLabel {
  const lists = numbering ? readNumbering(numbering) : new Map<string, Numbering>();
  const counters = new Map<string, number[]>();
  const restarted = new Set<string>();
  return (place) => {
    const list = place && lists.get(place.id);
    const level = list?.levels.get(place?.level ?? 0);
    if (!place || !list || !level || level.format === "none") return null;
    const counts = counters.get(list.list) ?? [];
    counters.set(list.list, counts);
    if (!restarted.has(place.id)) {
      restarted.add(place.id);
      for (const [at, start] of list.restarts) counts[at] = start - 1;
    }
    counts[place.level] = (counts[place.level] ?? level.start - 1) + 1;
    counts.length = place.level + 1;
    return labelOf(list, place.level, level, counts);
  };
}

function labelOf(list: Numbering, at: number, level: Level, counts: number[]): ListLabel {
  const value = counts[at] ?? 1;
  if (level.format === "bullet") return { text: "", level: at, ordered: false, value, type: "" };
  const text = level.text.replace(/%([1-9])/gu, (_all, digit: string) => {
    const place = Number(digit) - 1;
    const of = list.levels.get(place);
    return numberAs(of?.format ?? "decimal", counts[place] ?? of?.start ?? 1);
  });
  const isAlone = new RegExp(`^%${at + 1}[.)]?$`, "u").test(level.text);
  const type = isAlone ? (lettered[level.format] ?? "") : "";
  return { text, level: at, ordered: true, value, type };
}

const lettered: Readonly<Record<string, ListLabel["type"]>> = {
  lowerLetter: "a",
  upperLetter: "A",
  lowerRoman: "i",
  upperRoman: "I",
};

function readNumbering(root: XmlElement): Map<string, Numbering> {
  const abstract = readAbstract(root);
  const lists = new Map<string, Numbering>();
  for (const each of childrenNamed(root, "num")) {
    const list = valueOf(each, "abstractNumId") ?? "";
    const levels = new Map(abstract.get(list));
    const restarts = new Map<number, number>();
    for (const override of childrenNamed(each, "lvlOverride")) {
      for (const [at, level] of readLevels(override)) levels.set(at, level);
      const start = valueOf(override, "startOverride");
      if (start !== undefined)
        restarts.set(wholeNumber(attribute(override, "ilvl"), 0), wholeNumber(start, 1));
    }
    lists.set(attribute(each, "numId") ?? "", { list, levels, restarts });
  }
  return lists;
}

/** One that only names a style of lists (`numStyleLink`) has the levels of the one that makes that style (`styleLink`). */
function readAbstract(root: XmlElement): Map<string, Map<number, Level>> {
  const abstract = new Map<string, Map<number, Level>>();
  const all = childrenNamed(root, "abstractNum");
  const byStyle = new Map(all.map((each) => [valueOf(each, "styleLink") ?? "", each]));
  for (const each of all) {
    const own = readLevels(each);
    const style = valueOf(each, "numStyleLink");
    const linked = style === undefined ? undefined : byStyle.get(style);
    const levels = own.size === 0 && linked ? readLevels(linked) : own;
    abstract.set(attribute(each, "abstractNumId") ?? "", levels);
  }
  return abstract;
}

function readLevels(parent: XmlElement): Map<number, Level> {
  const levels = new Map<number, Level>();
  for (const each of childrenNamed(parent, "lvl")) {
    levels.set(wholeNumber(attribute(each, "ilvl"), 0), {
      format: valueOf(each, "numFmt") ?? "decimal",
      text: attribute(childNamed(each, "lvlText"), "val") ?? "",
      start: wholeNumber(valueOf(each, "start"), 1),
    });
  }
  return levels;
}

/** `numPr` of a paragraph or a style; null when it takes a paragraph out of its list. */
export function numberPlaceOf(properties: XmlElement | undefined): NumberPlace | null | undefined {
  const asked = childNamed(properties, "numPr");
  if (!asked) return undefined;
  const id = valueOf(asked, "numId");
  if (id === undefined) return undefined;
  const level = Math.min(wholeNumber(valueOf(asked, "ilvl"), 0), deepestLevel);
  return id === "0" ? null : { id, level };
}

function wholeNumber(text: string | undefined, otherwise: number): number {
  return text !== undefined && /^\d{1,6}$/u.test(text) ? Number(text) : otherwise;
}

function numberAs(format: string, value: number): string {
  if (format === "decimalZero") return String(value).padStart(2, "0");
  if (format === "upperLetter") return letters(value);
  if (format === "lowerLetter") return letters(value).toLowerCase();
  if (format === "upperRoman") return roman(value);
  if (format === "lowerRoman") return roman(value).toLowerCase();
  return String(value);
}

/** Word goes on after Z with AA, BB, CC. */
function letters(value: number): string {
  if (value < 1 || value > 780) return String(value);
  return String.fromCodePoint(65 + ((value - 1) % 26)).repeat(Math.ceil(value / 26));
}

const romanSteps = [
  [100, "C"],
  [90, "XC"],
  [50, "L"],
  [40, "XL"],
  [10, "X"],
  [9, "IX"],
  [5, "V"],
  [4, "IV"],
  [1, "I"],
] as const;

function roman(value: number): string {
  if (value < 1 || value > 999) return String(value);
  let left = value;
  let text = "";
  for (const [size, sign] of romanSteps) {
    text += sign.repeat(Math.floor(left / size));
    left %= size;
  }
  return text;
}
