// The calls that stand beside a list. They are made from the list's own, so that they find what it finds and are for those
// whom it is for.
import * as v from "valibot";
import { endpoint } from "./endpoint.ts";
import type { Endpoint } from "./endpoint.ts";
import { bulkIds, idSchema } from "./fields.ts";

/** The ids behind "select all", in the list's order; page and per_page are ignored. */
export function idsEndpoint<Query extends v.GenericSchema>(list: Endpoint<Query>, what: string) {
  return endpoint({
    method: "GET",
    path: `${list.path}/ids`,
    access: list.access,
    summary: `The ids of all ${what} that the filters find`,
    input: list.input,
    output: v.object({ ids: v.array(idSchema) }),
  });
}

/** In the order of `ids`; ids that exist no more are left out. */
export function exportEndpoint<Item extends v.GenericSchema>(
  list: Pick<Endpoint, "path" | "access">,
  what: string,
  item: Item,
) {
  return endpoint({
    method: "POST",
    path: `${list.path}/export`,
    access: list.access,
    summary: `${what} by id, for a file`,
    input: v.object({ ids: bulkIds }),
    output: v.object({ items: v.array(item) }),
  });
}
