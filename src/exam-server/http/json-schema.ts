// A schema of the contract as JSON Schema, for what reads schemas and does not run them.
import { toJsonSchema } from "@valibot/to-json-schema";
import type { GenericSchema } from "valibot";
import { judgingSchema } from "../../contract/calls/judged-list.ts";

export type JsonObject = Record<string, unknown>;

/** Checks and transformations in our own code have no JSON Schema: what is left is looser, never stricter. */
export function jsonSchemaOf(schema: GenericSchema): JsonObject {
  const { $schema: _dialect, ...rest } = toJsonSchema(schema, {
    target: "draft-2020-12",
    errorMode: "ignore",
    overrideSchema: ({ valibotSchema }) => {
      const judging = judgingSchema(valibotSchema as GenericSchema);
      return judging ? jsonSchemaOf(judging) : null;
    },
  }) as JsonObject;
  return rest;
}
