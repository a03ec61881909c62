// What is written into programs and not confirmed, as one list: how it changes with each key and each answer of the server. Nothing here stores or
// sends it (follow-up-edits-keeper.ts).
import type {
  FollowUpEntry,
  FollowUpKind,
  SavedFollowUp,
} from "../../../contract/results/follow-up-programs.ts";
import {
  areContrary,
  areSameFields,
  blankFields,
  fieldsOf,
  mergedFields,
  type FollowUpFields,
} from "./follow-up-fields-value.ts";

export type ProgramOf = { schedule_id: string; kind: FollowUpKind };
export type FollowUpEdit = ProgramOf & {
  participant_id: string;
  /** What was read when it was written; version 0: nothing was there. */
  base: FollowUpFields & { version: number };
  fields: FollowUpFields;
  /** What somebody else has written into the same field; null: it waits to be sent. */
  newer: FollowUpEntry | null;
  /** Why the server did not take it; null: it did not refuse. */
  refusal: string | null;
};

export const isList = (value: unknown): value is unknown[] => Array.isArray(value);

export function isEdit(stored: unknown): stored is FollowUpEdit {
  const { schedule_id, participant_id, base, fields } = (stored ?? {}) as Partial<FollowUpEdit>;
  const texts = [schedule_id, participant_id, fields?.bentuk, fields?.keterangan];
  return texts.every((text) => typeof text === "string") && typeof base?.version === "number";
}

type Cell = Pick<FollowUpEdit, "schedule_id" | "kind" | "participant_id">;

export const isSameProgram = (one: ProgramOf, other: ProgramOf): boolean =>
  one.schedule_id === other.schedule_id && one.kind === other.kind;

export const isSameCell = (one: Cell, other: Cell): boolean =>
  isSameProgram(one, other) && one.participant_id === other.participant_id;

export const isAmong = (one: Cell, others: readonly Cell[]): boolean =>
  others.some((other) => isSameCell(one, other));

export const isWaiting = ({ newer, refusal }: FollowUpEdit): boolean =>
  newer === null && refusal === null;

export const baseOf = (entry: FollowUpEntry | null): FollowUpEdit["base"] =>
  entry === null ? { ...blankFields, version: 0 } : { ...fieldsOf(entry), version: entry.version };

export type WrittenFields = {
  participant_id: string;
  /** What the screen shows as saved; null: nothing is. */
  entry: FollowUpEntry | null;
  fields: Partial<FollowUpFields>;
};

/** A day may be written for a thousand at once. What is written anew comes last. */
export function withWritten(
  edits: readonly FollowUpEdit[],
  program: ProgramOf,
  written: readonly WrittenFields[],
): readonly FollowUpEdit[] {
  const all = new Map(edits.map((one) => [keyOf(one), one]));
  for (const { participant_id, entry, fields } of written) {
    const cell = { ...program, participant_id };
    const key = keyOf(cell);
    const known = all.get(key);
    const base = known?.base ?? baseOf(entry);
    const next = { ...(known?.fields ?? fieldsOf(base)), ...fields };
    const newer = known?.newer ?? null;
    all.delete(key);
    if (!areSameFields(next, newer ?? base)) {
      all.set(key, { ...cell, base, fields: next, newer, refusal: null });
    }
  }
  return [...all.values()];
}

const keyOf = ({ schedule_id, kind, participant_id }: Cell): string =>
  `${schedule_id} ${kind} ${participant_id}`;

/** The oldest of one program, at most so many. */
export function nextBatch(edits: readonly FollowUpEdit[], most: number): readonly FollowUpEdit[] {
  const waiting = edits.filter(isWaiting);
  const [first] = waiting;
  return first ? waiting.filter((one) => isSameProgram(one, first)).slice(0, most) : [];
}

export function withResults(
  edits: readonly FollowUpEdit[],
  batch: readonly FollowUpEdit[],
  results: readonly SavedFollowUp[],
): FollowUpEdit[] {
  return edits.flatMap((one) => {
    const sent = batch.find((other) => isSameCell(other, one));
    const result = results.find(({ participant_id: id }) => id === one.participant_id);
    return sent && result ? afterResult(one, sent, result) : one;
  });
}

function afterResult(
  one: FollowUpEdit,
  sent: FollowUpEdit,
  { outcome, entry }: SavedFollowUp,
): FollowUpEdit[] {
  if (outcome === "gone") return [{ ...one, refusal: goneRefusal }];
  const base = baseOf(entry);
  if (outcome === "stored") {
    // More may have been typed while it was on its way.
    return areSameFields(one.fields, sent.fields) ? [] : [{ ...one, base }];
  }
  if (areContrary(one.base, one.fields, base)) return [{ ...one, newer: entry }];
  const fields = mergedFields(one.base, one.fields, base);
  return areSameFields(fields, base) ? [] : [{ ...one, base, fields }];
}

/** In place of words of the server: the participant is not in the results that the person sees. */
export const goneRefusal = "gone";
