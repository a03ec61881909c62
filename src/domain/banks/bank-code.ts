// A code for a new bank, proposed before anybody has typed one.
import { bankCodePattern } from "../../contract/questions/banks.ts";
import { subjectCodeAlphabet } from "../../contract/subjects.ts";
import { randomAlphanumeric } from "../text/random-code.ts";

/** The pattern with each ? drawn anew. */
export function proposeBankCode(year: number): string {
  return bankCodePattern
    .replace(/\?/gu, () => randomAlphanumeric(1, subjectCodeAlphabet))
    .replace("####", String(year));
}
