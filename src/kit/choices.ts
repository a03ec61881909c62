// What selects offer of lists that come from the server.
import type { Option } from "../contract/calls/list-fields.ts";
import type { Lookup } from "../core/lookups.ts";
import type { SelectOption } from "../ui/choice/select.tsx";

/** "Matematika (MTK)"; none while the list is on its way. */
export function optionChoices(lookup: Lookup<Option>): SelectOption[] {
  const items = lookup.status === "ready" ? lookup.items : [];
  return items.map(({ id, nama, kode }) => ({ value: id, label: `${nama} (${kode})` }));
}

/** Of what is known by its name alone. */
export function namedChoices(all: readonly { id: string; nama: string }[]): SelectOption[] {
  return all.map(({ id, nama }) => ({ value: id, label: nama }));
}

/** What is chosen now stays choosable, even while the list is on its way or lacks it; `label` names it where that is known. */
export function withPresent(
  choices: readonly SelectOption[],
  value: string,
  label?: string | null,
): readonly SelectOption[] {
  const isListed = value === "" || choices.some((each) => each.value === value);
  return isListed ? choices : [{ value, label: label ?? "…" }, ...choices];
}
