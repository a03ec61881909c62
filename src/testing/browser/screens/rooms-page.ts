// The rooms of the demonstration school's event, on screen.
import type { Locator, Page } from "playwright-core";
import { movePlacements, type PlacementMove } from "../../../contract/exams/placements.ts";
import { getEventRooms, type EventRooms } from "../../../contract/exams/rooms.ts";
import type { Console } from "../console-page.ts";
import { addressOf, callBeside } from "../list-screen.ts";
import { demoEvent } from "./event-papers-page.ts";

type PageOptions = Parameters<Console["signedIn"]>[1];
export type RoomsPage = { page: Page; event: string; detail: EventRooms };

/** `query` as it stands in the address, "?sesi=2". */
export async function openRooms(
  exo: Console,
  options: PageOptions = {},
  query = "",
): Promise<RoomsPage> {
  const page = await exo.signedIn("EVIL", options);
  const event = await demoEvent(page);
  const detail = await callBeside(page, getEventRooms, { id: event });
  await goToRooms(exo, page, event, query);
  await page.getByRole("heading", { name: `Ruang · ${detail.event.nama}` }).waitFor();
  return { page, event, detail };
}

export async function goToRooms(
  exo: Console,
  page: Page,
  event: string,
  query = "",
): Promise<void> {
  await page.goto(addressOf(exo, "event.room", query).replace(":id", event));
}

export const seat = (page: Page, number: number): Locator =>
  page.locator(`[data-seat="${number}"]`);

/** By somebody else, or to begin with. */
export function moveBeside(page: Page, id: string, moves: PlacementMove[]) {
  return callBeside(page, movePlacements, { id, moves });
}
