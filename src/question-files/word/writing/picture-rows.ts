// Rows of questions about places on a picture: the areas of type 15, and type 16.
import type { ContentOf, Zone } from "../../../contract/questions/question-content.ts";
import { decimalText, tokenText, type TokenAnswer } from "../answer-token.ts";
import { comparisonOf, flagsOfComparison } from "../reading/contents/typed-comparison.ts";
import { areaNotes, pictureOptionRows } from "./choice-rows.ts";
import type { QuestionRows } from "./written-rows.ts";

type Flags = readonly (readonly [string, string])[];

export function pictureChoiceRows(rows: QuestionRows, { payload, key }: ContentOf<15>): void {
  if (payload.mode === "options") {
    pictureOptionRows(rows, payload, key);
    return;
  }
  rows.picture("G", payload.image);
  for (const [at, zone] of payload.zones.entries()) placeRow(rows, at, zone, [], []);
  areaNotes(rows, payload, key);
}

const shapeWords = { rect: "", circle: "lingkaran ", poly: "poligon " };

function placeRow(
  rows: QuestionRows,
  at: number,
  { shape, coords, hint }: Zone,
  answers: readonly Partial<TokenAnswer>[],
  flags: Flags,
): void {
  const percents = coords.map((value) => decimalText(Math.round(value * 1_000_000) / 10_000));
  const about = [...flags, ...(hint === "" ? [] : [["petunjuk", hint] as const])];
  const token = tokenText(answers, about);
  const place = `${shapeWords[shape]}${percents.join("; ")}`;
  rows.lines(`P${at + 1}`, token === "" ? place : `${place} | ${token}`);
}

type Labels = ContentOf<16>["payload"]["labels"];

export function labelRows(rows: QuestionRows, { payload, key }: ContentOf<16>): void {
  const { image, zones, labels, mode } = payload;
  rows.picture("G", image);
  if (mode === "typed") {
    for (const [at, zone] of zones.entries()) {
      const typed = key.texts[zone.id] ?? comparisonOf([]);
      placeRow(rows, at, zone, typed.accepted, flagsOfComparison(typed));
    }
    if (labels.length > 0) rows.warn("Label tidak dipakai pada jawaban yang diketik; tidak ikut.");
    rows.lines("@M", "teks");
    return;
  }
  const names = namesOf(labels);
  const isNamed = [...names].some(([id, name]) =>
    labels.some((each) => each.id === id && each.text !== name),
  );
  for (const [at, zone] of zones.entries()) {
    const texts = (key.labels[zone.id] ?? []).flatMap((id) => names.get(id) ?? []);
    placeRow(
      rows,
      at,
      zone,
      texts.map((text) => ({ text })),
      [],
    );
  }
  writeLabels(rows, labels, names, isNamed, Object.values(key.labels).flat());
  if (mode === "dropdown") rows.lines("@M", "dropdown");
}

/** Their words, or L1, L2 where words do not tell them apart. */
function namesOf(labels: Labels): Map<string, string> {
  const texts = labels.map(({ text }) => text.replace(/\s+/gu, " ").trim());
  const isPlain =
    new Set(texts).size === texts.length &&
    texts.every((text) => text !== "" && !/^L\d+$/u.test(text)) &&
    labels.every(({ image }) => image === null);
  return new Map(labels.map(({ id, text }, at) => [id, isPlain ? text : `L${at + 1}`]));
}

function writeLabels(
  rows: QuestionRows,
  labels: Labels,
  names: ReadonlyMap<string, string>,
  isNamed: boolean,
  used: readonly string[],
): void {
  for (const { id, text, image } of labels) {
    const name = names.get(id) ?? "";
    if (isNamed && image) rows.picture(name, image, text);
    else if (isNamed) rows.lines(name, text);
    else if (!used.includes(id)) rows.lines("X", text);
  }
  for (const { id, reuse } of labels)
    if (reuse && used.filter((each) => each === id).length < 2)
      rows.setting("reuse", names.get(id) ?? "");
}
