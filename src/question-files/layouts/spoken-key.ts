// The key of a choice as people write it: "B", "B.", "Kunci: B", "Jawaban A dan C", "AC", the words of an option, its
// number. Pure; for every format whose options have letters.
import { markerText } from "../word/reading/marker-text.ts";

export type NamedOption = {
  letter: string;
  /** Without markup. */
  words: string;
};
/** `isGuess`: it did not say a letter. */
export type SpokenKey = { letters: string[]; isGuess: boolean };

const fillers =
  /\b(?:KUNCI|KEY|ANSWER|JAWABAN(?:NYA)?|JAWAB|JWB|OPSI|PILIHAN|HURUF|YANG|BENAR|TEPAT|ADALAH|IALAH|YAITU|DAN|AND|SERTA)\b/gu;

/** Null: nothing of it can be an option. Letters that no option has are answered all the same. */
export function spokenKey(text: string, options: readonly NamedOption[]): SpokenKey | null {
  const plain = markerText(text);
  const plainWords = (words: string) => markerText(words).replace(/\.$/u, "");
  const same = options.filter(
    ({ words }) => words !== "" && plainWords(words) === plainWords(plain),
  );
  const isLetter = options.some(({ letter }) => letter === plain);
  if (same.length === 1 && !isLetter) return { letters: [same[0]?.letter ?? ""], isGuess: true };
  const letters = lettersIn(plain, options);
  if (letters) return { letters, isGuess: false };
  const [, letter, rest = ""] =
    /^([A-J])\s?[.):]\s*(.+)$/u.exec(plain.replace(fillers, " ").trim()) ?? [];
  if (letter !== undefined) {
    const own = options.find((each) => each.letter === letter);
    return { letters: [letter], isGuess: !own || plainWords(own.words) !== plainWords(rest) };
  }
  const number = /^[1-9]$/u.test(plain) ? options[Number(plain) - 1] : undefined;
  return number ? { letters: [number.letter], isGuess: true } : null;
}

const anyLetter = [..."ABCDEFGHIJ"].map((letter) => ({ letter, words: "" }));

/** Whether it names options by their letters, whichever there are. */
export function namesOptions(text: string): boolean {
  const found = spokenKey(text, anyLetter);
  return found !== null && !found.isGuess && found.letters.every((each) => /^[A-J]$/u.test(each));
}

function lettersIn(plain: string, options: readonly NamedOption[]): string[] | null {
  const words = plain
    .replace(fillers, ",")
    .split(/[\s,;/&+.:=()-]+/u)
    .filter((word) => word !== "");
  const letters = words.flatMap((word) => (isJoined(word, options) ? [...word] : [word]));
  const isWhole = letters.length > 0 && letters.every((word) => /^[A-Z]$/u.test(word));
  return isWhole ? [...new Set(letters)] : null;
}

/** "ACD": letters of options, in their order. */
function isJoined(word: string, options: readonly NamedOption[]): boolean {
  const letters = [...word];
  return (
    letters.length > 1 &&
    letters.every((letter) => options.some((each) => each.letter === letter)) &&
    letters.every((letter, at) => at === 0 || letter > (letters[at - 1] ?? ""))
  );
}
