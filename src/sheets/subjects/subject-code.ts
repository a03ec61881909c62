// A code for a new subject, proposed before anybody has typed one.
import { subjectCodeAlphabet, subjectCodePattern } from "../../contract/subjects.ts";
import { randomAlphanumeric } from "../../domain/text/random-code.ts";

/** The pattern with each ? drawn anew. */
export function proposeSubjectCode(): string {
  return subjectCodePattern.replace(/\?/gu, () => randomAlphanumeric(1, subjectCodeAlphabet));
}
