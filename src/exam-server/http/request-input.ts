// From a request to the checked input of an endpoint: path, query or body, bounded and parsed, then the schema.
import * as v from "valibot";
import { sendsQuery } from "../../contract/calls/endpoint.ts";
import type { Endpoint } from "../../contract/calls/endpoint.ts";
import type { FieldErrors } from "../../contract/calls/envelope.ts";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { boundedSchema, maxFaults } from "./bounded-schema.ts";
import { conflict, invalidFields, notFound, Refusal } from "./refusal.ts";
import { isStorable, unstorablePlace } from "./storable-text.ts";

/** An import of the most rows allowed is about 4 MB. */
const maxBodyBytes = 8 * 1024 * 1024;
/** What somebody who is not signed in may send. */
const maxPublicBodyBytes = 16 * 1024;

export type RequestInput = {
  input: unknown;
  /** Empty where the endpoint takes none. */
  file: Uint8Array<ArrayBuffer>;
  /** Nothing of it has been read yet; null where the endpoint takes none. */
  upload: ReadableStream<Uint8Array> | null;
};

/** @throws Refusal: too large, not JSON, or fields that the schema does not accept */
export async function readInput(
  endpoint: Endpoint,
  request: Request,
  pathParams: Record<string, string>,
): Promise<RequestInput> {
  const query = Object.fromEntries(new URL(request.url).searchParams);
  refuseUnstorable(query, pathParams);
  const sent = sendsQuery(endpoint) ? query : await readJson(request, bodyBound(endpoint));
  const input = checkInput(endpoint, { ...sent, ...pathParams });
  const file = endpoint.file ? await readBytes(request, endpoint.file.maxBytes) : new Uint8Array();
  return { input, file, upload: endpoint.upload ? openUpload(request, endpoint.upload) : null };
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

function openUpload(
  request: Request,
  { maxBytes, types }: NonNullable<Endpoint["upload"]>,
): ReadableStream<Uint8Array> {
  const [type = ""] = (request.headers.get("content-type") ?? "").split(";");
  if (!types.includes(type.trim())) {
    throw invalidFields({ file: `File ini bukan ${types.join(" atau ")}. Pilih file lain.` });
  }
  return boundedBody(request, maxBytes);
}

function bodyBound({ access, maxBodyBytes: own }: Endpoint): number {
  return access === "public" ? maxPublicBodyBytes : (own ?? maxBodyBytes);
}

async function readJson(request: Request, maxBytes: number): Promise<object> {
  let source = "";
  let body: unknown;
  const bytes = await readBytes(request, maxBytes);
  try {
    source = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    body = JSON.parse(source);
  } catch {
    body = null;
  }
  if (typeof body !== "object" || body === null || Array.isArray(body)) {
    throw new Refusal(
      responseCodes.invalidFields,
      "Permintaan tidak dapat dibaca: isinya bukan objek JSON.",
      {},
    );
  }
  const place = unstorablePlace(body, source);
  if (place !== null) throw unstorableAt(place);
  return body;
}

async function readBytes(request: Request, maxBytes: number): Promise<Uint8Array<ArrayBuffer>> {
  const pieces: Uint8Array[] = [];
  let length = 0;
  for await (const piece of boundedBody(request, maxBytes)) {
    pieces.push(piece);
    length += piece.byteLength;
  }
  return joined(pieces, length);
}

/** Read only as fast as it is asked for. @throws Refusal, at once or from the stream */
function boundedBody(request: Request, maxBytes: number): ReadableStream<Uint8Array> {
  if (Number(request.headers.get("content-length") ?? 0) > maxBytes) throw tooLarge(maxBytes);
  const reader = request.body?.getReader();
  let length = 0;
  const pull = async (controller: ReadableStreamDefaultController<Uint8Array>) => {
    if (!reader) return controller.close();
    const { done, value } = await reader.read().catch(() => {
      // The connection broke: nobody will read the answer, and it is no fault of ours to log.
      throw conflict("Permintaan terputus sebelum lengkap.");
    });
    if (done) return controller.close();
    length += value.byteLength;
    if (length > maxBytes) {
      await reader.cancel();
      throw tooLarge(maxBytes);
    }
    controller.enqueue(value);
  };
  return new ReadableStream(
    { pull, cancel: (reason) => reader?.cancel(reason) },
    { highWaterMark: 0 },
  );
}

function joined(pieces: readonly Uint8Array[], length: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.byteLength;
  }
  return bytes;
}

function tooLarge(maxBytes: number): Refusal {
  const bound = maxBytes >= 1024 * 1024 ? `${maxBytes / 1024 / 1024} MB` : `${maxBytes / 1024} KB`;
  return new Refusal(
    responseCodes.tooLarge,
    `Data yang dikirim terlalu besar (paling besar ${bound}). Perkecil, atau kirim dalam beberapa bagian.`,
  );
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
function checkInput(endpoint: Endpoint, input: unknown): unknown {
  const result = v.safeParse(inputSchema(endpoint), input, { message: plainMessage });
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
