// What a question came to where it was used before, as its file tells it: p, D and how many participants there were.
import * as v from "valibot";

/** Two decimals, as it is shown: "0.72", "-0.10". */
const figure = v.pipe(v.string(), v.regex(/^(?:-?0\.\d\d|-?1\.00)$/u));

export const maxUsageParticipants = 99_999_999;
export const questionUsage = v.object({
  n: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxUsageParticipants)),
  /** Null: not told, or not defined. */
  p: v.nullable(figure),
  d: v.nullable(figure),
});
export type QuestionUsage = v.InferOutput<typeof questionUsage>;
