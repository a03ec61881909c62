// The one form of times in answers to participants.
import * as v from "valibot";

/** `server_time`: when the server judged the call, in ISO 8601 with milliseconds and the offset of the school's zone. */
export const serverTimeField = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}[+-]\d\d:\d\d$/u),
);
