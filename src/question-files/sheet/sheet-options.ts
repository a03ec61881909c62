// How the cells "Opsi 1", "Opsi 2", … and "Kunci" of a sheet of questions become the rows of a question table: "kiri => kanan"
// for what is related, letters for options, bars between accepted answers.
import { optionMarker, type RowKind } from "../word/reading/marker-rows.ts";
import { markerText } from "../word/reading/marker-text.ts";
import { splitAtBars } from "../word/answer-token.ts";
import type { Draft } from "../word/reading/word-draft.ts";
import type { LineCell } from "./question-line.ts";

export type SheetMarker = {
  kind: RowKind;
  marker: string;
  number?: number;
  text: string;
  /** Tags and formulas in it are only signs. */
  plain?: true;
  /** Where it stands, when all of its cell is meant. */
  cell?: Pick<LineCell, "html">;
};

export const arrow = "=>";

/** An empty cell between others leaves out its letter. */
export function optionMarkers(options: readonly LineCell[]): SheetMarker[] {
  return options.flatMap((cell, at): SheetMarker[] => {
    const marker = optionMarker(at) ?? `Opsi ${at + 1}`;
    return cell.isEmpty ? [] : [{ kind: "letter", marker, text: cell.text, cell }];
  });
}

/** "\|" is a bar in an answer, "\\" a backslash. */
export function answersOfKey(options: readonly string[] | null, key: string): SheetMarker[] {
  const texts =
    options ??
    splitAtBars(key)
      .filter((text) => text !== "")
      .map((text) => text.replace(/\\([\\|])/gu, "$1"));
  return texts.map((text, at) => ({
    kind: "letter",
    marker: optionMarker(at) ?? "J",
    text,
    plain: true,
  }));
}

export function keyOfAnswers(answers: readonly string[]): string {
  return answers.map((text) => text.replace(/[\\|]/gu, String.raw`\$&`)).join(" | ");
}

const truths: Readonly<Record<string, "BENAR" | "SALAH">> = {
  B: "BENAR",
  BENAR: "BENAR",
  T: "BENAR",
  TRUE: "BENAR",
  "1": "BENAR",
  S: "SALAH",
  SALAH: "SALAH",
  F: "SALAH",
  FALSE: "SALAH",
  "0": "SALAH",
};

/** "B, S, B": one for each statement. */
export function valuesOfKey(
  statements: readonly string[],
  key: string,
  draft: Draft,
): SheetMarker[] {
  const words = markerText(key)
    .split(/[\s,;/|]+/u)
    .filter((word) => word !== "");
  const values = words.map((word) => (Object.hasOwn(truths, word) ? truths[word] : undefined));
  if (words.length !== statements.length || values.includes(undefined))
    draft.error(
      `Kunci berisi "${key}" untuk ${statements.length} pernyataan; tulis B atau S untuk setiap pernyataan, misalnya B, S, B.`,
    );
  return statements.map((text, at) => ({
    kind: "statement",
    marker: values[at] ?? "SALAH",
    text,
  }));
}

type Link = { left: string; right: string };

function linkOf(option: string, draft: Draft): Link {
  const at = option.indexOf(arrow);
  if (at < 0)
    draft.error(`Opsi "${option.slice(0, 60)}" tidak punya "${arrow}"; tulis kiri ${arrow} kanan.`);
  return {
    left: option.slice(0, Math.max(0, at)).trim(),
    right: at < 0 ? "" : option.slice(at + arrow.length).trim(),
  };
}

/** Pairs (5), links of many to many (10), items with their group (13). What has no other side is a distractor. */
export function linkedOptions(
  type: 5 | 10 | 13,
  options: readonly string[],
  draft: Draft,
): SheetMarker[] {
  const links = options.map((option) => linkOf(option, draft));
  if (type === 5) return links.flatMap(pairMarkers);
  return type === 10 ? manyMarkers(links) : groupMarkers(links);
}

function pairMarkers({ left, right }: Link, at: number): SheetMarker[] {
  if (left === "") return [{ kind: "distractor", marker: "X", text: right }];
  const number = at + 1;
  const marker = String(number);
  const both: SheetMarker[] = [{ kind: "number", marker, number, text: left }];
  if (right !== "") both.push({ kind: "number", marker, number, text: right });
  return both;
}

/** Each once, in the order of their first mention. */
function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts)].filter((text) => text !== "");
}

function manyMarkers(links: readonly Link[]): SheetMarker[] {
  const lefts = distinct(links.map(({ left }) => left));
  const rights = distinct(links.map(({ right }) => right));
  const key = links
    .filter(({ left, right }) => left !== "" && right !== "")
    .map(({ left, right }) => `${lefts.indexOf(left) + 1}-${rights.indexOf(right) + 1}`);
  const side = (kind: "left" | "right", sign: string, texts: readonly string[]) =>
    texts.map((text, at): SheetMarker => ({
      kind,
      marker: `${sign}${at + 1}`,
      number: at + 1,
      text,
    }));
  return [
    ...side("left", "L", lefts),
    ...side("right", "R", rights),
    { kind: "key", marker: ":::", text: key.join(", "), plain: true },
  ];
}

function groupMarkers(links: readonly Link[]): SheetMarker[] {
  const groups = distinct(links.map(({ right }) => right));
  const items = links.filter(({ left }) => left !== "");
  return [
    ...groups.map((text, at): SheetMarker => ({
      kind: "category",
      marker: `K${at + 1}`,
      number: at + 1,
      text,
    })),
    ...items.map(({ left, right }): SheetMarker => {
      const number = groups.indexOf(right) + 1;
      return { kind: "number", marker: String(number), number, text: left };
    }),
  ];
}
