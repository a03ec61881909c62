// One request of an attack, made from an operation of the OpenAPI document.
import type { EndpointName } from "../../contract/endpoints/all-endpoints.ts";
import type { JsonObject } from "../../exam-server/http/json-schema.ts";
import { openApiDocument } from "../../exam-server/http/openapi.ts";
import { describedValue, hostileValue, mutated, type KnownIds } from "./attack-values.ts";
import type { Chance } from "../random.ts";

type Parameter = { name: string; in: "path" | "query"; schema: JsonObject };
export type Operation = {
  name: EndpointName;
  method: string;
  path: string;
  parameters: Parameter[];
  /** Of a JSON body; null: it has none. */
  body: JsonObject | null;
  takesBytes: boolean;
};

export function operations(): Operation[] {
  const paths = openApiDocument()["paths"] as Record<string, Record<string, JsonObject>>;
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody }]) => {
      const content = (requestBody as { content?: Record<string, { schema: JsonObject }> })
        ?.content;
      return {
        name: operationId as EndpointName,
        method: method.toUpperCase(),
        path,
        parameters: parameters as Parameter[],
        body: inlined(content?.["application/json"]?.schema ?? null) as JsonObject | null,
        takesBytes: content !== undefined && !("application/json" in content),
      };
    }),
  );
}

/** With each schema that the document has by name in the place of its reference. */
function inlined(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(inlined);
  if (typeof schema !== "object" || schema === null) return schema;
  if (!("$ref" in schema)) {
    return Object.fromEntries(Object.entries(schema).map(([name, each]) => [name, inlined(each)]));
  }
  const { schemas } = openApiDocument()["components"] as { schemas: Record<string, JsonObject> };
  return inlined(schemas[String(schema.$ref).replace(/^.*\//u, "")]);
}

export type Attack = { request: Request; what: string };

export function attackOn(
  { method, path, parameters, body, takesBytes }: Operation,
  token: string | null,
  chance: Chance,
  ids: KnownIds,
): Attack {
  const valueOf = ({ name, schema }: Parameter) => {
    const value = describedValue(schema, name, chance, ids);
    return textOf(chance.is(0.15) ? hostileValue(chance) : value);
  };
  const places = new Map(
    parameters.filter((one) => one.in === "path").map((one) => [one.name, valueOf(one)]),
  );
  const filled = path.replace(/\{(\w+)\}/gu, (_place, name: string) => {
    const value = places.get(name) ?? "";
    return chance.is(0.03) ? value.replaceAll("/", "%2f") : encoded(value);
  });
  const url = new URL(filled, "http://exam.test");
  for (const one of parameters.filter((each) => each.in === "query")) {
    if (chance.is(0.6)) url.searchParams.append(one.name, valueOf(one).slice(0, 4_000));
  }
  if (chance.is(0.02)) url.search += `${url.search ? "&" : "?"}%ff=%00&__proto__=1&q=%c3%28`;
  const headers: Record<string, string> =
    token === null ? {} : { authorization: `Bearer ${token}` };
  const sent = takesBytes ? someBytes(chance) : body && bodyText(body, chance, ids);
  const what = `${method} ${url.pathname.slice(0, 200)}${url.search.slice(0, 200)} ${String(sent ?? "").slice(0, 300)}`;
  const init = { method, headers, ...(sent === null ? {} : { body: sent }) };
  return { request: new Request(url, init), what };
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : String(JSON.stringify(value));
}

/** Half a character has no place in an address: it goes as the sign for one that is unknown. */
function encoded(value: string): string {
  return encodeURIComponent(value.slice(0, 2_000).replace(/\p{Cs}/gu, "\ufffd"));
}

function bodyText(schema: JsonObject, chance: Chance, ids: KnownIds): BodyInit {
  let value = describedValue(schema, "", chance, ids);
  if (chance.is(0.6))
    for (let times = chance.below(3); times >= 0; times -= 1) value = mutated(value, chance);
  const text = String(JSON.stringify(value));
  if (chance.is(0.97)) return text;
  return chance.pick<BodyInit>([
    text.slice(0, text.length / 2),
    `${text}${text}`,
    `{"a":${"[".repeat(100_000)}`,
    `{${'"a":{'.repeat(50_000)}`,
    `{"rows":[${"{},".repeat(30_000)}{}]}`,
    "",
    "null",
    new Uint8Array([0x7b, 0xff, 0xfe, 0x7d]),
    `\ufeff${text}`,
  ]);
}

function someBytes(chance: Chance): Uint8Array<ArrayBuffer> {
  const starts = [
    [],
    [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a],
    [0xff, 0xd8, 0xff],
    [0x47, 0x49, 0x46],
  ];
  const start = chance.pick(starts);
  const bytes = new Uint8Array(start.length + chance.pick([0, 1, 30, 3_000, 100_000]));
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = start[at] ?? chance.below(256);
  return bytes;
}
