// What is written into which cell of an e-Rapor file (evaluation.md 4.5): the marks of an exam for students that are found among its participants, and
// whether they reach each learning objective. A cell of anybody else stays as it is.
import { compare, decimalIn, divide, fractionOf } from "../../domain/scoring/fraction.ts";
import { scoreStored, shareOfHundred } from "../../domain/scoring/shown-score.ts";
import type { FilledCell } from "../../files/xlsx/fill-xlsx.ts";
import { matchStudents, type StudentMatch } from "./erapor-matching.ts";
import type { EraporSheet, EraporStudent } from "./erapor-sheet.ts";

/** `earned` and `worth`: exact, "5/2". */
type Mastery = { id: string; earned: string; worth: string };
/** `mark`: 0 to 100; null: there is no final result. `mastery`: of the competences that were asked, by the competence's id. */
export type RatedParticipant = {
  id: string;
  nama: string;
  nisn: string;
  mark: number | null;
  mastery: readonly Mastery[];
};

export type PlanChoices = {
  /** Into which marks go; null: into none. */
  column: number | null;
  /** Participants that a person chose, by the row of the student; "": nobody. */
  byHand: ReadonlyMap<number, string>;
  /** Competences by the description of an objective. */
  competenceOf: ReadonlyMap<string, string>;
  /** From 0 to 100: so much of the points of a competence is reached. Null: no objectives are written. */
  limit: number | null;
  /** Cells that hold something else get the new value. */
  overwrites: boolean;
};

/**
 * - empty: the cell is empty.
 * - same: it holds the value already.
 * - other: it holds something else.
 */
export type PlannedCell = FilledCell & { before: string; is: "empty" | "same" | "other" };

/** By hand: `nobody` was chosen. */
type Match<Participant> =
  | StudentMatch<Participant>
  /** The only one of the name that is left, since others were chosen by hand. */
  | { by: "rest"; participant: Participant }
  | { by: "hand"; participant: Participant }
  | { by: "hand-nobody" };

export type PlannedStudent<Participant> = {
  student: EraporStudent;
  match: Match<Participant>;
  /** Whose marks are written; null: nobody's. */
  participant: Participant | null;
  /** Null: nothing is written there. */
  mark: PlannedCell | null;
  goals: readonly PlannedCell[];
};

/** In the order of the file. */
export function planErapor<Participant extends RatedParticipant>(
  sheet: EraporSheet,
  participants: readonly Participant[],
  choices: PlanChoices,
): PlannedStudent<Participant>[] {
  const matches = matchesOf(sheet.students, participants, choices.byHand);
  return sheet.students.map((student, at) => {
    const match = matches[at]!;
    const isFound = "participant" in match && match.by !== "other-nisn";
    const participant = isFound ? match.participant : null;
    return {
      student,
      match,
      participant,
      mark: participant && markCell(student, participant, choices),
      goals: participant ? goalCells(sheet, student, participant, choices) : [],
    };
  });
}

function matchesOf<Participant extends RatedParticipant>(
  students: readonly EraporStudent[],
  participants: readonly Participant[],
  byHand: PlanChoices["byHand"],
): Match<Participant>[] {
  const chosen = new Set(byHand.values());
  const others = matchStudents(
    students.filter(({ row }) => !byHand.has(row)),
    participants.filter(({ id }) => !chosen.has(id)),
  );
  const byId = new Map(participants.map((participant) => [participant.id, participant]));
  const alone = byHand.size === 0 ? others : matchStudents(students, participants);
  let next = 0;
  return students.map(({ row }, at): Match<Participant> => {
    const hand = byHand.get(row);
    if (hand === undefined) {
      const match = others[next++]!;
      const isLeft = match.by === "name" && alone[at]!.by === "several";
      return isLeft ? { by: "rest", participant: match.participant } : match;
    }
    const participant = byId.get(hand);
    return participant ? { by: "hand", participant } : { by: "hand-nobody" };
  });
}

function markCell(
  { row, texts }: EraporStudent,
  { mark }: RatedParticipant,
  { column }: PlanChoices,
): PlannedCell | null {
  if (column === null || mark === null) return null;
  return plannedCell({ row, column, value: mark }, texts.get(column) ?? "");
}

/** An objective that the exam did not ask of the participant stays as it is. */
function goalCells(
  { goalColumn: column }: EraporSheet,
  { goals }: EraporStudent,
  { mastery }: RatedParticipant,
  { competenceOf, limit }: PlanChoices,
): PlannedCell[] {
  if (column === null || limit === null) return [];
  return goals.flatMap(({ row, description, text }) => {
    const asked = mastery.find(({ id }) => id === competenceOf.get(description));
    if (!asked) return [];
    return [plannedCell({ row, column, value: isReached(asked, limit) ? 1 : 0 }, text)];
  });
}

/** By the figure that is shown: percent with two decimals. */
function isReached({ earned, worth }: Mastery, limit: number): boolean {
  const shown = shareOfHundred(divide(scoreStored(earned), scoreStored(worth)));
  return compare(decimalIn(shown), fractionOf(limit)) >= 0;
}

function plannedCell(cell: FilledCell, before: string): PlannedCell {
  if (before === "") return { ...cell, before, is: "empty" };
  const isSame = Number(before.replace(",", ".")) === cell.value;
  return { ...cell, before, is: isSame ? "same" : "other" };
}

const cellsOf = ({ mark, goals }: Pick<PlannedStudent<unknown>, "mark" | "goals">) =>
  mark ? [mark, ...goals] : goals;

/** What the file gets. Cells that hold the value already are left alone. */
export function writtenCells(
  plan: readonly PlannedStudent<unknown>[],
  { overwrites }: Pick<PlanChoices, "overwrites">,
): FilledCell[] {
  return plan
    .flatMap(cellsOf)
    .filter(({ is }) => is === "empty" || (is === "other" && overwrites))
    .map(({ row, column, value }) => ({ row, column, value }));
}

/** How many cells hold something else than what would be written. */
export const otherCells = (plan: readonly PlannedStudent<unknown>[]): number =>
  plan.flatMap(cellsOf).filter(({ is }) => is === "other").length;

/** Descriptions of objectives in the file, each once, in its order. */
export function goalDescriptions({ students }: EraporSheet): string[] {
  return [...new Set(students.flatMap(({ goals }) => goals.map(({ description }) => description)))];
}

type NamedCompetence = { id: string; kode: string; uraian: string };

/** The competence with the same text, with or without its code; of several none. */
export function sameCompetence(
  description: string,
  competences: readonly NamedCompetence[],
): string | null {
  const wanted = textKey(description);
  const same = competences.filter(({ kode, uraian }) =>
    [uraian, `${kode} ${uraian}`].some((text) => textKey(text) === wanted),
  );
  return same.length === 1 ? same[0]!.id : null;
}

/** Names of subjects and classes are written in many ways: "XI-RPL 1", "XI RPL 1". */
export const isSameName = (one: string, other: string): boolean =>
  textKey(one).replaceAll(" ", "") === textKey(other).replaceAll(" ", "");

const textKey = (text: string): string =>
  text
    .normalize("NFKC")
    .toLocaleLowerCase("id")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
