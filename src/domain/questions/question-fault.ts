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
export const warning = (path: string, reason: string): QuestionFault => ({
  path,
  severity: "warning",
  reason,
});
