import * as v from "valibot";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { refusalCauses, type RefusalCause } from "../../contract/sitting/refusal-causes.ts";

/** `data` of codes 13, 43, 44 and 49 in calls of participants, and of code 12 for a file; some causes come with more fields. */
export const refusalData = v.looseObject({
  cause: v.picklist(Object.keys(refusalCauses) as RefusalCause[]),
});

/** Each of their refusals has a cause; of those of code 12 only a file's has. */
export const codesWithCause: ReadonlySet<string> = new Set(
  Object.values(refusalCauses)
    .map(({ code }) => code)
    .filter((code) => code !== responseCodes.invalidFields),
);
