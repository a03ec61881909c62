// The ledger of one event without its looks: what it is filtered by, the rows, the columns that came with them, and who is opened.
import { atom, computed, type ReadableAtom } from "nanostores";
import {
  getLedgerSelection,
  ledgerSorts,
  ledgerStates,
  listLedger,
  type LedgerPage,
  type LedgerRow,
  type LedgerSort,
  type LedgerState,
} from "../../contract/results/event-ledger.ts";
import { call } from "../../core/api.ts";
import { readQuery, replaceQuery } from "../../core/navigation.ts";
import { createList, type ListModel } from "../../kit/list/create-list.ts";
import { createDetail } from "../../kit/record/create-detail.ts";
import { ledgerScreen } from "./ledger-choice-model.ts";

export type LedgerListFilters = { g: string; state: "" | LedgerState };
export type LedgerList = ListModel<LedgerRow, LedgerListFilters, LedgerSort>;
export type LedgerModel = ReturnType<typeof createLedgerModel>;

export type LedgerColumns = Omit<LedgerPage, "items" | "page" | "per_page" | "total">;
/** Columns that are shown. `isCurrent`: they are the answer to what is asked now. */
export type ShownColumns = { columns: LedgerColumns; asOf: Date; isCurrent: boolean };

export function createLedgerModel(event: string) {
  const detail = createDetail((signal) =>
    call(getLedgerSelection, { event_id: event }, { signal }),
  );
  /** By the page with which they came: rows and columns are of one moment. */
  const columnsOf = new WeakMap<object, LedgerColumns>();
  const list: LedgerList = createList<LedgerRow, LedgerListFilters, LedgerSort>({
    name: ledgerScreen,
    filters: { g: "", state: "" },
    sort: "nama",
    sortable: ledgerSorts,
    acceptsFilter: (name, value) =>
      name === "state" ? ledgerStates.some((state) => state === value) : value.length <= 64,
    async load({ g, ...query }, signal) {
      const asked = { ...query, event_id: event, group_id: g };
      const { items, page, per_page, total, ...columns } = await call(listLedger, asked, {
        signal,
      });
      const shown = { items, page, per_page, total };
      columnsOf.set(shown, columns);
      return shown;
    },
  });
  const $columns: ReadableAtom<ShownColumns | null> = computed(list.$state, (state) => {
    if (state.status !== "ready") return null;
    const columns = columnsOf.get(state.page);
    return columns ? { columns, asOf: state.asOf, isCurrent: !state.refreshing } : null;
  });
  const $person = atom(readQuery()["p"] ?? "");

  return {
    event,
    detail,
    list,
    $columns,
    /** The participant whose exams are shown one by one; empty: the table is. */
    $person: $person as ReadableAtom<string>,
    open(id: string): void {
      $person.set(id);
      const { p: _before, ...others } = readQuery();
      replaceQuery(id === "" ? others : { ...others, p: id });
    },
    exit(): void {
      detail.exit();
      list.exit();
    },
  };
}
