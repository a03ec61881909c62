// From the text of an answer to what its envelope holds.
import { responseCodes, type Envelope } from "../../contract/calls/envelope.ts";
import { errorMessages } from "./error-messages.ts";
import { ServerError } from "./server-error.ts";

/** Null for what is no JSON: an HTML error page of a proxy, say. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // openEnvelope finds no envelope and says so.
    return null;
  }
}

/** @throws ServerError with the envelope's code, or 99 when it is none */
export function openEnvelope(body: unknown): unknown {
  if (!isEnvelope(body)) {
    throw new ServerError(responseCodes.client, errorMessages.get().unreadable);
  }
  const accepted = body.code === responseCodes.success || body.code === responseCodes.warning;
  if (!accepted) throw new ServerError(body.code, body.message, body.data);
  return body.data;
}

function isEnvelope(body: unknown): body is Envelope {
  return (
    typeof body === "object" && body !== null && "code" in body && typeof body.code === "string"
  );
}
