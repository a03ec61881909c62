// The call for what participants were shown of the questions of an analysis, for whoever may analyse the bank. Schemas are in item-text-fields.ts.
import type { InferOutput } from "valibot";
import { httpCall } from "../calls/call.ts";
import type { itemText, itemTextsInput, itemTextsOutput } from "./item-text-fields.ts";

/** Question versions in one call. */
export const maxItemTexts = 50;

export type AnalysedText = InferOutput<typeof itemText>;

/** In the order in which they were asked for. It changes nothing. Refused like `getAnalysedBank`. */
export const listAnalysedTexts = httpCall<typeof itemTextsInput, typeof itemTextsOutput>(
  "POST",
  "/api/v1/analysis/texts",
);
