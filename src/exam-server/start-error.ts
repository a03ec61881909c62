/** The server cannot start, and why: one English sentence for the terminal of whoever started it. */
export class StartError extends Error {
  override readonly name = "StartError";
}

/** What a caught value says, for a sentence of our own. */
export function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  // A connection tried on several addresses fails as a bundle without a message of its own.
  if (error instanceof AggregateError && error.message === "") return wordsOf(error.errors[0]);
  return error.message;
}
