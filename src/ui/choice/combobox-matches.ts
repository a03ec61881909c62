// Which options a typed text leaves: neither accents nor capitals count.
export type ComboboxOption = { value: string; label: string; detail?: string };

const maxMatches = 100;

function folded(text: string): string {
  const marks = /\p{M}/gu;
  return text.normalize("NFD").replace(marks, "").toLowerCase().trim();
}

/**
 * Every word of the text must stand somewhere in the label or the detail. First come those whose label has each of them as a whole word: "5" is
 * "Soal 5" before it is "Soal 15" or a 5 within what "Soal 1" asks.
 */
export function matchesOf(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  const words = folded(text).split(/\s+/u);
  const matches = options.filter(({ label, detail = "" }) => {
    const found = folded(`${label} ${detail}`);
    return words.every((word) => found.includes(word));
  });
  const called = matches.filter(({ label }) => {
    const own = folded(label).split(/[^\p{L}\p{N}]+/u);
    return words.every((word) => own.includes(word));
  });
  return [...new Set([...called, ...matches])].slice(0, maxMatches);
}

/** The one option that is called exactly this. */
export function optionCalled(options: readonly ComboboxOption[], text: string) {
  const wanted = folded(text);
  const called = options.filter((option) => folded(option.label) === wanted);
  return called.length === 1 ? called[0] : undefined;
}
