// What else the institution says of itself (the package INSTITUTION), for documents and proposals. Blank until somebody is signed in and it
// is known; follow-settings.ts keeps it up to date.
import { atom, computed } from "nanostores";
import type { Semester } from "../../contract/exams/events.ts";
import { $institution } from "./institution-settings.ts";

export type School = {
  /** Empty: nobody is named. */
  head: string;
  headNip: string;
  /** Empty: by the date. */
  year: string;
  semester: Semester | "";
};

export const blankSchool: School = { head: "", headNip: "", year: "", semester: "" };

export const $school = atom<School>(blankSchool);

/** Who signs for the institution, and where. */
export const $signing = computed([$school, $institution], ({ head, headNip }, { city }) => {
  return { head, headNip, city };
});
export type Signing = NonNullable<typeof $signing.value>;
