// A list whose elements the handler judges one by one, so that a fault in one element does not refuse those beside it.
// Do not use it for rows that people correct in a form. Their faults are messages at fields (code 12).
import * as v from "valibot";

/** Callers see the elements' type, the handler gets them unchecked; the OpenAPI document describes `item`. */
export function judgedList<Item extends v.GenericSchema>(item: Item, most: number) {
  const each = { ...v.unknown(), judgedBy: item };
  return v.pipe(
    v.array(each as unknown as v.GenericSchema<v.InferInput<Item>, unknown>),
    v.minLength(1),
    v.maxLength(most),
  );
}

/** By which schema the handler judges each; undefined: `schema` is not the element of such a list. */
export function judgingSchema(schema: v.GenericSchema): v.GenericSchema | undefined {
  return "judgedBy" in schema ? (schema.judgedBy as v.GenericSchema) : undefined;
}
