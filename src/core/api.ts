// The only way to the server: fills the path, adds the token, opens the envelope, throws refusals as ServerError.
// It decides nothing about what a person is shown; see notices.ts for that.
import { createFetch } from "ofetch";
import type { FetchResponse } from "ofetch";
import { sendsQuery } from "../contract/calls/endpoint.ts";
import type { Endpoint, EndpointInput, EndpointOutput } from "../contract/calls/endpoint.ts";
import { responseCodes } from "../contract/calls/envelope.ts";
import type { Envelope } from "../contract/calls/envelope.ts";
import { errorMessages } from "./answers/error-messages.ts";
import { isAborted, ServerError } from "./answers/server-error.ts";

export type CallOptions = {
  signal?: AbortSignal;
  /** The body, for an endpoint that takes a file. */
  file?: Blob;
  /** Sent even though the page is going; nobody hears the answer. */
  keepalive?: boolean;
  /** Without the bearer token, and without ending the session when it is refused. */
  anonymous?: boolean;
};

type Transport = {
  fetch: typeof globalThis.fetch;
  token(): string | null;
  /** The server no longer knows the token that was sent. */
  sessionEnded(token: string): void;
};

let transport: Transport = {
  fetch: (request, options) => globalThis.fetch(request, options),
  token: () => null,
  sessionEnded: () => undefined,
};

/** session.ts names the token and hears of its end; tests put the embedded exam server's fetch here. */
export function configureApi(parts: Partial<Transport>): void {
  transport = { ...transport, ...parts };
}

const send = createFetch({ fetch: (request, options) => transport.fetch(request, options) });

/**
 * Calls the endpoint and answers what its envelope holds.
 * @throws ServerError with the envelope's code, or 99 when none came; DOMException AbortError when `signal` fired.
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: EndpointInput<E>,
  options: CallOptions = {},
): Promise<EndpointOutput<E>> {
  const { path, rest } = fillPath(endpoint.path, input as Record<string, unknown>);
  const token = options.anonymous ? null : transport.token();
  const response = await request(path, {
    method: endpoint.method,
    ...(sendsQuery(endpoint) ? { query: withoutEmpty(rest) } : { body: rest }),
    ...(options.file ? { body: options.file } : {}),
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(options.file ? { "content-type": "application/octet-stream" } : {}),
    },
    ...(options.keepalive ? { keepalive: true } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  const ended = response.status === 401 && token !== null;
  if (ended) transport.sessionEnded(token);
  return openEnvelope(response) as EndpointOutput<E>;
}

type RequestOptions = {
  method: string;
  query?: Record<string, unknown>;
  body?: Record<string, unknown> | Blob;
  headers?: Record<string, string>;
  keepalive?: boolean;
  signal?: AbortSignal;
};

async function request(path: string, options: RequestOptions): Promise<FetchResponse<unknown>> {
  try {
    return await send.raw<unknown>(path, {
      ...options,
      retry: 0,
      ignoreResponseError: true,
      parseResponse: parseJson,
    });
  } catch (error) {
    if (options.signal?.aborted || isAborted(error)) {
      throw new DOMException("The caller cancelled the request", "AbortError");
    }
    throw new ServerError(responseCodes.client, errorMessages.get().unreachable);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // An HTML error page of a proxy, say: openEnvelope finds no envelope and says so.
    return null;
  }
}

function openEnvelope(response: FetchResponse<unknown>): unknown {
  const { _data: body } = response;
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

function fillPath(path: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/gu, (_place, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  return { path: filled, rest };
}

function withoutEmpty(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([, value]) => value !== "" && value !== undefined && value !== null,
    ),
  );
}
