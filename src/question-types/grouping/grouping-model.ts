// What the editor of a grouping does to the question. Each item is in a category, in none on purpose (a distractor), or
// not placed yet; the key says which.
import type { ContentOf } from "../../contract/questions/question-content.ts";
import { movedPart } from "../parts/rows/part-row.tsx";
import { isEmptyHtml } from "../../domain/text/html-text.ts";

type Content = ContentOf<13>;
type Item = Content["payload"]["items"][number];
type Category = Content["payload"]["categories"][number];

/** Where an item is: a category's id, null for the distractors, undefined while nobody has said. */
export type ItemPlace = string | null | undefined;

/** Places as values of a list of choices; no part is called so. */
const names: readonly [string, null | undefined][] = [
  ["*none", null],
  ["*later", undefined],
];

export function placeName(place: ItemPlace): string {
  return names.find(([, meant]) => meant === place)?.[0] ?? String(place);
}

export function placeNamed(name: string): ItemPlace {
  const known = names.find(([each]) => each === name);
  return known ? known[1] : name;
}

export const groupingBounds = { categories: { min: 2, max: 6 }, items: { min: 2, max: 20 } };

const withPayload = (content: Content, changes: Partial<Content["payload"]>): Content => ({
  ...content,
  payload: { ...content.payload, ...changes },
});

export function placeOf({ payload, key }: Content, id: string): ItemPlace {
  const place = key.items[id];
  return typeof place === "string" && !payload.categories.some((each) => each.id === place)
    ? undefined
    : place;
}

export function itemsIn(content: Content, place: ItemPlace): Item[] {
  return content.payload.items.filter(({ id }) => placeOf(content, id) === place);
}

export function withPlace(content: Content, id: string, place: ItemPlace): Content {
  const { [id]: _old, ...items } = content.key.items;
  return { ...content, key: { items: place === undefined ? items : { ...items, [id]: place } } };
}

function spareFor(content: Content, place: ItemPlace): Item | undefined {
  const isEmpty = ({ html }: Item) => isEmptyHtml(html);
  return place === undefined ? undefined : itemsIn(content, undefined).find(isEmpty);
}

/** Whether the place would take an item without the question having one more. */
export function hasSpare(content: Content, place: ItemPlace): boolean {
  return spareFor(content, place) !== undefined;
}

/** An empty item that has no place yet is taken before a new one is made: a new question begins with some. */
export function withItem(content: Content, id: string, place: ItemPlace): Content {
  const spare = spareFor(content, place);
  if (spare) {
    // At the end, where what was added is looked for.
    const others = content.payload.items.filter((item) => item !== spare);
    return withPlace(withPayload(content, { items: [...others, spare] }), spare.id, place);
  }
  const items = [...content.payload.items, { id, html: "" }];
  return withPlace(withPayload(content, { items }), id, place);
}

export function withItemHtml(content: Content, id: string, html: string): Content {
  const items = content.payload.items.map((item) => (item.id === id ? { ...item, html } : item));
  return withPayload(content, { items });
}

export function withoutItem(content: Content, id: string): Content {
  const items = content.payload.items.filter((item) => item.id !== id);
  return withPlace(withPayload(content, { items }), id, undefined);
}

export function withCategory(content: Content, id: string): Content {
  const categories = [...content.payload.categories, { id, html: "", max: 0 }];
  return withPayload(content, { categories });
}

export function withCategoryChanged(
  content: Content,
  id: string,
  changes: Partial<Category>,
): Content {
  const categories = content.payload.categories.map((category) =>
    category.id === id ? { ...category, ...changes } : category,
  );
  return withPayload(content, { categories });
}

export function withCategoryMoved(content: Content, at: number, step: -1 | 1): Content {
  return withPayload(content, { categories: movedPart(content.payload.categories, at, step) });
}

/** Its items lose their place, not their text. */
export function withoutCategory(content: Content, id: string): Content {
  const categories = content.payload.categories.filter((category) => category.id !== id);
  const items = Object.entries(content.key.items).filter(([, place]) => place !== id);
  return { ...withPayload(content, { categories }), key: { items: Object.fromEntries(items) } };
}
