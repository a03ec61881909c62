// The list that a result is read in, as one field of the result's address: a reload and a sent link go through the same list.
import { perPageOptions, usualPerPage } from "../../../../kit/list/list-query.ts";
import { destinationOf, type Query } from "../../../../core/navigation.ts";

/** Of the address. */
export const listField = "daftar";

export const writeList = (list: Query): string => new URLSearchParams(list).toString();

/** Null: the address names no exam and no event. */
export function readList(text: string | undefined): Query | null {
  const list = Object.fromEntries(new URLSearchParams(text ?? ""));
  return isOfExam(list) ? list : null;
}

/** The address of a list may leave out what is chosen anyway. */
export const isOfExam = ({ exam, event }: Query): boolean => Boolean(exam || event);

/** What the list at that address is asked for; nothing when it is the address of something else. */
export function listQueryAt(address: string): Query {
  const place = address === "" ? null : destinationOf(address);
  return place?.name === "hasil" ? place.query : {};
}

/** What the server is asked for. What the address says wrongly is refused there. */
export function neighboursQuery({ exam = "", event = "", ...list }: Query) {
  const { page: _page, rows: _rows, ...filters } = list;
  return { ...filters, schedule_id: exam, event_id: event };
}

/** The list at the page that has the row at `place`, from 1. */
export function atPlace(list: Query, place: number | null): Query {
  if (place === null) return list;
  const rows = Number(list["rows"]);
  const perPage = perPageOptions.includes(rows) ? rows : usualPerPage;
  const { page: _page, ...others } = list;
  const page = Math.ceil(place / perPage);
  return page === 1 ? others : { ...others, page: String(page) };
}
