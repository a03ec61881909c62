// Whether the server has refused to show something, which is no failure: whoever asks goes on without it.
import { responseCodes } from "../../contract/calls/envelope.ts";
import { isServerError, isTakenAway } from "./server-error.ts";

/** True when it is not allowed, not the person's own, or locked. False when the server could not answer. */
export function isWithheld(error: unknown): boolean {
  return isTakenAway(error) || isServerError(error, responseCodes.conflict);
}
