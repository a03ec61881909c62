// What goes wrong on the way to the server and back, as one kind of error.
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { FieldErrors } from "../../contract/calls/envelope.ts";

/** `code` is the envelope's, or 99 when no envelope came (no network, no JSON, an HTML error page). */
export class ServerError extends Error {
  readonly code: string;
  readonly data: unknown;

  constructor(code: string, message: string, data: unknown = null) {
    super(message);
    this.name = "ServerError";
    this.code = code;
    this.data = data;
  }

  /** The messages per field of code 12; empty for every other code. */
  get fields(): FieldErrors {
    if (this.code !== responseCodes.invalidFields || typeof this.data !== "object") return {};
    const entries = Object.entries(this.data ?? {});
    return Object.fromEntries(entries.map(([name, text]) => [name, String(text)]));
  }
}

export function isServerError(error: unknown, code?: string): error is ServerError {
  return error instanceof ServerError && (code === undefined || error.code === code);
}

/** True for a request that its own screen cancelled: nobody needs to hear of it. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
