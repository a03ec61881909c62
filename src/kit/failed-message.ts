// What a failure is called on screen: the server's own sentence when it sent one.
import { faultText } from "../core/answers/error-text.ts";
import { ServerError } from "../core/answers/server-error.ts";

export function failureText(error: unknown): string {
  return (error instanceof ServerError && error.message) || faultText(error);
}
