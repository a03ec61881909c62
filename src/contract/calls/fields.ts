// Fields that calls share: ids, moments, versions. What people type is in typed-fields.ts, which sign-in does without; lists: list-fields.ts.
import * as v from "valibot";

/** Ids are strings; ours are UUIDs, a school's own exam server may choose otherwise. */
export const idSchema = v.pipe(v.string(), v.minLength(1), v.maxLength(64));
/** ISO 8601 with zone. */
export const timestampSchema = v.string();
export const nothing = v.object({});
/** The input of a call that needs no more than the record that its path names. */
export const recordInput = v.object({ id: idSchema });
/** The output of a call that answers nothing but that it is done. */
export const noData = v.null();
export const version = v.pipe(v.number(), v.integer(), v.minValue(1));
