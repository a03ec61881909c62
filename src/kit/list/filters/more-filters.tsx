// Those of a list's filters that are seldom set, behind one button that says how many of them are; where filters are not in a
// row they stand among the others.
import { useStore } from "@nanostores/react";
import { useContext, type ReactNode } from "react";
import { formatNumber } from "../../../core/format.ts";
import { Button } from "../../../ui/input/button.tsx";
import { listMessages } from "../list-messages.ts";
import type { ListModel } from "../create-list.ts";
import { FoldedPanel } from "../folded-panel.tsx";
import css from "../list-page.module.css";
import type { Filters } from "../list-query.ts";
import { FilterLayout } from "./filter-layout.ts";

type MoreFiltersProps<
  Item extends { id: string },
  F extends Filters,
  Sort extends string,
  Name extends keyof F & string,
> = {
  list: ListModel<Item, F, Sort>;
  /** Of the filters that are its children. */
  names: readonly Name[];
  children: ReactNode;
};

export function MoreFilters<
  Item extends { id: string },
  F extends Filters,
  Sort extends string,
  Name extends keyof F & string,
>({ list, names, children }: MoreFiltersProps<Item, F, Sort, Name>) {
  const t = useStore(listMessages);
  const layout = useContext(FilterLayout);
  const query = useStore(list.$query);
  if (layout !== "row") return <>{children}</>;
  const count = names.filter((name) => query[name] !== "").length;
  return (
    <FoldedPanel
      title={t.moreFilters}
      renderButton={(opener) => (
        <Button {...opener} icon="funnel">
          {count > 0 ? t.moreFiltersCount({ count: formatNumber(count) }) : t.moreFilters}
        </Button>
      )}
    >
      {() => (
        <div className={css.fields}>
          <FilterLayout.Provider value="field">{children}</FilterLayout.Provider>
        </div>
      )}
    </FoldedPanel>
  );
}
