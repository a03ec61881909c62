// One's own profile as its tests find it.
import type { Page } from "playwright-core";
import type { Role } from "../../../contract/roles.ts";
import type { Console } from "../console-page.ts";
import { addressOf } from "../list-screen.ts";

type Options = Parameters<Console["signedIn"]>[1];

export async function openProfile(
  exo: Console,
  tab = "",
  role: Role = "EVIL",
  options?: Options,
): Promise<Page> {
  const page = await exo.signedIn(role, { ...options, address: addressOfTab(exo, tab) });
  await profileHeading(page).waitFor();
  return page;
}

export async function openTab(exo: Console, page: Page, tab: string): Promise<void> {
  await page.goto(addressOfTab(exo, tab));
  await profileHeading(page).waitFor();
}

const addressOfTab = (exo: Console, tab: string) => addressOf(exo, "profile", tab && `?tab=${tab}`);
const profileHeading = (page: Page) => page.getByRole("heading", { name: "Profil", exact: true });
