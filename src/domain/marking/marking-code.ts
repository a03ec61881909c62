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

/** As it is meant, in capitals without spaces and hyphens; null for what is no code. */
export function codeIn(typed: string): string | null {
  const code = typed.toUpperCase().replace(/[\s-]/gu, "");
  if (code.length !== drawnLength + 1) return null;
  if ([...code].some((letter) => !codeLetters.includes(letter))) return null;
  return checkLetter(code.slice(0, drawnLength)) === code.at(-1) ? code : null;
}
