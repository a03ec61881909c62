// The contract as an OpenAPI 3.1 document. Written by nobody: it says what the schemas say.
import {
  allEndpoints,
  endpointSections,
  type EndpointName,
} from "../../contract/endpoints/all-endpoints.ts";
import { sendsBytes, sendsQuery } from "../../contract/calls/call.ts";
import type { Endpoint } from "../../contract/endpoints/endpoint.ts";
import { answersFile } from "../../contract/calls/streamed-file.ts";
import { httpStatusOf } from "../../contract/calls/envelope.ts";
import { jsonSchemaOf, type JsonObject } from "./json-schema.ts";

let made: JsonObject | null = null;

export function openApiDocument(): JsonObject {
  made ??= documentOf(allEndpoints);
  return made;
}

export function documentOf(endpoints: Partial<Record<EndpointName, Endpoint>>): JsonObject {
  return {
    openapi: "3.1.0",
    info: {
      title: "Extraordinary CBT",
      version: __VERSION__,
      description:
        "Every answer but a file is an envelope {code, message, data}. 00 and 01 are answers; 12 holds a message for each field in data; every other code refuses in the message's words.",
    },
    servers: [{ url: "/" }],
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      responses: { Refusal: { description: "Refused", content: json(envelope({})) } },
    },
    paths: pathsOf(endpoints),
  };
}

function pathsOf(endpoints: Partial<Record<EndpointName, Endpoint>>): JsonObject {
  const found: Record<string, JsonObject> = {};
  for (const [name, endpoint] of Object.entries(endpoints)) {
    found[endpoint.path] ??= {};
    found[endpoint.path]![endpoint.method.toLowerCase()] = operation(
      name as EndpointName,
      endpoint,
    );
  }
  return found;
}

function operation(name: EndpointName, endpoint: Endpoint): JsonObject {
  const input = jsonSchemaOf(endpoint.input);
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/gu)].map(([, place]) => place!);
  const inQuery = sendsQuery(endpoint);
  const parameters = Object.entries(propertiesOf(input))
    .filter(([field]) => inQuery || inPath.includes(field))
    .map(([field, schema]) => ({
      name: field,
      in: inPath.includes(field) ? "path" : "query",
      required: inPath.includes(field) || requiredOf(input).includes(field),
      schema,
    }));
  const body = requestBody(endpoint, without(input, inPath));
  return {
    operationId: name,
    tags: [endpointSections[name]],
    summary: endpoint.summary,
    ...(Array.isArray(endpoint.access)
      ? { description: `Needs one of the permission codes ${endpoint.access.join(", ")}.` }
      : {}),
    security: endpoint.access === "public" ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: responses(endpoint),
  };
}

function requestBody(endpoint: Endpoint, fields: JsonObject): JsonObject | null {
  if (sendsBytes(endpoint)) return bytes(endpoint.fileTypes);
  return sendsQuery(endpoint) ? null : json(fields);
}

function responses(endpoint: Endpoint): JsonObject {
  const refusal = { $ref: "#/components/responses/Refusal" };
  const statuses = new Set(Object.values(httpStatusOf).filter((status) => status !== 200));
  return {
    200: {
      description: "Answered",
      content: answersFile(endpoint) ? bytes() : json(envelope(jsonSchemaOf(endpoint.output))),
    },
    ...Object.fromEntries([...statuses].map((status) => [status, refusal])),
  };
}

function envelope(data: JsonObject): JsonObject {
  return {
    type: "object",
    properties: { code: { type: "string" }, message: { type: "string" }, data },
    required: ["code", "message", "data"],
  };
}

function bytes(types: readonly string[] = ["application/octet-stream"]): JsonObject {
  const schema = { type: "string", format: "binary" };
  return Object.fromEntries(types.map((type) => [type, { schema }]));
}

function json(schema: JsonObject): JsonObject {
  return { "application/json": { schema } };
}

function propertiesOf(schema: JsonObject): Record<string, JsonObject> {
  return (schema["properties"] ?? {}) as Record<string, JsonObject>;
}

function requiredOf(schema: JsonObject): string[] {
  return (schema["required"] ?? []) as string[];
}

function without(schema: JsonObject, fields: readonly string[]): JsonObject {
  const properties = Object.entries(propertiesOf(schema)).filter(
    ([name]) => !fields.includes(name),
  );
  return {
    ...schema,
    properties: Object.fromEntries(properties),
    required: requiredOf(schema).filter((name) => !fields.includes(name)),
  };
}
