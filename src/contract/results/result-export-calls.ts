// The calls of result-exports.ts, apart from their schemas: whoever makes them brings none of these along.
import { httpCall } from "../calls/call.ts";
import type { listResultsQuery } from "./exam-results.ts";
import type { exportedResults, exportResultsInput, resultIds } from "./result-exports.ts";

const exportsPath = "/api/v1/results/exports";

/** Of all rows that the filters find, in their order. */
export const listResultIds = httpCall<typeof listResultsQuery, typeof resultIds>(
  "GET",
  `${exportsPath}/ids`,
);

/**
 * - list: how many answers to each type are right and wrong (6.1).
 * - marks: what each question has earned (6.2).
 * - letters: which option was chosen, of questions of type 1 (6.3).
 */
export const exportKinds = ["list", "marks", "letters"] as const;
export type ExportKind = (typeof exportKinds)[number];

/** Marks and letters are of an exam, not of an event. Refused with 44 when nothing of the selection is for the caller. */
export const exportResults = httpCall<typeof exportResultsInput, typeof exportedResults>(
  "POST",
  exportsPath,
);
