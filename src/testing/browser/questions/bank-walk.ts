// A walk through all that shows a bank's questions, for tests of what stands in them: the list with its details (key and
// explanation), the preview as a participant, the editor and the printed paper.
import type { Page } from "playwright-core";
import { routes, type RouteName } from "../../../routes.ts";
import type { Console } from "../console-page.ts";
import { dialogOf } from "../list-screen.ts";

type BankWalk = {
  exo: Console;
  page: Page;
  bank: { id: string; kode: string };
  /** Called wherever something new is shown. */
  check(where: string): Promise<void>;
};

export async function visit(
  { exo, page }: Pick<BankWalk, "exo" | "page">,
  route: RouteName,
  params: Record<string, string>,
  query = "",
): Promise<void> {
  const path = Object.entries(params).reduce(
    (address, [name, value]) => address.replace(`:${name}`, value),
    routes[route].path as string,
  );
  await page.goto(`${exo.server.url.replace(/\/$/u, "")}${path}${query}`);
}

/** Opens every row of the list, then looks at each question of the preview. */
export async function walkList(walk: BankWalk): Promise<void> {
  const { page, bank, check } = walk;
  await visit(walk, "banksoal.soal", { id: bank.id });
  const details = page.getByRole("button", { name: /^Lihat detail/u });
  await details.first().waitFor();
  const count = await details.count();
  for (let at = 0; at < count; at += 1) {
    await page
      .locator("main tbody button[aria-expanded=false]")
      .first()
      .click()
      .catch(() => undefined);
  }
  await page.locator("main .rich-text").first().waitFor();
  await check("list and details");
  // Without the details, which would be looked at again with each question.
  await visit(walk, "banksoal.soal", { id: bank.id });
  await page.getByRole("button", { name: "Pratinjau", exact: true }).click();
  const preview = dialogOf(page, `Pratinjau ${bank.kode}`);
  for (let number = 1; number <= count; number += 1) {
    await preview.getByRole("heading", { name: `Soal ${number} dari` }).waitFor();
    await preview.locator(".rich-text").first().waitFor();
    await check(`preview ${number}`);
    if (number < count) await preview.getByRole("button", { name: "Berikutnya" }).click();
  }
}

export async function walkEditors(walk: BankWalk, questions: readonly string[]): Promise<void> {
  for (const soid of questions) {
    await visit(walk, "banksoal.soal.edit", { id: walk.bank.id, soid });
    await walk.page.locator("main [contenteditable=true]").first().waitFor();
    await walk.check(`editor of ${soid}`);
  }
}

/** With keys and explanations. */
export async function walkPaper(walk: BankWalk): Promise<void> {
  await visit(walk, "print.banksoal.preview", { id: walk.bank.id }, "?kunci=1&pembahasan=1");
  await walk.page.getByRole("button", { name: "Cetak", exact: true, disabled: false }).waitFor();
  await walk.check("paper");
}
