// Exam numbers as people paste them: parted by commas, semicolons, spaces or lines, some of them twice.

export function readPastedNumbers(text: string): string[] {
  const seen = new Map<string, string>();
  for (const part of text.normalize("NFC").split(/[\s,;]+/u)) {
    // A column copied from Excel may bring the apostrophe that made it text.
    const number = part.replace(/^'(?=\d)/u, "");
    const key = number.toLowerCase();
    if (key !== "" && !seen.has(key)) seen.set(key, number);
  }
  return [...seen.values()];
}
