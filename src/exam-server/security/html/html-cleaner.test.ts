import { monitorEventLoopDelay } from "node:perf_hooks";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { htmlExploits } from "../../../testing/exploits/html-exploits.ts";
import { createHtmlCleaner } from "./html-cleaner.ts";
import { sanitizeHtml } from "./sanitised-html.ts";

const test = suite("cleaning HTML in a thread");
const costly = "&lt;".repeat(49_000);

test("it comes out as from the sanitiser itself, in whatever order it is sent", async () => {
  const cleaner = createHtmlCleaner();
  const cleaned = await Promise.all(htmlExploits.map((html, at) => cleaner.clean(`${at}`, html)));
  assert.equal(cleaned, htmlExploits.map(sanitizeHtml));
  await cleaner.close();
});

test("this thread does other things meanwhile", async () => {
  const cleaner = createHtmlCleaner();
  await cleaner.clean("a", "");
  const delay = monitorEventLoopDelay({ resolution: 1 });
  const used = process.cpuUsage();
  delay.enable();
  await Promise.all(Array.from({ length: 20 }, () => cleaner.clean("a", costly)));
  delay.disable();
  const { user } = process.cpuUsage(used);
  assert.ok(delay.max / 1e6 < user / 1e3 / 3, `${delay.max / 1e6} ms of ${user / 1e3}`);
  await cleaner.close();
});

test("whoever sends much waits for themself, and others for one piece of it", async () => {
  const cleaner = createHtmlCleaner();
  const done: string[] = [];
  const send = (who: string) => cleaner.clean(who, costly).then(() => done.push(who));
  const many = Array.from({ length: 30 }, () => send("much"));
  await send("little");
  assert.ok(done.length <= 3, done.join());
  await Promise.all(many);
  await cleaner.close();
});

test("it ends when there has been nothing to do for a while, and starts again", async () => {
  const cleaner = createHtmlCleaner(5);
  for (let round = 0; round < 3; round += 1) {
    assert.is(await cleaner.clean("a", "<p>a<script>b</script></p>"), "<p>a</p>");
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await cleaner.close();
});

test.run();
