// What a participant will see once results are published or withdrawn. Apart from the acts, since it knows questions and answers.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema } from "../calls/fields.ts";
import { ownResult } from "../sitting/own-sitting.ts";
import { maxActGroups, publicationActFields, publicationsPath } from "./result-publications.ts";

/** fullest, emptiest: of those whose result can be shown here, who has answered most, and fewest. */
export const previewExamples = ["fullest", "emptiest"] as const;
export type PreviewExample = (typeof previewExamples)[number];

export const previewPublicationInput = v.object({
  schedule_id: idSchema,
  /** Empty: the example. */
  participant_id: v.optional(v.pipe(v.string(), v.maxLength(64)), ""),
  example: v.optional(v.picklist(previewExamples), "fullest"),
  kind: publicationActFields.kind,
  view: publicationActFields.view,
  /** With the groups below them; empty: everybody. */
  group_ids: v.optional(v.pipe(v.array(idSchema), v.maxLength(maxActGroups)), []),
});

export const publicationPreview = v.nullable(
  v.object({
    participant: v.object({
      id: idSchema,
      nama: v.string(),
      no_ujian: v.string(),
      group_path: v.string(),
    }),
    /** The act decides what this participant sees. */
    is_concerned: v.boolean(),
    /**
     * What their own call answers at this moment once the act is done. Null: they have not finished, or people still mark their answers without
     * knowing whose they are, so that nothing of it is shown beside a name.
     */
    result: v.nullable(ownResult),
    is_blind: v.boolean(),
    /** How many the participant sees. `result` has none of them for whoever may not see what is in the bank. */
    questions: v.number(),
    hides_questions: v.boolean(),
  }),
);
export type PublicationPreview = NonNullable<v.InferOutput<typeof publicationPreview>>;

/** Null: there is no such participant in the exam, or no example. For whoever may act, else refused with 43. */
export const previewPublication = httpCall<
  typeof previewPublicationInput,
  typeof publicationPreview
>("POST", `${publicationsPath}/preview`);
