// Values for an attack: those that a schema of the OpenAPI document asks for, and those that nobody asks for.
import type { JsonObject } from "../../exam-server/http/json-schema.ts";
import type { Chance } from "../random.ts";

/** Ids that exist, of the kind that a field of this name holds. */
export type KnownIds = (field: string) => readonly string[];

const maxListed = 12;
const usual = [
  "A",
  "Peserta",
  "2026-0001",
  "<p>Soal &amp; <b>jawab</b></p>",
  "-nama",
  "ya",
  "1",
  "a1",
  "a@b.cd",
  "abcdefghijklmnop-0001",
  "0001A",
  "الفاضل",
];

/** What the schema describes; patterns and checks of our own it may still break. */
export function describedValue(
  schema: JsonObject,
  field: string,
  chance: Chance,
  ids: KnownIds,
): unknown {
  const inner = (one: JsonObject, name = field) => describedValue(one, name, chance, ids);
  const choices = (schema["anyOf"] ?? schema["oneOf"]) as JsonObject[] | undefined;
  if (choices) return inner(chance.pick(choices));
  if ("const" in schema) return schema["const"];
  if ("enum" in schema) return chance.pick(schema["enum"] as unknown[]);
  switch (schema["type"]) {
    case "string":
      return describedText(schema, field, chance, ids);
    case "number":
    case "integer":
      return describedNumber(schema, field, chance);
    case "boolean":
      return chance.is(0.5);
    case "array":
      return describedList(schema, chance, inner);
    case "object":
      return describedObject(schema, chance, inner);
    default:
      return null;
  }
}

function describedText(schema: JsonObject, field: string, chance: Chance, ids: KnownIds): string {
  const known = ids(field);
  if (known.length > 0 && chance.is(0.8)) return chance.pick(known);
  const { pattern, maxLength } = schema as { pattern?: string; maxLength?: number };
  const fitting = pattern ? usual.filter((text) => new RegExp(pattern, "u").test(text)) : usual;
  if (maxLength !== undefined && chance.is(0.02)) return "x".repeat(maxLength);
  return `${chance.pick(fitting.length > 0 ? fitting : usual)}${chance.is(0.3) ? chance.below(1000) : ""}`;
}

function describedNumber(schema: JsonObject, field: string, chance: Chance): number {
  // So that a change is not always that of somebody who came too late.
  if (field === "version") return chance.is(0.8) ? 1 : 2;
  const { minimum = 0, maximum = 100 } = schema as { minimum?: number; maximum?: number };
  if (chance.is(0.2)) return chance.pick([minimum, maximum]);
  return minimum + chance.below(Math.min(maximum - minimum + 1, 20));
}

function describedList(
  schema: JsonObject,
  chance: Chance,
  inner: (schema: JsonObject) => unknown,
): unknown[] {
  const { prefixItems, items, minItems = 0, maxItems = maxListed } = schema;
  if (prefixItems) return (prefixItems as JsonObject[]).map((one) => inner(one));
  const most = Math.min(maxItems as number, maxListed);
  const length = chance.is(0.05) ? most : (minItems as number) + chance.below(4);
  return Array.from({ length: Math.min(length, most) }, () => inner(items as JsonObject));
}

function describedObject(
  schema: JsonObject,
  chance: Chance,
  inner: (schema: JsonObject, name: string) => unknown,
): Record<string, unknown> {
  const { properties = {}, required = [], additionalProperties: free } = schema;
  const object: Record<string, unknown> = {};
  for (const [name, one] of Object.entries(properties as Record<string, JsonObject>)) {
    if ((required as string[]).includes(name) || chance.is(0.5)) object[name] = inner(one, name);
  }
  if (typeof free === "object" && free !== null) {
    for (const name of ["a1", "b2", "__proto__"].slice(0, chance.below(4))) {
      Object.defineProperty(object, name, {
        value: inner(free as JsonObject, name),
        enumerable: true,
      });
    }
  }
  return object;
}

/** What no field is for. Made anew each time: some of it is large. */
const hostile: readonly ((chance: Chance) => unknown)[] = [
  () => null,
  () => true,
  () => "",
  () => " ",
  () => [],
  () => ({}),
  () => [[[[[]]]]],
  () => -1,
  () => 0,
  () => -0.5,
  () => 2 ** 31,
  () => 2 ** 53,
  () => -(2 ** 63),
  () => 1e308,
  () => Number.MIN_VALUE,
  () => "NaN",
  () => "2147483648",
  () => "99999999999999999999",
  () => "-1",
  () => "1e5",
  () => "0x10",
  () => "\0",
  () => "a\0b",
  () => "\ud800",
  () => "z\udfff",
  () => "\u202e\u0007\u001b[2J",
  () => "'; drop table users; --",
  () => "%' or '1'='1",
  () => "\\",
  () => "%_%",
  () => "${7*7}{{7*7}}",
  () => "../../../../etc/passwd",
  () => "<script>alert(1)</script><img src=x onerror=alert(1)>",
  () => "<b>".repeat(2_000),
  () => "&".repeat(50_000),
  () => "x".repeat(70_000),
  () => "é".repeat(5_000),
  () => "😀".repeat(1_000),
  () => "0001-01-01T00:00:00Z",
  () => "9999-12-31T23:59:59.999999Z",
  () => "+275760-09-13T00:00:00.001Z",
  () => "2026-02-31",
  () => "infinity",
  () => "__proto__",
  () => "constructor",
  () => JSON.parse('{"__proto__":{"admin":true},"constructor":{"prototype":1}}'),
  () => ({ length: 1e9, map: 0, toString: 1, valueOf: null }),
  () => ({ toJSON: null, hasOwnProperty: 1 }),
  () => Array.from({ length: 501 }, () => "a"),
  () => Array.from({ length: 10_001 }, () => null),
  () => Object.fromEntries(Array.from({ length: 2_000 }, (_none, at) => [`k${at}`, at])),
  (chance) => deep(chance.pick([10, 60, 500])),
  (chance) => Array.from({ length: 3 }, () => chance.pick(usual)),
];

function deep(depth: number): unknown {
  let value: unknown = "end";
  for (let at = 0; at < depth; at += 1) value = at % 2 === 0 ? [value] : { a: value };
  return value;
}

export function hostileValue(chance: Chance): unknown {
  return chance.pick(hostile)(chance);
}

/** The value with something else somewhere in it: replaced, left out, doubled, or added. */
export function mutated(value: unknown, chance: Chance): unknown {
  const isNested = typeof value === "object" && value !== null && Object.keys(value).length > 0;
  if (!isNested || chance.is(0.15)) return hostileValue(chance);
  if (Array.isArray(value)) {
    const at = chance.below(value.length);
    if (chance.is(0.2)) return [...value, ...value, value[at]];
    return value.map((one: unknown, place) => (place === at ? mutated(one, chance) : one));
  }
  const object = { ...value } as Record<string, unknown>;
  const name = chance.pick(Object.keys(object));
  if (chance.is(0.15)) delete object[name];
  else if (chance.is(0.1)) object[String(JSON.stringify(hostileValue(chance))).slice(1, 500)] = 1;
  else object[name] = mutated(object[name], chance);
  return object;
}
