import { suite } from "uvu";
import * as assert from "uvu/assert";
import { wordsIn } from "../../../../domain/text/word-places.ts";
import { until } from "../../../../testing/sheets/sheet-files.ts";
import { showWords } from "./use-word-highlights.ts";

const test = suite("words of the model answer, where a browser paints no ranges");

test.after.each(() => document.body.replaceChildren());

const html =
  "<p>Air <b>menguap</b> lalu mengembun.</p>" +
  '<p><span data-formula="x"><math><mi>menguap</mi></math></span></p>' +
  '<table><tbody><tr><td>Menguap</td></tr></tbody></table><p dir="rtl">الكتاب</p>';
const words = new Set(wordsIn("<p>menguap mengembun الكتاب</p>", 4));

function shown(content = html) {
  const place = document.createElement("div");
  place.innerHTML = content;
  document.body.append(place);
  return place;
}
const marked = (place: HTMLElement) =>
  [...place.querySelectorAll("mark.found")].map(({ textContent }) => textContent);

test("words are marked in paragraphs, tables and Arabic, but not in formulas, and everything is as before afterwards", () => {
  const place = shown();
  const hide = showWords(place, words, "found");
  assert.equal(marked(place), ["menguap", "mengembun", "Menguap", "الكتاب"]);
  assert.is(place.querySelector("math")?.textContent, "menguap");
  hide();
  assert.is(place.innerHTML, html);
  assert.is(place.querySelector("p")?.childNodes.length, 3, "texts are whole again");
});

test("an answer that is drawn later is marked then", async () => {
  const place = shown("<p>Sebentar.</p>");
  const hide = showWords(place, words, "found");
  assert.equal(marked(place), []);
  place.innerHTML = html;
  await until(() => marked(place).length === 4);
  hide();
  assert.is(place.innerHTML, html);
});

test.run();
