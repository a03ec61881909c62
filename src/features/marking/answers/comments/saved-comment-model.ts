// Adding or changing one comment of the library. Its points are typed on the scale that the person likes.
import * as v from "valibot";
import {
  commentInput,
  createMarkingComment,
  updateMarkingComment,
  type CommentInput,
  type MarkingComment,
} from "../../../../contract/marking/marking-comments.ts";
import { call } from "../../../../core/api.ts";
import { createRecordForm } from "../../../../kit/form/create-record-form.ts";
import type { UnitKey } from "../../../../core/marking/unsent-acts.ts";
import { shareAsTyped, typedShare } from "../../points/shown-points-text.ts";

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
  return { code, text, points: points === null ? "" : shareAsTyped(points) };
}

const schema = v.pipe(
  v.custom<Values>(() => true),
  v.transform(({ points, ...values }): v.InferInput<typeof commentInput> => ({
    ...values,
    points: typedShare(points),
  })),
  commentInput,
);
