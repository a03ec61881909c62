// Which set of rules check-question.ts refuses by. Not for the rules themselves.

/** Raised whenever the check refuses what it let through before: stored questions are then checked anew. */
export const questionRules = 1;
