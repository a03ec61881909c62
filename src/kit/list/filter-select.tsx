// One of a list's filters that is chosen from a few.
import { useStore } from "@nanostores/react";
import { useContext } from "react";
import { Select, type SelectOption } from "../../ui/choice/select.tsx";
import { Field } from "../../ui/input/field.tsx";
import { Icon } from "../../ui/icon.tsx";
import { withPresent } from "../choices.ts";
import { listMessages } from "./list-messages.ts";
import type { ListModel } from "./create-list.ts";
import { FilterLayout } from "./filters/filter-layout.ts";
import css from "./list-page.module.css";
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
  const { list, name, label, all, presentLabel } = props;
  const t = useStore(listMessages);
  const layout = useContext(FilterLayout);
  const { [name]: value = "" } = useStore(list.$query);
  const options = withPresent(props.options, value, presentLabel);
  const choose = (next: string) => list.filter(name, next as F[Name]);
  const input = { options, value, placeholder: all, onChange: choose };
  if (layout === "row") return <Select {...input} aria-label={label} />;
  if (layout === "field") {
    return <Field label={label}>{(aria) => <Select {...aria} {...input} />}</Field>;
  }
  if (value === "") return null;
  const word = options.find((option) => option.value === value)?.label ?? value;
  return (
    <button
      type="button"
      className={css.word}
      aria-label={t.dropFilter({ filter: `${label} ${word}` })}
      onClick={() => choose("")}
    >
      <span>{word}</span>
      <Icon name="x" size={14} />
    </button>
  );
}
