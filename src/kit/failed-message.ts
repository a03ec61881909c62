// What a failure is called on screen: the server's own sentence when it sent one.
import { errorMessages } from "../core/answers/error-messages.ts";
import { ServerError } from "../core/answers/server-error.ts";

export function failureText(error: unknown): string {
  if (error instanceof ServerError && error.message) return error.message;
  return errorMessages.get().unexpected;
}
