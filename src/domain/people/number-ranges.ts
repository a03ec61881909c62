// Numbers of questions as people name them: "1-5, 8".

/** In ascending order, each once, between 1 and `last`; null when it is not understood or reaches past `last`. */
export function numbersIn(text: string, last: number): number[] | null {
  const numbers = new Set<number>();
  for (const part of text.split(/[,;]/u)) {
    const range = /^\s*(\d{1,6})(?:\s*[-–]\s*(\d{1,6}))?\s*$/u.exec(part);
    if (!range) return null;
    const from = Number(range[1]);
    const to = Number(range[2] ?? range[1]);
    if (from < 1 || to < from || to > last) return null;
    for (let number = from; number <= to; number += 1) numbers.add(number);
  }
  return [...numbers].sort((one, other) => one - other);
}
