// What a sentence is known by in a language's file, which would otherwise hold each of them twice: in Indonesian as well.

const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
export const markLength = 4;

/** Four letters, 24 bits of FNV-1a. The build refuses two sentences of one mark. */
export function sentenceMark(sentence: string): string {
  let hash = 0x811c9dc5;
  for (let at = 0; at < sentence.length; at += 1) {
    hash = Math.imul(hash ^ sentence.charCodeAt(at), 0x01000193);
  }
  const folded = hash ^ (hash >>> 24);
  return [0, 6, 12, 18].map((bits) => letters[(folded >>> bits) & 63]).join("");
}

/** Beside the forms, which have places: all marks in one text, then what each of those sentences is in the language. */
export type MarkedSentences = readonly [marks: string, ...said: string[]];

/** The name under which they stand among the forms; no sentence is empty. */
export const markedName = "";
