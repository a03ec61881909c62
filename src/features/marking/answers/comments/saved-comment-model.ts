// Adding or changing one comment of the library. Its points are typed as 0–100 of the question.
import * as v from "valibot";
import {
  commentInput,
  createMarkingComment,
  updateMarkingComment,
  type CommentInput,
  type MarkingComment,
} from "../../../../contract/marking/marking-comments.ts";
import { call } from "../../../../core/api.ts";
import {
  shareIn,
  shareOf,
  shareText,
  typedPoints,
} from "../../../../domain/marking/point-input.ts";
import { createRecordForm } from "../../../../kit/form/create-record-form.ts";
import type { UnitKey } from "../../../../core/marking/mark-queue-model.ts";

/** `points`: as typed; empty: none. */
type Values = { code: string; text: string; points: string };

/** `text`: of a new one, to begin with. */
export function createSavedCommentModel(
  unit: UnitKey,
  { original, text }: { original: MarkingComment | null; text: string },
  changed: () => Promise<void>,
) {
  return createRecordForm<Values, CommentInput, MarkingComment>({
    original,
    blank: { code: "", text, points: "" },
    valuesOf,
    schema,
    async save(base, values) {
      if (base === null) await call(createMarkingComment, { ...unit, ...values });
      else {
        const place = { ...unit, comment_id: base.id, version: base.version };
        await call(updateMarkingComment, { ...place, ...values });
      }
      await changed();
    },
  });
}

function valuesOf({ code, text, points }: MarkingComment): Values {
  return { code, text, points: points === null ? "" : typedPoints(shareOf(points), "percent", 1) };
}

/** A share above 1, which the schema refuses in words. */
const noShare = "2";

const schema = v.pipe(
  v.custom<Values>(() => true),
  v.transform(({ points, ...values }): v.InferInput<typeof commentInput> => {
    const share = shareIn(points, "percent", 1);
    const typed = share === null ? noShare : shareText(share);
    return { ...values, points: points.trim() === "" ? null : typed };
  }),
  commentInput,
);
