// What is written about one participant of a program, and how two people's changes to it are brought together.
import { typedNumber } from "../../../domain/text/typed-number.ts";
import type { FollowUpEntry } from "../../../contract/results/follow-up-programs.ts";

export type FollowUpFields = Pick<
  FollowUpEntry,
  "bentuk" | "tanggal" | "nilai" | "sumber" | "keterangan"
>;

export const blankFields: FollowUpFields = {
  bentuk: "",
  tanggal: null,
  nilai: null,
  sumber: "",
  keterangan: "",
};

/** The source of a score belongs to the score. */
const together = [["bentuk"], ["tanggal"], ["nilai", "sumber"], ["keterangan"]] as const;
type Part = (typeof together)[number];

export const fieldsOf = ({
  bentuk,
  tanggal,
  nilai,
  sumber,
  keterangan,
}: FollowUpFields): FollowUpFields => ({ bentuk, tanggal, nilai, sumber, keterangan });

const isSamePart = (part: Part, one: FollowUpFields, other: FollowUpFields): boolean =>
  part.every((name) => one[name] === other[name]);

export const areSameFields = (one: FollowUpFields, other: FollowUpFields): boolean =>
  together.every((part) => isSamePart(part, one, other));

/** Whether both have changed the same field to different values. */
export const areContrary = (
  base: FollowUpFields,
  mine: FollowUpFields,
  newer: FollowUpFields,
): boolean =>
  together.some(
    (part) =>
      !isSamePart(part, base, mine) &&
      !isSamePart(part, base, newer) &&
      !isSamePart(part, mine, newer),
  );

/** What one person has changed, on top of what another has saved meanwhile. */
export function mergedFields(
  base: FollowUpFields,
  mine: FollowUpFields,
  newer: FollowUpFields,
): FollowUpFields {
  const kept = together.filter((part) => !isSamePart(part, base, mine));
  return Object.assign(
    fieldsOf(newer),
    ...kept.flatMap((part) => part.map((name) => ({ [name]: mine[name] }))),
  ) as FollowUpFields;
}

/** What keeps a text from being a score: it is no number from 0 to 100, or has more than two decimals. */
export type ScoreFault = "number" | "decimals";

export function scoreFault(text: string): ScoreFault | null {
  const typed = typedNumber(text);
  if (typed === null) return null;
  if (Number.isNaN(typed) || typed > 100) return "number";
  return Number(typed.toFixed(2)) === typed ? null : "decimals";
}

/** "82.50" of "82,5"; null: it is empty; undefined: it is no score (`scoreFault`). */
export function scoreIn(text: string): string | null | undefined {
  const typed = typedNumber(text);
  if (typed === null) return null;
  return scoreFault(text) === null ? typed.toFixed(2) : undefined;
}

/** "82,5" of "82.50": as it is typed. */
export function typedScore(score: string | null): string {
  return score === null ? "" : String(Number(score)).replace(".", ",");
}
