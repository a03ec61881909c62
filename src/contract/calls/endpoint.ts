// What one call is: method, path, input and output schemas, who may make it.
// The console (core/api.ts), the exam server and the OpenAPI document all read these objects; nothing here sends anything.
import type { GenericSchema, InferInput, InferOutput } from "valibot";
import type { PermissionCode } from "../permissions.ts";

/** Where a server describes itself (OpenAPI 3.1, made from these objects). */
export const openApiPath = "/api/v1/openapi.json";

export type HttpMethod = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";

/**
 * Who may call: anybody, any of the staff who is signed in, holders of one of the codes (any one suffices), or a participant
 * who is signed in. The exam server decides; the console only hides what would be refused.
 */
export type Access = "public" | "signed-in" | "participant" | readonly PermissionCode[];

export type Endpoint<
  Input extends GenericSchema = GenericSchema,
  Output extends GenericSchema = GenericSchema,
> = {
  method: HttpMethod;
  /** Path with `{name}` places, each filled from the input field of that name. */
  path: `/api/v1/${string}`;
  access: Access;
  summary: string;
  /** GET and DELETE send what the path does not take as the query, the others as a JSON body. */
  input: Input;
  output: Output;
  /** The body is the bytes of one file; what the path does not take of the input goes into the query. */
  file?: { maxBytes: number };
  /** As `file`, but too large to be held: the server reads it piece by piece. `types` are the media types it may have. */
  upload?: { maxBytes: number; types: readonly string[] };
  /** Of a JSON body, where a megabyte is too little; what its schema accepts bounds it besides. */
  maxBodyBytes?: number;
};

/** Any endpoint that takes and answers these. */
export type EndpointOf<Input, Output> = Endpoint<
  GenericSchema<Input, unknown>,
  GenericSchema<unknown, Output>
>;

export type EndpointInput<E extends Endpoint> = InferInput<E["input"]>;
export type EndpointOutput<E extends Endpoint> = InferOutput<E["output"]>;

export function sendsQuery(endpoint: Pick<Endpoint, "method" | "file" | "upload">): boolean {
  return endpoint.method === "GET" || endpoint.method === "DELETE" || sendsBytes(endpoint);
}

export function sendsBytes({ file, upload }: Pick<Endpoint, "file" | "upload">): boolean {
  return file !== undefined || upload !== undefined;
}

/** Keeps the schemas' types; the object is used as it is. */
export function endpoint<Input extends GenericSchema, Output extends GenericSchema>(
  definition: Endpoint<Input, Output>,
): Endpoint<Input, Output> {
  return definition;
}
