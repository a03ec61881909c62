// Saving a form about one record: over the one that was read, with its version, or as a new one.
import type { EndpointOf } from "../../contract/calls/endpoint.ts";
import { call } from "../../core/api.ts";

type Versioned = { id: string; version: number };

type Saving<Values, Saved> = {
  create: EndpointOf<Values, Saved>;
  update: EndpointOf<Versioned & Values, Saved>;
};

/** `base`: null for a new one. */
export function saveRecord<Values extends object, Saved>(
  { create, update }: Saving<Values, Saved>,
  base: Versioned | null,
  values: Values,
): Promise<Saved> {
  return base
    ? call(update, { id: base.id, version: base.version, ...values })
    : call(create, values);
}
