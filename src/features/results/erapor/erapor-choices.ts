// What is chosen for filling an e-Rapor file: proposals for a file that was just opened, and what is kept on this PC for the next one.
import type { ResultMatrix } from "../../../contract/results/result-matrix.ts";
import { readPreferences, writePreference } from "../../../core/preferences/screen-preferences.ts";
import type { EraporSheet } from "../../../sheets/erapor/erapor-sheet.ts";
import {
  goalDescriptions,
  isSameName,
  sameCompetence,
  type PlanChoices,
} from "../../../sheets/erapor/erapor-plan.ts";
import { groupPathSeparator } from "../../../contract/groups.ts";

const screen = "erapor";

/**
 * Of several columns only the one for tests says by itself that it is meant. `mastery`: from how many per cent on the school counts a competence
 * as mastered; null: from the KKM on (evaluation.md 4.5).
 */
export function proposedChoices(
  sheet: EraporSheet,
  matrix: ResultMatrix,
  mastery: number | null,
): PlanChoices {
  const { columns, kind } = sheet;
  const isSure = columns.length === 1 || kind === "sumatif-akhir";
  return {
    column: isSure ? columns.at(-1)!.column : null,
    byHand: new Map(),
    competenceOf: proposedGoals(sheet, matrix),
    limit: mastery ?? matrix.kkm,
    overwrites: false,
  };
}

function proposedGoals(sheet: EraporSheet, { competences }: ResultMatrix): Map<string, string> {
  const kept = keptGoals();
  const proposed = new Map<string, string>();
  for (const description of goalDescriptions(sheet)) {
    const before = kept[description];
    const isKnown = competences.some(({ id }) => id === before);
    const id = isKnown ? before : sameCompetence(description, competences);
    if (id !== null && id !== undefined) proposed.set(description, id);
  }
  return proposed;
}

const keptGoals = () =>
  (readPreferences(screen)["goals"] ?? {}) as Readonly<Record<string, string | undefined>>;

/** More would fill the storage of this PC over the years; the oldest are forgotten. */
const maxKept = 300;

export function keepGoal(description: string, competence: string): void {
  const others = Object.entries(keptGoals()).filter(([known]) => known !== description);
  const all = competence === "" ? others : [...others, [description, competence]];
  writePreference(screen, "goals", Object.fromEntries(all.slice(-maxKept)));
}

/** The file names a subject, and the exam has others. */
export const isOtherSubject = ({ subject }: EraporSheet, { subjects }: ResultMatrix): boolean =>
  subject !== "" && !subjects.some((own) => isSameName(own, subject));

/** The file names a class that is the group of nobody who is listed. */
export function isOtherClass({ className }: EraporSheet, { rows }: ResultMatrix): boolean {
  if (className === "") return false;
  const paths = new Set(rows.map(({ group_path: path }) => path));
  return ![...paths].some((path) =>
    [path, path.split(groupPathSeparator).at(-1)!].some((name) => isSameName(name, className)),
  );
}
