// The rubric by which the answers to one question of an exam are marked (evaluation.md 1.4). It begins as it was shown in the question's version and
// can be changed while people mark: marks by criteria move with it, and their history is kept. The question in its bank stays as it is, and what
// is changed there never changes what is being marked. Correctors of the subject and a Head Master read and change it.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { timestampSchema } from "../calls/fields.ts";
import { lineOfText } from "../calls/typed-fields.ts";
import { maxAnswerText, maxParts, partId } from "../questions/question-content.ts";
import { ofUnit, unitPath } from "./marking-units.ts";

const maxPoints = 1000;
const pointsText = `Isi 0 sampai ${maxPoints}.`;
const criterion = v.object({
  id: partId,
  label: v.pipe(lineOfText("Kriteria", maxAnswerText), v.minLength(1, "Kriteria wajib diisi.")),
  max: v.pipe(v.number(pointsText), v.minValue(0, pointsText), v.maxValue(maxPoints, pointsText)),
});
const criteria = v.pipe(
  v.array(criterion),
  v.maxLength(maxParts),
  v.check(
    (all) => new Set(all.map(({ id }) => id)).size === all.length,
    "Ada kriteria yang tercantum dua kali.",
  ),
  v.check((all) => all.some(({ max }) => max > 0), "Paling sedikit satu kriteria bernilai."),
);

/** 0: as the question was shown. Each change adds 1. */
const rubricVersion = v.pipe(v.number(), v.integer(), v.minValue(0));
const shownRubric = v.object({
  version: rubricVersion,
  criteria: v.array(v.object({ id: partId, label: v.string(), max: v.number() })),
  /** Of the staff; null: it was never changed. */
  by: v.nullable(v.string()),
  at: v.nullable(timestampSchema),
});
export type ShownRubric = v.InferOutput<typeof shownRubric>;

export const getRubricInput = v.object(ofUnit);
/** The latest first. */
export const rubricHistory = v.object({ versions: v.array(shownRubric) });
export type RubricHistory = v.InferOutput<typeof rubricHistory>;
export const getMarkingRubric = httpCall<typeof getRubricInput, typeof rubricHistory>(
  "GET",
  `${unitPath}/rubric`,
);

export const rubricPreview = v.object({
  /** Present marks by criteria, of all people. */
  marks: v.number(),
  /** Of these, how many get more, get less, keep their points, and say nothing of a criterion that is new. */
  more: v.number(),
  less: v.number(),
  same: v.number(),
  kept: v.number(),
  /** In points of 100: how much the marks move on average, and the most one gains and loses. */
  mean: v.number(),
  most: v.number(),
  least: v.number(),
  /** Some of those that move most, of marks that the caller may see. */
  examples: v.array(v.object({ code: v.string(), from: v.string(), to: v.string() })),
});
export type RubricPreview = v.InferOutput<typeof rubricPreview>;
export const maxExamples = 5;

export const previewRubricInput = v.object({ ...ofUnit, criteria });
/** What saving the rubric would move now. Changes nothing. */
export const previewMarkingRubric = httpCall<typeof previewRubricInput, typeof rubricPreview>(
  "POST",
  `${unitPath}/rubric/preview`,
);

export const updateRubricInput = v.object({ ...ofUnit, version: rubricVersion, criteria });
/** Refused with 49 and the history when `version` is not the latest. From now on marks by an older version are refused. */
export const updateMarkingRubric = httpCall<typeof updateRubricInput, typeof rubricHistory>(
  "PATCH",
  `${unitPath}/rubric`,
);
