// How a question was answered where it was used before: difficulty p, discrimination D and the number of participants. It travels in files of questions.
import * as v from "valibot";

/** With two decimals, as it is shown: "0.72", "-0.10". */
const figure = v.pipe(v.string(), v.regex(/^(?:-?0\.\d\d|-?1\.00)$/u));

export const maxUsageParticipants = 99_999_999;
export const questionUsage = v.object({
  n: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(maxUsageParticipants)),
  /** Null where the file does not say it, or where it is not defined. */
  p: v.nullable(figure),
  d: v.nullable(figure),
});
export type QuestionUsage = v.InferOutput<typeof questionUsage>;
