// The board of a schedule's sessions as its tests find it.
import type { Locator, Page } from "playwright-core";
import { sessionSchool } from "../../exams/session-school.ts";
import type { Console } from "../console-page.ts";
import { addressOf } from "../list-screen.ts";

type Options = Parameters<Console["signedIn"]>[1];

export async function openBoard(
  exo: Console,
  schedule: string,
  heading = "Sesi · Kimia XII",
  options?: Options,
): Promise<Page> {
  const address = addressOf(exo, "event.sesi.schedule")
    .replace(":id2", schedule)
    .replace(":id", sessionSchool.event);
  const page = await exo.signedIn("EVIL", { ...options, address });
  await page.getByRole("heading", { name: heading, level: 1 }).waitFor();
  return page;
}

export const columnOf = (page: Page, session: string): Locator =>
  page.getByRole("region", { name: session, exact: true });
