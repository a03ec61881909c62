// From a request to the checked input of an endpoint: path, query or body, each within bounds, then the schema.
import * as v from "valibot";
import { sendsQuery } from "../../../contract/calls/call.ts";
import { judgingSchema } from "../../../contract/calls/judged-list.ts";
import type { Endpoint } from "../../../contract/endpoints/endpoint.ts";
import { responseCodes, type FieldErrors } from "../../../contract/calls/envelope.ts";
import { bodyBound } from "./body-bound.ts";
import { boundedSchema, maxFaults, parseInTurns } from "./bounded-schema.ts";
import { JsonBody, UnreadableBody } from "./json-body.ts";
import {
  bodyPatienceMs,
  boundedBody,
  deadlineOfNext,
  deadlineOfWhole,
  smallBody,
} from "./received-body.ts";
import { invalidFields, notFound, Refusal, refusedFor } from "../refusal.ts";
import { isStorable } from "./storable-text.ts";

export type RequestInput = {
  input: unknown;
  /** Empty where the endpoint takes none. */
  file: Uint8Array<ArrayBuffer>;
  /** Nothing of it has been read yet; null where the endpoint takes none. */
  upload: ReadableStream<Uint8Array> | null;
};

/** @param received of JSON, as it comes. @throws Refusal: too large, not JSON, or fields that the schema does not accept */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  pathParams: Record<string, string>,
  patienceMs = bodyPatienceMs,
  received: (bytes: number) => void = () => undefined,
): Promise<RequestInput> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  refuseUnstorable(query, pathParams);
  const sent = sendsQuery(endpoint)
    ? query
    : await readJson(endpoint, request, patienceMs, received);
  const input = await checkInput(endpoint, { ...sent, ...pathParams });
  const open = ({ maxBytes, tooLarge }: NonNullable<Endpoint["upload"]>) =>
    boundedBody(
      request,
      maxBytes,
      deadlineOfNext(patienceMs),
      tooLarge && (() => refusedFor(tooLarge.cause, tooLarge.message, { max_bytes: maxBytes })),
    );
  const { file, upload, fileTypes = [] } = endpoint;
  if (upload) refuseOtherTypes(request, fileTypes);
  return {
    input,
    file: file ? await readBytes(open(file)) : new Uint8Array(),
    upload: upload ? open(upload) : null,
  };
}

/** @throws Refusal: what is not text has no place in a path, and none in a query's field */
function refuseUnstorable(query: Record<string, string>, pathParams: Record<string, string>): void {
  if (!Object.values(pathParams).every(isStorable)) throw notFound("Data");
  for (const [name, value] of Object.entries(query)) {
    if (!isStorable(name) || !isStorable(value)) throw unstorableAt(isStorable(name) ? name : "");
  }
}

const unstorableAt = (path: string) =>
  invalidFields({ [path.slice(0, maxPath)]: "Berisi karakter yang tidak dapat disimpan." });

function refuseOtherTypes(request: Request, types: readonly string[]): void {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  if (!types.includes(type.trim())) {
    throw invalidFields({ file: `File ini bukan ${types.join(" atau ")}. Pilih file lain.` });
  }
}

/** @throws Refusal: too large, too slow, or no object in JSON */
async function readJson(
  endpoint: Endpoint,
  request: Request,
  patienceMs: number,
  received: (bytes: number) => void,
): Promise<Record<string, unknown>> {
  const maxBytes = bodyBound(endpoint);
  const json = new JsonBody(judgedLists(endpoint));
  const read = (piece: Uint8Array) => {
    received(piece.byteLength);
    json.push(piece);
  };
  try {
    const small = await smallBody(request, maxBytes, patienceMs);
    if (small) read(small);
    else {
      const bytes = boundedBody(request, maxBytes, deadlineOfWhole(patienceMs));
      for await (const piece of bytes) read(piece);
    }
    const { body, unstorable } = json.end();
    if (unstorable !== null) throw unstorableAt(unstorable);
    return body;
  } catch (error) {
    if (!(error instanceof UnreadableBody)) throw error;
    throw new Refusal(
      responseCodes.invalidFields,
      "Permintaan tidak dapat dibaca: isinya bukan objek JSON, atau terlalu dalam, atau terlalu banyak.",
      {},
    );
  }
}

/** The names of the lists whose elements the handler judges one by one, their texts included. */
function judgedLists({ input }: Endpoint): ReadonlySet<string> {
  const { entries = {} } = input as { entries?: Record<string, { item?: v.GenericSchema }> };
  const lists = Object.entries(entries).filter(([, { item }]) => item && judgingSchema(item));
  return new Set(lists.map(([name]) => name));
}

async function readBytes(bytes: ReadableStream<Uint8Array>): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for await (const piece of bytes) pieces.push(piece as Uint8Array<ArrayBuffer>);
  return new Uint8Array(await new Blob(pieces).arrayBuffer());
}

const boundedInputs = new WeakMap<Endpoint, v.GenericSchema>();

function inputSchema(endpoint: Endpoint): v.GenericSchema {
  const known = boundedInputs.get(endpoint) ?? boundedSchema(endpoint.input);
  boundedInputs.set(endpoint, known);
  return known;
}

/** Names and values as they came may be as long as the body itself. */
const maxPath = 200;
const maxReceived = 60;

/** @throws Refusal of code 12, its data keyed by dotted path: one message for each field, of the first that are wrong */
async function checkInput(endpoint: Endpoint, input: unknown): Promise<unknown> {
  const result = await parseInTurns(inputSchema(endpoint), input, { message: plainMessage });
  if (result.success) return result.output;
  const fields: FieldErrors = {};
  for (const issue of result.issues.slice(0, maxFaults)) {
    const path = (v.getDotPath(issue) ?? "").slice(0, maxPath);
    fields[path] ??= issue.message;
  }
  throw invalidFields(fields);
}

/** For what a schema has no words of its own: mistakes of a program, not of a person at a form. */
function plainMessage(issue: v.BaseIssue<unknown>): string {
  if (issue.received === "undefined" || issue.received === "null") return "Wajib diisi.";
  return `Isian tidak sesuai (${issue.received.slice(0, maxReceived)}).`;
}
