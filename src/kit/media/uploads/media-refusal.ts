// Why the server did not take a file, as a person is told it.
import { ServerError } from "../../../core/answers/server-error.ts";
import { failureText } from "../../failed-message.ts";

/** The reason that the server gives for the file says more than the one for the call. */
export function mediaRefusal(error: unknown): string {
  return (error instanceof ServerError && error.fields["file"]) || failureText(error);
}
