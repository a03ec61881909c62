// Which options a typed text leaves: neither accents nor capitals count.
export type ComboboxOption = { value: string; label: string; detail?: string };

const maxMatches = 100;

function folded(text: string): string {
  const marks = /\p{M}/gu;
  return text.normalize("NFD").replace(marks, "").toLowerCase().trim();
}

/** Every word of the text must stand somewhere in the label or the detail. */
export function matchesOf(options: readonly ComboboxOption[], text: string): ComboboxOption[] {
  const words = folded(text).split(/\s+/u);
  const matches: ComboboxOption[] = [];
  for (const option of options) {
    const found = folded(`${option.label} ${option.detail ?? ""}`);
    if (words.every((word) => found.includes(word))) matches.push(option);
    if (matches.length === maxMatches) break;
  }
  return matches;
}

/** The one option that is called exactly this. */
export function optionCalled(options: readonly ComboboxOption[], text: string) {
  const wanted = folded(text);
  const called = options.filter((option) => folded(option.label) === wanted);
  return called.length === 1 ? called[0] : undefined;
}
