const conjunction = new Intl.ListFormat("id", { type: "conjunction" });

/** "a", "a dan b", "a, b, dan c": for sentences that name several things. */
export const listed = (parts: readonly string[]): string => conjunction.format(parts);
