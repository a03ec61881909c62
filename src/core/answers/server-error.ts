// What goes wrong on the way to the server and back, as one kind of error.
import { responseCodes, type FieldErrors } from "../../contract/calls/envelope.ts";
import { translateFault } from "../faults/translate-fault.ts";

/** `code` is the envelope's, or 99 when no envelope came (no network, no JSON, an HTML error page). */
export class ServerError extends Error {
  readonly code: string;
  readonly data: unknown;

  constructor(code: string, message: string, data: unknown = null) {
    super(translateFault(message));
    this.name = "ServerError";
    this.code = code;
    this.data = data;
  }

  /** The messages per field of code 12, as they were sent; none for every other code. */
  get sentFields(): [name: string, text: string][] {
    const data = this.code === responseCodes.invalidFields ? this.data : null;
    return Object.entries({ ...(data as object) }).map(([name, text]) => [name, String(text)]);
  }

  /** The same as a person is told them. */
  get fields(): FieldErrors {
    return Object.fromEntries(this.sentFields.map(([name, text]) => [name, translateFault(text)]));
  }
}

export function isServerError(error: unknown, code?: string): error is ServerError {
  return error instanceof ServerError && (code === undefined || error.code === code);
}

/** True for a request that its own screen cancelled: nobody needs to hear of it. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}

/** True when the person may no longer see it, or it is gone: older data must not stay on screen either. */
export function isTakenAway(error: unknown): boolean {
  return (
    isServerError(error, responseCodes.forbidden) || isServerError(error, responseCodes.notFound)
  );
}

/** True when the server or its database could not answer. The same call may succeed later, and nothing was refused. */
export function isAway(error: unknown): boolean {
  return (
    isServerError(error, responseCodes.client) || isServerError(error, responseCodes.unavailable)
  );
}
