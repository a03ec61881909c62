// How old the rows of a live list are, and their counts, which are loaded together with them.
import { useStore } from "@nanostores/react";
import { AgeTag } from "./age-tag.tsx";
import { useAge } from "./use-age.ts";
import type { ListModel } from "../list/create-list.ts";
import type { Filters } from "../list/list-query.ts";

export function ListAge<Item extends { id: string }, F extends Filters, Sort extends string>({
  list,
}: {
  list: ListModel<Item, F, Sort>;
}) {
  const state = useStore(list.$state);
  const age = useAge(state.status === "ready" ? state.asOf : null);
  return state.status === "ready" ? <AgeTag {...age} /> : null;
}
