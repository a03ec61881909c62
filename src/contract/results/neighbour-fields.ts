// Who stands before and after a row in the list of results, as schemas for the exam server; the console takes their types
// (result-neighbours.ts).
import * as v from "valibot";
import { idSchema } from "../calls/fields.ts";
import { listQuery } from "../calls/list-fields.ts";
import { resultDetailInput } from "./detail-fields.ts";
import { resultFilters, resultSelection, resultSorts } from "./exam-results.ts";

/** What the list was asked for. `page` and `per_page` mean nothing here. */
export const resultNeighboursInput = v.object({
  ...resultDetailInput.entries,
  ...listQuery(resultFilters, resultSorts).entries,
  ...resultSelection,
});

const neighbour = v.object({
  /** Of the sitting, or of the row where there is none: opens the result. */
  id: v.pipe(v.string(), v.minLength(1), v.maxLength(130)),
  row_id: v.string(),
  participant_id: idSchema,
  nama: v.string(),
  no_ujian: v.string(),
});

export const resultNeighbours = v.object({
  /** From 1; null: the list does not have the row any more. */
  place: v.nullable(v.number()),
  total: v.number(),
  /** Null at the ends of the list, and without a place. */
  previous: v.nullable(neighbour),
  next: v.nullable(neighbour),
});
