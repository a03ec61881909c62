// The filters of a list below each other, with how many rows they leave, and what the rows are sorted by. They take effect at
// once: closing is only going back.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { Select } from "../../../ui/choice/select.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { listMessages } from "../list-messages.ts";
import { FilterLayout } from "./filter-layout.ts";
import type { ListFiltersProps } from "./list-filters.tsx";
import css from "../list-page.module.css";
import type { Filters } from "../list-query.ts";

export function FilterDialog<Item extends { id: string }, F extends Filters, Sort extends string>({
  list,
  filters,
  order,
  columns,
  onClose,
}: ListFiltersProps<Item, F, Sort> & { onClose(): void }) {
  const t = useStore(listMessages);
  const state = useStore(list.$state);
  const filtered = useStore(list.$filtered);
  const { sort } = useStore(list.$query);
  const sorts = sortChoices(columns, t);
  const total = state.status === "ready" && !state.refreshing ? state.page.total : null;
  return (
    <Dialog
      title={t.filterTitle}
      size="s"
      closeLabel={t.closeFilters}
      onClose={onClose}
      footer={
        <>
          <Button disabled={!filtered} onClick={list.clearFilters}>
            {t.clearFilters}
          </Button>
          <Button variant="primary" onClick={onClose}>
            {total === null ? t.showFound : t.showCount({ total: formatNumber(total) })}
          </Button>
        </>
      }
    >
      <div className={css.fields}>
        <FilterLayout.Provider value="field">{filters}</FilterLayout.Provider>
        {sorts.length > 0 && (
          <Field label={t.sort}>
            {(aria) => (
              <Select
                {...aria}
                value={sort}
                options={sorts}
                onChange={(next) => list.sortAs(next as Sort)}
              />
            )}
          </Field>
        )}
        {order}
      </div>
    </Dialog>
  );
}

type Sorted = ListFiltersProps<{ id: string }, Filters, string>["columns"];
type Words = ReturnType<typeof listMessages.get>;

function sortChoices(columns: readonly Pick<Sorted[number], "label" | "sort">[], t: Words) {
  return columns.flatMap(({ label, sort }) =>
    sort === undefined
      ? []
      : [
          { value: sort, label: t.ascending({ label }) },
          { value: `-${sort}`, label: t.descending({ label }) },
        ],
  );
}
