// How far a school is on the way to a first exam (spec 2): each of the five steps is done when there is something of it.
import type { FirstSteps } from "../../../contract/home.ts";

export type StepName = "institution" | "participants" | "subjects" | "banks" | "schedules";

/** How many there are of what each step makes. */
export const stepsFound = (counts: FirstSteps): Record<StepName, number> => ({
  institution: Number(counts.institution_named),
  participants: counts.participants,
  subjects: counts.subjects,
  banks: counts.question_banks,
  schedules: counts.active_schedules,
});

export const stepsLeft = (counts: FirstSteps): number =>
  Object.values(stepsFound(counts)).filter((found) => found === 0).length;

/** Without participants, subjects or banks there is nothing else to speak of yet. */
export const isNewSchool = ({ participants, subjects, question_banks: banks }: FirstSteps) =>
  !(participants && subjects && banks);
