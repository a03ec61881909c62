// One of a list's filters that is chosen from a few.
import { useStore } from "@nanostores/react";
import { Select } from "../../ui/choice/select.tsx";
import type { SelectOption } from "../../ui/choice/select.tsx";
import { withPresent } from "../choices.ts";
import type { ListModel } from "./create-list.ts";
import type { Filters } from "./list-query.ts";

type FilterSelectProps<
  Item extends { id: string },
  F extends Filters,
  Sort extends string,
  Name extends keyof F & string,
> = {
  list: ListModel<Item, F, Sort>;
  name: Name;
  label: string;
  /** What no choice means: "Semua group". */
  all: string;
  /** Their values are what the filter may be. */
  options: readonly SelectOption[];
  /** How a value reads that is not among them. */
  presentLabel?: string;
};

export function FilterSelect<
  Item extends { id: string },
  F extends Filters,
  Sort extends string,
  Name extends keyof F & string,
>(props: FilterSelectProps<Item, F, Sort, Name>) {
  const { list, name, label, all, options, presentLabel } = props;
  const { [name]: value = "" } = useStore(list.$query);
  return (
    <Select
      aria-label={label}
      placeholder={all}
      options={withPresent(options, value, presentLabel)}
      value={value}
      onChange={(next) => list.filter(name, next as F[Name])}
    />
  );
}
