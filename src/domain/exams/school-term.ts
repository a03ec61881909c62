// In which half of which school year a day is. A school year begins in July.
import type { Semester } from "../../contract/exams/events.ts";

/** @param year "2026/2027" */
export type SchoolTerm = { year: string; semester: Semester };

/** @param day "2026-11-20" */
export function termOn(day: string): SchoolTerm {
  const year = Number(day.slice(0, 4));
  const isFirstHalf = day.slice(5, 7) >= "07";
  return {
    year: isFirstHalf ? `${year}/${year + 1}` : `${year - 1}/${year}`,
    semester: isFirstHalf ? "ganjil" : "genap",
  };
}

/** What the institution has set as active; what it has not set, by the day. */
export function activeTerm(
  set: { year: string; semester: Semester | "" },
  day: string,
): SchoolTerm {
  const usual = termOn(day);
  return { year: set.year || usual.year, semester: set.semester || usual.semester };
}
