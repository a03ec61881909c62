// What a failure is called on screen: the server's own sentence when it sent one.
import { faultText } from "../core/answers/error-text.ts";
import { ServerError } from "../core/answers/server-error.ts";

/** Where it is first heard of: what is no refusal is a fault of ours, and goes to the console too. */
export function freshFailureText(error: unknown): string {
  if (!(error instanceof ServerError)) console.error(error);
  return failureText(error);
}

export function failureText(error: unknown): string {
  return (error instanceof ServerError && error.message) || faultText(error);
}
