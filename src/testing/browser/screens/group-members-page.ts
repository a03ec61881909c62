// The members of a group as their tests find them.
import type { Page } from "playwright-core";
import type { Console } from "../console-page.ts";
import { openScreen, settled } from "../list-screen.ts";

type Options = Parameters<typeof openScreen>[3];

/** From the tree to the members, as people come there. */
export async function openMembers(exo: Console, name: string, options?: Options): Promise<Page> {
  const page = await openScreen(exo, "group", "", options);
  await page.getByRole("link", { name, exact: true }).click();
  await page.getByRole("heading", { name: /^Anggota / }).waitFor();
  await settled(page);
  return page;
}
