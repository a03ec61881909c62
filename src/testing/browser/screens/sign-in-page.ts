// The sign-in form as its tests find it.
import type { Page } from "playwright-core";
import type { Console } from "../console-page.ts";

export const signInHeading = "Sign in to your account";

export const emailOf = (page: Page) => page.getByLabel("E-mail");
export const passwordOf = (page: Page) => page.getByLabel("Password", { exact: true });
export const submitOf = (page: Page) => page.getByRole("button", { name: "Sign in" });
export const homeOf = (page: Page) => page.getByRole("navigation", { name: "Menu" });

/** In a browser profile of its own: nothing is stored, and nothing is in its cache. */
export async function openForm(
  exo: Console,
  options?: Parameters<Console["newPage"]>[0],
): Promise<Page> {
  const page = await exo.newPage(options);
  await page.goto(exo.server.url);
  return page;
}

type Credentials = { email: string; password: string };

export async function fillForm(page: Page, { email, password }: Credentials): Promise<void> {
  await emailOf(page).fill(email);
  await passwordOf(page).fill(password);
}

/** The button is enabled once the scripts have taken the form over. */
export async function waitUntilLive(page: Page): Promise<void> {
  await page.locator("button[type=submit]:enabled").waitFor();
}
