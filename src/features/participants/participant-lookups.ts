// The choices of the selects, from the lookups.
import { listGroupOptions } from "../../contract/groups.ts";
import { listMajorOptions } from "../../contract/majors.ts";
import { listReligionOptions } from "../../contract/religions.ts";
import { lookup } from "../../core/lookups.ts";
import type { Option } from "../../contract/calls/fields.ts";
import type { GroupOption } from "../../contract/groups.ts";
import type { Lookup } from "../../core/lookups.ts";

export const $groups = lookup(listGroupOptions);
export const $majors = lookup(listMajorOptions);
export const $religions = lookup(listReligionOptions);

export type Choice = { value: string; label: string };

export function optionChoices(lookup: Lookup<Option>): Choice[] {
  return itemsOf(lookup).map(({ id, nama, kode }) => ({ value: id, label: `${nama} (${kode})` }));
}

export function groupChoices(lookup: Lookup<GroupOption>): Choice[] {
  return itemsOf(lookup).map(({ id, path }) => ({ value: id, label: path }));
}

/** What is chosen now stays choosable, even while the list is on its way or lacks it. */
export function withPresent(choices: readonly Choice[], value: string, label: string): Choice[] {
  const isListed = value === "" || choices.some((each) => each.value === value);
  return isListed ? [...choices] : [{ value, label }, ...choices];
}

function itemsOf<Item>(lookup: Lookup<Item>): readonly Item[] {
  return lookup.status === "ready" ? lookup.items : [];
}
