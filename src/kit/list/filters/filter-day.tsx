// One of a list's filters that is a day, as a browser lets it be picked. It takes too much room to stand in the row: see
// filters/more-filters.tsx.
import { useStore } from "@nanostores/react";
import { useContext } from "react";
import { formatWallDay } from "../../../core/format.ts";
import { Icon } from "../../../ui/icon.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { listMessages } from "../list-messages.ts";
import type { ListModel } from "../create-list.ts";
import { FilterLayout } from "./filter-layout.ts";
import css from "../list-page.module.css";
import type { Filters } from "../list-query.ts";

type FilterDayProps<
  Item extends { id: string },
  F extends Filters,
  Sort extends string,
  Name extends keyof F & string,
> = {
  list: ListModel<Item, F, Sort>;
  name: Name;
  label: string;
  /** As one of the words above a phone's list: "Dari 30 Nov 2026". */
  word(day: string): string;
};

export function FilterDay<
  Item extends { id: string },
  F extends Filters,
  Sort extends string,
  Name extends keyof F & string,
>({ list, name, label, word }: FilterDayProps<Item, F, Sort, Name>) {
  const t = useStore(listMessages);
  const layout = useContext(FilterLayout);
  const { [name]: value = "" } = useStore(list.$query);
  const choose = (next: string) => list.filter(name, next as F[Name]);
  const input = {
    type: "date",
    min: "2000-01-01",
    max: "2999-12-31",
    value: String(value),
    onChange: (event: { currentTarget: { value: string } }) => choose(event.currentTarget.value),
  };
  if (layout !== "word") {
    return <Field label={label}>{(aria) => <TextInput {...aria} {...input} />}</Field>;
  }
  if (value === "") return null;
  const words = word(formatWallDay(value));
  return (
    <button
      type="button"
      className={css.word}
      aria-label={t.dropFilter({ filter: words })}
      onClick={() => choose("")}
    >
      <span>{words}</span>
      <Icon name="x" size={14} />
    </button>
  );
}
