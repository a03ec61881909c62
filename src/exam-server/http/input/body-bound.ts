// How large the JSON body of a call may be: as large as the largest that its schema accepts, unless the contract says
// less. Whoever is not signed in may send only a little.
import type { Endpoint } from "../../../contract/endpoints/endpoint.ts";
import { jsonSchemaOf, type JsonObject } from "../json-schema.ts";

const kibibyte = 1024;
const maxPublic = 16 * kibibyte;
const maxUsual = 1024 * kibibyte;
/** Blanks, names that a newer console sends. */
const least = 4 * kibibyte;

/** As UTF-8, or as the two characters that a quotation mark or the end of a line is written with. */
const bytesPerCharacter = 3;
/** Of a text whose pattern alone bounds it: codes and ids. */
const usualLength = 256;
/** Of a number, true, false or null. */
const plainBytes = 25;
/** Beside what stands between them: quotation marks, colon, comma. */
const memberBytes = 4;
const recordMembers = 1000;
const nameBytes = 64;

const bounds = new WeakMap<Endpoint, number>();

/** In bytes. */
export function bodyBound(endpoint: Endpoint): number {
  const known = bounds.get(endpoint);
  if (known !== undefined) return known;
  const { access, maxBodyBytes = maxUsual } = endpoint;
  const most = access === "public" ? maxPublic : maxBodyBytes;
  const bound = Math.min(most, least + largest(jsonSchemaOf(endpoint.input)));
  bounds.set(endpoint, bound);
  return bound;
}

/** The bytes of the largest JSON that the schema accepts; near enough, and never less than anybody sends. */
function largest(schema: JsonObject): number {
  const { type, maxLength, items, prefixItems, maxItems } = schema;
  const choices = (schema["anyOf"] ?? schema["oneOf"]) as JsonObject[] | undefined;
  if (choices) return Math.max(...choices.map(largest));
  const values = (schema["enum"] ?? ("const" in schema ? [schema["const"]] : null)) as unknown[];
  if (values) return Math.max(...values.map((value) => JSON.stringify(value).length));
  if (type === "string") return 2 + bytesPerCharacter * ((maxLength as number) ?? usualLength);
  if (type === "object") return largestObject(schema);
  if (type !== "array") return plainBytes;
  const members = prefixItems
    ? (prefixItems as JsonObject[]).map(largest)
    : [((maxItems as number) ?? 0) * (memberBytes + largest(items as JsonObject))];
  return sum(members) + memberBytes * (members.length + 1);
}

function largestObject(schema: JsonObject): number {
  const { properties = {}, additionalProperties: others } = schema;
  const named = Object.entries(properties as Record<string, JsonObject>).map(
    ([name, each]) => name.length + memberBytes + largest(each),
  );
  const free =
    typeof others === "object"
      ? recordMembers * (nameBytes + largest(others as JsonObject))
      : memberBytes;
  return sum(named) + free;
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
