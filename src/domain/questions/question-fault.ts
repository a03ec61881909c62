/** `path`: "stem", "audio", or a list of the content and, after a point, the part's id: "options.a1", "key". */
export type QuestionFault = {
  path: string;
  severity: "error" | "warning";
  /** One sentence for a person. */
  reason: string;
};

export const error = (path: string, reason: string): QuestionFault => ({
  path,
  severity: "error",
  reason,
});
export const keyOfGonePart = "Ada kunci untuk bagian yang sudah tidak ada. Tandai kuncinya lagi.";

/** Of keys for parts that are gone: no participant could give them. */
export function strayKeys(
  ids: readonly string[],
  parts: readonly { readonly id: string }[],
): QuestionFault[] {
  const known = new Set(parts.map(({ id }) => id));
  if (ids.every((id) => known.has(id))) return [];
  return [error("key", keyOfGonePart)];
}

export const warning = (path: string, reason: string): QuestionFault => ({
  path,
  severity: "warning",
  reason,
});
