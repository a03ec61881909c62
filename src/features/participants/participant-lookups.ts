// The choices of the selects, from the lookups.
import { listGroupOptions, type GroupOption } from "../../contract/groups.ts";
import { listMajorOptions } from "../../contract/majors.ts";
import { listReligionOptions } from "../../contract/religions.ts";
import { lookup, type Lookup } from "../../core/lookups.ts";
import type { SelectOption } from "../../ui/choice/select.tsx";

export const $groups = lookup(listGroupOptions);
export const $majors = lookup(listMajorOptions);
export const $religions = lookup(listReligionOptions);

export function groupChoices(lookup: Lookup<GroupOption>): SelectOption[] {
  const items = lookup.status === "ready" ? lookup.items : [];
  return items.map(({ id, path }) => ({ value: id, label: path }));
}
