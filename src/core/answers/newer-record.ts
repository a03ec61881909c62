// What a refused change says of somebody else's, which came first.
import { responseCodes } from "../../contract/calls/envelope.ts";
import { isServerError } from "./server-error.ts";

/** The record as it is now, which has all that the older one has; null: the error carries none. */
export function newerRecord<Stored>(error: unknown, older: Stored | null): Stored | null {
  if (!isServerError(error, responseCodes.conflict)) return null;
  const names = Object.keys(Object(older));
  const isRecord =
    names.length > 0 && names.every((name) => Object.hasOwn(Object(error.data), name));
  return isRecord ? (error.data as Stored) : null;
}
