// What a failure is called on screen: the server's own sentence when it sent one.
import { errorMessages } from "../core/error-messages.ts";
import { ServerError } from "../core/server-error.ts";

export function failureText(error: unknown): string {
  if (error instanceof ServerError && error.message) return error.message;
  return errorMessages.get().unexpected;
}
