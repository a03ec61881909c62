// The browser's sanitiser: what it drops and what it keeps.
import * as assert from "uvu/assert";
import { suite } from "../../testing/browser/browser-suite.ts";
import { RichTextPages } from "../../testing/browser/pieces/rich-text-page.ts";
import { soon } from "../../testing/browser/soon.ts";
import {
  harmIn,
  harmlessHtml,
  harmlessMedia,
  htmlExploits,
} from "../../testing/exploits/html-exploits.ts";

const test = suite("sanitiser in the browser");
let pages: RichTextPages;
test.before(async () => {
  pages = await RichTextPages.open();
});
test.after.each(() => pages.closePages());
test.after(() => pages.close());

test("the browser's sanitiser leaves nothing of an exploit that runs, loads or covers", async () => {
  // The policy refuses the exploits' styles while they are being parsed, before they are dropped.
  const page = await pages.page({ watched: false });
  const results = await page.evaluate(
    (exploits) =>
      exploits.map((exploit) => {
        const clean = richText.sanitizeHtml(exploit);
        const place = document.createElement("div");
        document.body.append(place);
        place.innerHTML = clean;
        return { clean, again: richText.sanitizeHtml(clean) };
      }),
    htmlExploits,
  );
  results.forEach(({ clean, again }, index) => {
    assert.is(harmIn(clean), null, `${htmlExploits[index]?.slice(0, 120)}\n→ ${clean}`);
    assert.is(again, clean, "sanitising twice changes nothing");
  });
  await page.waitForTimeout(200);
  await soon.is(() => page.evaluate(() => richText.alerts), 0);
  await page.close();
});

test("the browser's sanitiser keeps what people write", async () => {
  // A picture of a file that is still being imported has no address that the policy lets through.
  const page = await pages.page({ watched: false });
  const sanitize = (html: string) => page.evaluate((html) => richText.sanitizeHtml(html), html);
  const plain = (html: string) => html.replaceAll("&gt;", ">").replaceAll("&lt;", "<");
  for (const html of harmlessHtml) assert.is(plain(await sanitize(html)), plain(html));
  for (const [html, kept] of harmlessMedia) {
    const clean = await sanitize(html);
    for (const part of kept) assert.ok(clean.includes(part), `${part} in ${clean}`);
  }
  await page.close();
});

test.run();
