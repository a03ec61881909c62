// What a fault of the page itself is called on screen.
import { UpgradedError } from "../on-demand/server-build.ts";
import { errorMessages } from "./error-messages.ts";

export function faultText(error: unknown): string {
  const t = errorMessages.get();
  return error instanceof UpgradedError ? t.upgraded : t.unexpected;
}
