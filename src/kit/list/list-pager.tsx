// The pager of a list, with its words. Nothing while there are no rows to page through.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../core/format.ts";
import { Pager } from "../../ui/layout/pager.tsx";
import { useAge } from "../age/use-age.ts";
import type { ListModel } from "./create-list.ts";
import { listMessages } from "./list-messages.ts";
import { perPageOptions, type Filters } from "./list-query.ts";

type ListPagerProps<Item extends { id: string }, F extends Filters, Sort extends string> = {
  list: ListModel<Item, F, Sort>;
};

export function ListPager<Item extends { id: string }, F extends Filters, Sort extends string>({
  list,
}: ListPagerProps<Item, F, Sort>) {
  const t = useStore(listMessages);
  const state = useStore(list.$state);
  const { page, per_page: perPage } = useStore(list.$query);
  if (state.status !== "ready" || state.page.total === 0) return null;
  const { total, items } = state.page;
  const shown = state.page;
  const before = (shown.page - 1) * shown.per_page;
  return (
    <Pager
      page={page}
      pages={Math.max(1, Math.ceil(total / perPage))}
      summary={
        <>
          {t.range({
            from: formatNumber(before + 1),
            to: formatNumber(before + items.length),
            total: formatNumber(total),
          })}
          {list.isLive && <Age asOf={state.asOf} />}
        </>
      }
      perPage={perPage}
      perPageOptions={perPageOptions}
      onPage={list.toPage}
      onPerPage={list.setPerPage}
      labels={{
        rows: t.rows,
        first: t.first,
        previous: t.previous,
        next: t.next,
        last: t.last,
        of: (one, all) => t.pageOf({ page: formatNumber(one), pages: formatNumber(all) }),
      }}
    />
  );
}

/** Of the rows that keep themselves up to date. What is wrong when they do not stands above them (outdated-notice.tsx). */
function Age({ asOf }: { asOf: Date }) {
  const t = useStore(listMessages);
  const { age } = useAge(asOf);
  return <> · {t.age({ n: formatNumber(age) })}</>;
}
