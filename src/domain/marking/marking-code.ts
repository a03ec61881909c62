// The code by which markers know a participant, on screen, in files and on paper. Five characters are drawn; the sixth is computed
// from them, so that a code which is typed in from paper with one wrong character or two exchanged ones is not taken for another.

/** Without 0, 1, I, O and what looks like another: a prime number of characters, as the check needs. */
export const codeLetters = "23456789ABCDEFGHJKLMNPQRSTUVWXY";
export const drawnLength = 5;

/** The weights 2 to 6 and a prime modulus find each wrong character and each exchange of two. */
function checkLetter(drawn: string): string {
  let sum = 0;
  for (const [at, letter] of [...drawn].entries()) sum += (at + 2) * codeLetters.indexOf(letter);
  return codeLetters[sum % codeLetters.length]!;
}

/** @param drawn five characters of `codeLetters`, drawn at random */
export const markingCode = (drawn: string): string => drawn + checkLetter(drawn);

/**
 * Of a participant's code and a question: it stands behind the code on paper, so that the sheet of another question is not taken for this one's. A
 * participant has the same code in all questions; of 31 sheets in a wrong pile one has the letter of the question by chance.
 */
export function paperLetter(code: string, question: string): string {
  let digest = 0x811c9dc5;
  for (const letter of `${question} ${code}`) {
    digest = Math.imul(digest ^ letter.codePointAt(0)!, 0x01000193) >>> 0;
  }
  return codeLetters[((digest ^ (digest >>> 15)) >>> 0) % codeLetters.length]!;
}

/** As it is printed. */
export const paperCode = (code: string, question: string): string =>
  `${code}-${paperLetter(code, question)}`;

export type PaperCode = { code: string; letter: string };

const lettersIn = (typed: string): string => typed.toUpperCase().replace(/[\s-]/gu, "");

/** What was typed from paper as it is meant. Whether the letter is that of the question is for the caller to say. */
export function paperCodeIn(typed: string): PaperCode | "short" | "mistyped" {
  const letters = lettersIn(typed);
  if (letters.length < drawnLength + 2) return "short";
  const [code, letter] = [codeIn(letters.slice(0, -1)), letters.slice(-1)];
  return code !== null && codeLetters.includes(letter) ? { code, letter } : "mistyped";
}

/** What is being typed cannot become a code on paper any more. */
export function isMistyped(typed: string): boolean {
  const letters = lettersIn(typed);
  const code = letters.slice(0, drawnLength + 1);
  return letters.length > drawnLength + 2 || (code.length > drawnLength && codeIn(code) === null);
}

/** As it is meant, in capitals without spaces and hyphens; null for what is no code. */
export function codeIn(typed: string): string | null {
  const code = lettersIn(typed);
  if (code.length !== drawnLength + 1) return null;
  if ([...code].some((letter) => !codeLetters.includes(letter))) return null;
  return checkLetter(code.slice(0, drawnLength)) === code.at(-1) ? code : null;
}
