import * as v from "valibot";
import { refusalCauses, type RefusalCause } from "../../contract/sitting/refusal-causes.ts";

/** `data` of codes 43, 44 and 49 in calls of participants; some causes come with more fields. */
export const refusalData = v.looseObject({
  cause: v.picklist(Object.keys(refusalCauses) as RefusalCause[]),
});
