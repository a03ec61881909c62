// What teachers have decided about questions after their analysis, as schemas for the exam server; the console takes their types (item-decisions.ts).
import * as v from "valibot";
import { idSchema, timestampSchema, version } from "../calls/fields.ts";
import { lineOfText } from "../calls/typed-fields.ts";
import { itemStatuses, maxDecisionNote } from "./item-decisions.ts";

const status = v.picklist(itemStatuses);

export const itemDecision = v.object({
  question_id: idSchema,
  /** Of the question, as participants saw it. */
  version: v.number(),
  /** Null: it was taken back, and what the rules propose counts. */
  status: v.nullable(status),
  note: v.string(),
  /** Grows by each change. */
  revision: v.number(),
  /** Who has decided it, or taken it back, by the present name. `id` is null after the account was deleted, and the name is the one of that time. */
  by: v.object({ id: v.nullable(idSchema), name: v.string() }),
  at: timestampSchema,
});

export const itemDecisionsInput = v.object({ id: idSchema });
export const itemDecisionsOutput = v.object({
  /** Of each version that something was decided about; the latest version of a question comes first. */
  items: v.array(itemDecision),
});

export const saveItemDecisionInput = v.object({
  question_id: idSchema,
  version,
  /** Null takes the decision back; its note goes with it. */
  status: v.nullable(status),
  note: lineOfText("Catatan", maxDecisionNote),
  /** That was read; 0: nothing was decided yet. */
  revision: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
