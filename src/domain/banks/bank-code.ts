// A code for a new bank or a copy, proposed before anybody has typed one.
import { bankCodePattern, maxBankCode } from "../../contract/questions/banks.ts";
import { subjectCodeAlphabet } from "../../contract/subjects.ts";
import { randomAlphanumeric } from "../text/random-code.ts";

/** The pattern with each ? drawn anew. */
export function proposeBankCode(year: number): string {
  return bankCodePattern
    .replace(/\?/gu, () => randomAlphanumeric(1, subjectCodeAlphabet))
    .replace("####", String(year));
}

/** The code with a few drawn letters behind it, within what a code may have. */
export function proposeCopyCode(code: string): string {
  const suffix = `-${randomAlphanumeric(3, subjectCodeAlphabet)}`;
  return `${code.slice(0, maxBankCode - suffix.length)}${suffix}`;
}
