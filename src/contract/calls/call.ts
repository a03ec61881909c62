// A call as whoever makes it needs it: method, path, and the types of what it takes and answers. A plain value.
// Who may make it and by which schemas the server checks it is its server part (endpoint.ts), which the console leaves out.
import type { GenericSchema, InferInput, InferOutput } from "valibot";

/** Where a server describes itself (OpenAPI 3.1, made from the endpoints). */
export const openApiPath = "/api/v1/openapi.json";

export type HttpMethod = "GET" | "POST" | "PATCH" | "PUT" | "DELETE";
export type CallPath = `/api/v1/${string}`;

declare const types: unique symbol;

/** Without type arguments: any call. */
export type Call<Input = never, Output = unknown> = {
  readonly method: HttpMethod;
  /** Path with `{name}` places, each filled from the input field of that name. */
  readonly path: CallPath;
  /** The body is the bytes of one file of one of these media types; what the path does not take goes into the query. */
  readonly fileTypes?: readonly string[];
  /** This property carries the types for the compiler. No value has it at run time. */
  readonly [types]?: (input: Input) => Output;
};

export type CallInput<C extends Call> = C extends Call<infer Input> ? Input : never;
export type CallOutput<C extends Call> = C extends Call<never, infer Output> ? Output : never;

/** GET and DELETE send what the path does not take as the query, the others as a JSON body. */
export function sendsQuery(call: Call): boolean {
  return call.method === "GET" || call.method === "DELETE" || sendsBytes(call);
}

export function sendsBytes({ fileTypes }: Pick<Call, "fileTypes">): boolean {
  return fileTypes !== undefined;
}

/** The type arguments are those of its schemas: `httpCall<typeof openChatInput, typeof chat>("POST", …)`. */
export function httpCall<Input extends GenericSchema, Output extends GenericSchema>(
  method: HttpMethod,
  path: CallPath,
): Call<InferInput<Input>, InferOutput<Output>> {
  return { method, path };
}

/** Its body is the bytes of one file. */
export function fileCall<Input extends GenericSchema, Output extends GenericSchema>(
  method: HttpMethod,
  path: CallPath,
  fileTypes: readonly string[] = ["application/octet-stream"],
): Call<InferInput<Input>, InferOutput<Output>> {
  return { method, path, fileTypes };
}
