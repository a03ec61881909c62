// HTML through the editor's document and back.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { richTextElements, isRichTextAttribute } from "../../contract/questions/rich-text.ts";
import { harmlessHtml } from "../../testing/exploits/html-exploits.ts";
import { readDocument, writeDocument } from "./paste/html-document.ts";
import { schema } from "./schema.ts";

const test = suite("the editor's document");
const through = (html: string) => writeDocument(readDocument(html));

test("what people write survives opening and saving", () => {
  // happy-dom escapes less in attributes than browsers do.
  const plain = (html: string) => html.replaceAll("&gt;", ">").replaceAll("&lt;", "<");
  for (const html of harmlessHtml) assert.is(plain(through(html)), plain(html));
});

test("a sound keeps its play limit and a picture its size and description", () => {
  const html =
    '<audio src="/storage/media/a.mp3" data-max-play="2" controls=""></audio><p><img src="/storage/media/a.webp" alt="Peta" width="64" height="48"></p>';
  assert.is(through(html), html);
});

test("a picture of another host, a script and a style do not get in", () => {
  assert.is(
    through(
      '<p style="color:red">a<img src="https://evil.test/a.png"><script>x()</script></p><style>p{}</style>',
    ),
    "<p>a</p>",
  );
});

test("a cell spans no more than a table may have, and keeps the widths that fit it", () => {
  const cell = (attributes: string) =>
    `<table><tbody><tr><td ${attributes}><p>x</p></td></tr></tbody></table>`;
  for (const span of ["1000000", "0", "-1", "1e9", "x"]) {
    const out = through(cell(`colspan="${span}" rowspan="${span}"`));
    assert.is(out, cell("").replace("<td >", "<td>"), span);
  }
  const wide = cell('colspan="2" data-colwidth="120,80"');
  assert.is(through(wide), wide);
  assert.is(
    through(cell('colspan="5000" data-colwidth="120,80"')),
    cell("").replace("<td >", "<td>"),
  );
});

test("a picture that is still being uploaded is shown but not written out", () => {
  const doc = readDocument('<p>a<img src="data:image/png;base64,AAAA">b</p>');
  assert.is(doc.firstChild?.childCount, 3);
  assert.is(writeDocument(doc), "<p>ab</p>");
});

test("nothing written is an empty text, and an empty text is nothing written", () => {
  assert.is(through(""), "");
  assert.is(through("<p></p>"), "");
  assert.is(through("<p>0</p>"), "<p>0</p>");
});

test("text below one another is never both above and below the line", () => {
  assert.is(through("<p>x<sub><sup>2</sup></sub></p>"), "<p>x<sup>2</sup></p>");
});

test("the schema writes no element or attribute that the contract does not allow", () => {
  const values = {
    dir: "rtl",
    align: "center",
    start: "3",
    type: "a",
    src: "/storage/media/a.png",
  };
  for (const type of Object.values(schema.nodes)) {
    const attrs = { ...values, alt: "x", width: "10", height: "10", maxPlay: "2", latex: "x" };
    const node = type.isText ? null : type.create({ ...attrs, colspan: 2, colwidth: [90, 80] });
    const spec = node && node.type.name !== "doc" ? type.spec.toDOM?.(node) : null;
    if (!Array.isArray(spec)) continue;
    const [tag, written] = spec as unknown as [string, Record<string, unknown>];
    assert.ok(tag in richTextElements, tag);
    if (typeof written !== "object" || Array.isArray(written)) continue;
    for (const [name, value] of Object.entries(written)) {
      if (value !== null)
        assert.ok(isRichTextAttribute(tag, name, String(value)), `${tag} ${name}`);
    }
  }
});

test.run();
