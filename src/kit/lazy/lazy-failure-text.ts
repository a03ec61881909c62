// Why code could not be loaded, although the server answers.
import { ServerError } from "../../core/answers/server-error.ts";
import { UpgradedError } from "../../core/on-demand/server-build.ts";
import { failureText } from "../failed-message.ts";
import { lazyMessages } from "./lazy-messages.ts";

export function lazyFailureText(error: unknown): string {
  const isKnown = error instanceof UpgradedError || error instanceof ServerError;
  return isKnown ? failureText(error) : lazyMessages.get().missing;
}
