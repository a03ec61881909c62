/** "NO. UJIAN *" and "no_ujian" are the same header. */
export function normalizeHeader(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
