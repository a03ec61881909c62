// A code for a copy of something that has one, proposed before anybody has typed it.
import { subjectCodeAlphabet } from "../../contract/subjects.ts";
import { randomAlphanumeric } from "../text/random-code.ts";

/** The code with a few drawn letters behind it, no longer than `maxLength`. */
export function proposeCopyCode(code: string, maxLength: number): string {
  const suffix = `-${randomAlphanumeric(3, subjectCodeAlphabet)}`;
  return `${code.slice(0, maxLength - suffix.length)}${suffix}`;
}
