// What a form says of an input, for browser tests.
import type { Locator } from "playwright-core";

/** What is said of an input that is told to be faulty. */
export async function faultOf(input: Locator): Promise<string> {
  await input.and(input.page().locator("[aria-invalid=true]")).waitFor();
  const ids = (await input.getAttribute("aria-describedby")) ?? "";
  const texts = ids.split(" ").map((id) => input.page().locator(`[id="${id}"]`).innerText());
  return (await Promise.all(texts)).join(" ");
}
