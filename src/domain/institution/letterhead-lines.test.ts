import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { letterheadValue } from "../../contract/institution/letterhead-value.ts";
import { htmlExploits } from "../../testing/exploits/html-exploits.ts";
import { cleanLetterhead, lineHtml, lineIn } from "./letterhead-lines.ts";

const test = suite("lines of a letterhead");

test("a line is read as it was written", () => {
  for (const isBold of [true, false]) {
    for (const size of ["small", "normal", "large"] as const) {
      for (const side of ["left", "center", "right"] as const) {
        const line = { text: 'SMA "Satu" & <Dua>', isBold, size, side };
        assert.equal(lineIn(lineHtml(line)), line);
      }
    }
  }
});

test("the usual line is stored without a paragraph of its own, as older letterheads are", () => {
  assert.is(
    lineHtml({ text: "SMA 3", isBold: true, size: "normal", side: "center" }),
    "<strong>SMA 3</strong>",
  );
});

test("of foreign HTML nothing but its text is left", () => {
  for (const html of htmlExploits) {
    const [kept = ""] = JSON.parse(cleanLetterhead(JSON.stringify([html]))) as string[];
    assert.not.match(kept, /<(?!strong>|\/strong>|p>|\/p>)/u, html);
    assert.is(cleanLetterhead(JSON.stringify([kept])), JSON.stringify([kept]), "once is enough");
  }
});

test("a picture stays as it is", () => {
  const picture = "data:image/png;base64,AAAA";
  assert.is(cleanLetterhead(picture), picture);
});

test("too few, too many and too long lines are refused", () => {
  const faultOf = (value: string) => v.safeParse(letterheadValue, value).issues?.[0].message ?? "";
  const of = (count: number, text = "a") =>
    faultOf(JSON.stringify(Array.from({ length: count }, () => text)));
  assert.is(of(2), "");
  assert.match(of(1), /paling sedikit 2/u);
  assert.match(of(11), /paling banyak 10/u);
  assert.match(of(2, "a".repeat(5_000)), /200 karakter/u);
  assert.match(faultOf("<p>Kop</p>"), /daftar baris/u);
  assert.match(faultOf("https://elsewhere.example/kop.png"), /daftar baris/u);
});

test.run();
