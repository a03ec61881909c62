// Markers and keys as people and Word's autocorrection leave them: full-width signs, long dashes, smileys, spaces that do
// not break, digits of Arabic.

const digitZeros = [0x660, 0x6f0];

/** One line, capitals, ASCII where there is such a sign. */
export function markerText(text: string): string {
  return text
    .replace(/[\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu, "")
    .replace(/[☺☻🙂😊😀]\ufe0f?/gu, ":)")
    .normalize("NFKC")
    .replace(/[‐‑‒–—―−]/gu, "-")
    .replace(/[∶꞉]/gu, ":")
    .replace(/[¦│∣❘]/gu, "|")
    .replace(/[٠-٩۰-۹]/gu, latinDigit)
    .replace(/[،]/gu, ",")
    .replace(/[؛]/gu, ";")
    .replace(/[؟]/gu, "?")
    .replace(/[“”„«»"'‘’‚`´]/gu, "")
    .replace(/\s+/gu, " ")
    .trim()
    .toUpperCase();
}

function latinDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  const zero = digitZeros.find((each) => code >= each && code <= each + 9) ?? code;
  return String(code - zero);
}

/** "B, C", "B dan C", "BC" and "B." alike. */
export function keyLetters(text: string): string[] {
  const words = markerText(text)
    .replace(/\b(?:DAN|AND)\b/gu, ",")
    .split(/[\s,;/&+.)(]+/u)
    .filter((word) => word !== "");
  const letters = words.flatMap((word) => (/^[A-Z]{2,10}$/u.test(word) ? [...word] : [word]));
  return [...new Set(letters)];
}

const ticks = new Set(["V", "√", "✓", "✔", "☑", "☒", "✅", "🗸", "🗹"]);

/** A letter v or any tick; a ticked box of Word's own forms too, which is a crossed one. */
export function isTick(text: string): boolean {
  return ticks.has(markerText(text).replace(/\ufe0f/gu, ""));
}

/** An empty box, a dash or nothing. */
export function isUnticked(text: string): boolean {
  return /^[-☐□_.]*$/u.test(markerText(text));
}

/** "2,5" and "2.5"; null: no number. */
export function decimalValue(text: string): number | null {
  const plain = markerText(text).replace(",", ".");
  return /^-?\d{1,7}(?:\.\d{1,4})?$/u.test(plain) ? Number(plain) : null;
}
