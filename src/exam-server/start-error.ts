/** The server cannot start, and why: one English sentence for the terminal of whoever started it. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** What a caught value says, for a sentence of our own. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const isDiskFull = isCode(error, "ENOSPC") || isCode(error, "53100");
  if (isDiskFull) return "the disk is full; make room on it, nothing that was confirmed is lost";
  // A connection tried on several addresses fails as a bundle without a message of its own.
  if (error instanceof AggregateError && error.message === "") return wordsOf(error.errors[0]);
  return error.message;
}

/** Of the system's and of PostgreSQL's errors. */
export function isCode(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}
