// What an address of check.answer names where it leads to no answers. Only the screen that says so needs it.
import * as v from "valibot";
import { httpCall } from "../calls/call.ts";
import { idSchema } from "../calls/fields.ts";
import { markedTypes } from "./marking-units.ts";

/**
 * - no-bank, no-exam, no-question: it does not exist, or not for the caller. A question of another bank or type does not exist here.
 * - empty: all that is named exists, and no participant has handed in an answer to it.
 */
export const placeStates = ["no-bank", "no-exam", "no-question", "empty"] as const;
export type PlaceState = (typeof placeStates)[number];

const named = v.optional(v.pipe(v.string(), v.maxLength(64)), "");
/** Empty: the address does not name it. */
export const getMarkingPlaceInput = v.object({
  bank_id: idSchema,
  type: v.picklist(markedTypes.map(String)),
  schedule_id: named,
  question_id: named,
});
export const markingPlace = v.object({ state: v.picklist(placeStates) });

export const getMarkingPlace = httpCall<typeof getMarkingPlaceInput, typeof markingPlace>(
  "GET",
  "/api/v1/marking/banks/{bank_id}",
);
