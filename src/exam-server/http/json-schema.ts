// A schema of the contract as JSON Schema, for what reads schemas and does not run them.
import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { judgingSchema } from "../../contract/calls/judged-list.ts";

export type JsonObject = Record<string, unknown>;

/**
 * Checks and transformations in our own code have no JSON Schema: what is left is looser, never stricter.
 * @param named schemas that are described elsewhere, with the reference that stands for each
 */
export function jsonSchemaOf(
  schema: GenericSchema,
  named: ReadonlyMap<GenericSchema, JsonObject> = new Map(),
): JsonObject {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: "draft-2020-12",
    errorMode: "ignore",
    overrideSchema: ({ valibotSchema }) => {
      const described = valibotSchema as GenericSchema;
      const judging = judgingSchema(described);
      return judging ? jsonSchemaOf(judging, named) : named.get(described);
    },
  }) as JsonObject;
  return rest;
}
