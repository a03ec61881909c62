// The contract as an OpenAPI 3.1 document. Written by nobody: it says what the schemas say.
import {
  allEndpoints,
  endpointSections,
  type EndpointName,
} from "../../contract/endpoints/all-endpoints.ts";
import { sendsBytes, sendsQuery } from "../../contract/calls/call.ts";
import type { Endpoint } from "../../contract/endpoints/endpoint.ts";
import { answersFile } from "../../contract/calls/streamed-file.ts";
import { httpStatusOf, responseCodes } from "../../contract/calls/envelope.ts";
import { refusalMeanings } from "../../contract/endpoints/refusal-codes.ts";
import { jsonSchemaOf, type JsonObject } from "./json-schema.ts";
import {
  causedRefusal,
  isOfParticipants,
  namedSchemas,
  participantCall,
  participantGuide,
  questionSchemas,
  type CallExample,
} from "./openapi-participants.ts";

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
      description: [
        "Every answer but a file is an envelope {code, message, data}. 00 and 01 are answers; 12 holds a message for each field in data; every other code refuses in the message's words.",
        participantGuide(),
      ].join("\n\n"),
    },
    servers: [{ url: "/" }],
    components: {
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
      schemas: questionSchemas(),
      responses: refusals(),
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
  const input = jsonSchemaOf(endpoint.input, namedSchemas);
  const example = participantCall(name);
  const inPath = [...endpoint.path.matchAll(/\{(\w+)\}/gu)].map(([, place]) => place!);
  const inQuery = sendsQuery(endpoint);
  const parameters = Object.entries(propertiesOf(input))
    .filter(([field]) => inQuery || inPath.includes(field))
    .map(([field, schema]) => ({
      name: field,
      in: inPath.includes(field) ? "path" : "query",
      required: inPath.includes(field) || requiredOf(input).includes(field),
      schema,
      ...(example && field in example.input ? { example: example.input[field] } : {}),
    }));
  const body = requestBody(endpoint, without(input, inPath), example && sent(example, inPath));
  return {
    operationId: name,
    tags: [endpointSections[name]],
    summary: endpoint.summary,
    ...(example && { description: example.description }),
    ...(Array.isArray(endpoint.access)
      ? { description: `Needs one of the permission codes ${endpoint.access.join(", ")}.` }
      : {}),
    security: endpoint.access === "public" ? [] : [{ bearer: [] }],
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(body ? { requestBody: { required: true, content: body } } : {}),
    responses: responses(endpoint, example),
  };
}

/** Of an example, what its body holds. */
function sent({ input }: CallExample, inPath: readonly string[]): JsonObject {
  return Object.fromEntries(Object.entries(input).filter(([field]) => !inPath.includes(field)));
}

function requestBody(
  endpoint: Endpoint,
  fields: JsonObject,
  example?: JsonObject,
): JsonObject | null {
  if (sendsBytes(endpoint)) return bytes(endpoint.fileTypes);
  return sendsQuery(endpoint) ? null : json(fields, example);
}

type RefusalName = keyof typeof refusalMeanings;
const refusalNames = Object.keys(refusalMeanings) as RefusalName[];

/** By the name of the code; those of participants, where they carry a cause, as `conflictOfParticipant`. */
function refusals(): JsonObject {
  const described = refusalNames.flatMap((name): [string, JsonObject][] => {
    const caused = causedRefusal(responseCodes[name]);
    const usual: [string, JsonObject] = [name, refusalOf(refusalMeanings[name], dataOf[name])];
    if (!caused) return [usual];
    return [usual, [ofParticipant(name), refusalOf(caused.description, caused.data)]];
  });
  return Object.fromEntries(described.map(([name, one]) => [name, { ...one, ...retried[name] }]));
}

const ofParticipant = (name: string) => `${name}OfParticipant`;
const dataOf: Partial<Record<RefusalName, JsonObject>> = {
  invalidFields: { type: "object", additionalProperties: { type: "string" } },
};
const retryAfter = { description: "seconds", schema: { type: "integer" } };
const retried: Record<string, JsonObject> = {
  tooManyRequests: { headers: { "Retry-After": retryAfter } },
  unavailable: { headers: { "Retry-After": retryAfter } },
};

function refusalOf(description: string, data: JsonObject = {}): JsonObject {
  return { description, content: json(envelope(data)) };
}

function responses(endpoint: Endpoint, example?: CallExample): JsonObject {
  const refused = refusalNames.map((name) => {
    const code = responseCodes[name];
    const isCaused = isOfParticipants(endpoint) && causedRefusal(code) !== null;
    const $ref = `#/components/responses/${isCaused ? ofParticipant(name) : name}`;
    return [httpStatusOf[code], { $ref }] as const;
  });
  const output = envelope(jsonSchemaOf(endpoint.output, namedSchemas));
  const answered = example && { code: "00", message: "Berhasil.", data: example.data };
  return {
    200: {
      description: "Answered",
      content: answersFile(endpoint) ? bytes() : json(output, answered),
    },
    ...Object.fromEntries(refused),
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

function json(schema: JsonObject, example?: JsonObject): JsonObject {
  return { "application/json": { schema, ...(example && { example }) } };
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
