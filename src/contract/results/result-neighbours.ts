// The call that says who stands before and after an opened result in the list of results, by the list's own order and filters.
import type { InferOutput } from "valibot";
import { httpCall } from "../calls/call.ts";
import type { resultNeighbours, resultNeighboursInput } from "./neighbour-fields.ts";

export type ResultNeighbours = InferOutput<typeof resultNeighbours>;
export type ResultNeighbour = NonNullable<ResultNeighbours["next"]>;

/** Refused with 44 when nothing of the selection is for the caller. */
export const getResultNeighbours = httpCall<typeof resultNeighboursInput, typeof resultNeighbours>(
  "GET",
  "/api/v1/results/{id}/neighbours",
);
