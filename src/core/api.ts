// The only way to the server: fills the path, adds the token, opens the envelope, throws refusals as ServerError.
// It decides nothing about what a person is shown; see notices.ts for that.
import { createFetch, type FetchResponse } from "ofetch";
import { sendsQuery, type Call, type CallInput, type CallOutput } from "../contract/calls/call.ts";
import { responseCodes } from "../contract/calls/envelope.ts";
import { errorMessages } from "./answers/error-messages.ts";
import { openEnvelope, parseJson } from "./answers/open-envelope.ts";
import { isAborted, isServerError, ServerError } from "./answers/server-error.ts";
import { fetchFaults } from "./faults/translate-fault.ts";

export type CallOptions = {
  signal?: AbortSignal;
  /** The body, for a call that sends a file. */
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

/** For what cannot go through `call` (transfer.ts): the token to send. */
export function currentToken(): string | null {
  return transport.token();
}

/**
 * What the envelope of an answer holds. Only the server's own word that it does not know `token` (code 41) ends the session:
 * a page of a proxy, or a server whose database is away, says nothing about the token.
 * @throws ServerError with the envelope's code, or 99 when it is none
 */
export function openAnswer(body: unknown, token: string | null): unknown {
  try {
    return openEnvelope(body);
  } catch (error) {
    if (token !== null && isServerError(error, responseCodes.notSignedIn)) {
      transport.sessionEnded(token);
    }
    throw error;
  }
}

const send = createFetch({ fetch: (request, options) => transport.fetch(request, options) });

/**
 * Makes the call and answers what its envelope holds.
 * @throws ServerError with the envelope's code, or 99 when none came; DOMException AbortError when `signal` fired.
 */
export async function call<C extends Call>(
  target: C,
  input: CallInput<C>,
  options: CallOptions = {},
): Promise<CallOutput<C>> {
  const { path, rest } = fillPath(target.path, input as Record<string, unknown>);
  const token = options.anonymous ? null : transport.token();
  const faultsFetched = fetchFaults(target.path);
  const response = await request(path, {
    method: target.method,
    ...(sendsQuery(target) ? { query: withoutEmpty(rest) } : { body: rest }),
    ...(options.file ? { body: options.file } : {}),
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(options.file ? { "content-type": "application/octet-stream" } : {}),
    },
    ...(options.keepalive ? { keepalive: true } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  });
  // A refusal, or what the answer says of single rows, is about to be said in the person's language.
  await faultsFetched;
  return openAnswer(response._data, token) as CallOutput<C>;
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
      throw cancelled();
    }
    throw unreachable();
  }
}

export function cancelled(): DOMException {
  return new DOMException("The caller cancelled the request", "AbortError");
}

export function unreachable(): ServerError {
  return new ServerError(responseCodes.client, errorMessages.get().unreachable);
}

export function fillPath(path: string, input: Record<string, unknown>) {
  const rest = { ...input };
  const filled = path.replace(/\{(\w+)\}/gu, (_place, name: string) => {
    const value = encodeURIComponent(String(rest[name]));
    delete rest[name];
    return value;
  });
  return { path: filled, rest };
}

export function withoutEmpty(query: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(query).filter(
      ([, value]) => value !== "" && value !== undefined && value !== null,
    ),
  );
}
