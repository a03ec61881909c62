// All rows of a list that is served by pages, for a choice that is searched in the browser.
import { maxPerPage, type Page } from "../../contract/calls/list-fields.ts";

export async function loadAll<Item>(
  load: (paging: { page: number; per_page: number }) => Promise<Page<Item>>,
): Promise<Item[]> {
  const items: Item[] = [];
  for (let page = 1; ; page += 1) {
    const { items: more, total } = await load({ page, per_page: maxPerPage });
    items.push(...more);
    // Rows may go while they are read: an empty page is the end, whatever the total says.
    if (more.length === 0 || items.length >= total) return items;
  }
}
