// How hard a password is to guess, by eye: for the meter under the input, not a gate. The gate is the contract's
// (contract/staff/new-passwords.ts); a meter that forbade would teach people "Password1!".
// Own and small: an estimate of bits from the kinds of characters, less what people do to get there.

/** 0 too short, 1 weak, 2 fair, 3 good, 4 strong. */
export type Strength = 0 | 1 | 2 | 3 | 4;

const leastLength = 8;

/** Beginnings and wholes that everybody tries first, in lower case and without the usual replacements. */
const commonWords = [
  "password",
  "passwort",
  "sandi",
  "rahasia",
  "admin",
  "administrator",
  "operator",
  "guru",
  "sekolah",
  "ujian",
  "bismillah",
  "indonesia",
  "merdeka",
  "sayang",
  "qwerty",
  "asdfgh",
  "zxcvbn",
  "letmein",
  "welcome",
  "iloveyou",
  "headmaster",
  "komputer",
  "abc",
];
const rows = ["abcdefghijklmnopqrstuvwxyz", "qwertyuiop", "asdfghjkl", "zxcvbnm", "01234567890"];
const replacements: Record<string, string> = {
  "@": "a",
  "4": "a",
  "3": "e",
  "1": "i",
  "0": "o",
  $: "s",
  "5": "s",
};

/** `known`: what is written on the person's door, such as name and e-mail. */
export function passwordStrength(password: string, known: readonly string[] = []): Strength {
  if (password.length < leastLength) return 0;
  const bits = Math.log2(alphabetOf(password)) * tellingLength(password, known);
  if (bits < 36) return 1;
  if (bits < 50) return 2;
  return bits < 66 ? 3 : 4;
}

function alphabetOf(password: string): number {
  let size = 0;
  if (/[a-z]/u.test(password)) size += 26;
  if (/[A-Z]/u.test(password)) size += 26;
  if (/\d/u.test(password)) size += 10;
  if (/[^A-Za-z\d\s]/u.test(password)) size += 20;
  if (/\s/u.test(password)) size += 1;
  return Math.max(size, 2);
}

/** The characters that a guesser does not get for free: a word, a run, a repetition count as little as one or two. */
function tellingLength(password: string, known: readonly string[]): number {
  let plain = plainOf(password);
  let length = 0;
  for (const word of [...wordsOf(known), ...commonWords]) {
    if (!plain.includes(word)) continue;
    plain = plain.replace(word, " ");
    length += word.length > 4 ? 1.5 : 1;
  }
  for (let at = 0; at < plain.length; at += 1) {
    const isSequel = at > 0 && follows(plain[at - 1]!, plain[at]!);
    length += plain[at] === " " || isSequel ? 0.25 : 1;
  }
  // A year or a few digits at the end is what everybody adds.
  const tail = /\d{1,4}!?$/u.exec(password);
  return tail && tail[0].length < password.length ? length - tail[0].length * 0.5 : length;
}

function plainOf(password: string): string {
  const lower = password.toLowerCase();
  // Digits alone are a number, not a disguised word.
  if (!/[a-z]/u.test(lower)) return lower;
  return lower.replace(
    /[@431$05](?=[a-z])|(?<=[a-z])[@3$](?=$|[a-z])/gu,
    (sign) => replacements[sign] ?? sign,
  );
}

function wordsOf(known: readonly string[]): string[] {
  return known
    .flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 3)
    .sort((one, other) => other.length - one.length);
}

/** The same character again, or the neighbour in the alphabet, among the digits or on the keyboard. */
function follows(before: string, character: string): boolean {
  if (before === character) return true;
  return rows.some((row) => {
    const at = row.indexOf(before);
    return at >= 0 && (row[at + 1] === character || (at > 0 && row[at - 1] === character));
  });
}
