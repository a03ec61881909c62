// Saving a form about one record: over the one that was read, with its version, or as a new one.
import type { Call } from "../../contract/calls/call.ts";
import { call } from "../../core/api.ts";

type Versioned = { id: string; version: number };

type Saving<Values, Saved> = {
  create: Call<Values, Saved>;
  update: Call<Versioned & Values, Saved>;
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
