// After an upload: the newest stand first, where no search hides them.
import type { Filters } from "../../list/list-query.ts";
import type { ListModel } from "../../list/create-list.ts";

export async function showNewest<Item extends { id: string }, F extends Filters>(
  list: ListModel<Item, F, "created_at" | "name" | "size" | "use_count">,
): Promise<void> {
  const { sort, page } = list.$query.get();
  if (list.$filtered.get()) list.clearFilters();
  if (sort !== "-created_at") list.sortAs("-created_at");
  else if (page > 1) list.toPage(1);
  else await list.reload();
}
