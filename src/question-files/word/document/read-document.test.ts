import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  cell,
  paragraph,
  picture,
  pngBytes,
  row,
  run,
  wordDocument,
} from "../../../testing/questions/word-document.ts";
import { readWordDocument } from "./read-document.ts";
import { cellText, paragraphsOf, type WordBlock, type WordTable } from "./word-block.ts";

const test = suite("a Word document as plain blocks");

const numbering =
  '<w:abstractNum w:abstractNumId="1"><w:lvl w:ilvl="0"><w:start w:val="1"/><w:numFmt w:val="upperLetter"/><w:lvlText w:val="%1."/></w:lvl></w:abstractNum><w:num w:numId="1"><w:abstractNumId w:val="1"/></w:num>';
const numbered = '<w:numPr><w:ilvl w:val="0"/><w:numId w:val="1"/></w:numPr>';

function blocksOf(body: string, extras: Parameters<typeof wordDocument>[1] = {}): WordBlock[] {
  const document = readWordDocument(wordDocument(body, { numbering, ...extras }), []);
  assert.ok(document);
  return [...document.blocks];
}

function tableOf(...rows: string[]): WordTable {
  const [table] = blocksOf(`<w:tbl>${rows.join("")}</w:tbl>`);
  assert.is(table?.kind, "table");
  return table as WordTable;
}

test("a paragraph is its pieces, its label and how it stands; what has no place is said", () => {
  const [first, second] = paragraphsOf(
    blocksOf(
      paragraph(run("a") + run("b", "<w:b/>") + picture("a"), `${numbered}<w:jc w:val="both"/>`) +
        paragraph(run("c", "<w:strike/>"), `${numbered}<w:bidi/><w:jc w:val="end"/>`),
      { media: { "a.png": pngBytes(8, 6) } },
    ),
  );
  assert.equal(first?.label, { text: "A.", level: 0, ordered: true, value: 1, type: "A" });
  assert.equal(
    first?.pieces.map(({ kind }) => kind),
    ["text", "text", "picture"],
  );
  assert.equal([first?.align, first?.rtl, first?.losses], ["justify", false, []]);
  assert.is(second?.label?.text, "B.");
  assert.equal([second?.align, second?.rtl], ["left", true]);
  assert.equal(second?.losses, ["Garis coret pada teks tidak ikut."]);
});

test("a table is rows of cells that know their column, and cells hold blocks again", () => {
  const { rows } = tableOf(
    row(cell("a", '<w:vMerge w:val="restart"/>'), cell("b", '<w:gridSpan w:val="2"/>')),
    row(cell("", "<w:vMerge/>"), cell("c"), cell(`<w:tbl>${row("d")}</w:tbl>`)),
  );
  assert.equal(
    rows.map((cells) =>
      cells.map(({ column, colspan, continued }) => [column, colspan, continued]),
    ),
    [
      [
        [0, 1, false],
        [1, 2, false],
      ],
      [
        [0, 1, true],
        [1, 1, false],
        [2, 1, false],
      ],
    ],
  );
  assert.is(rows[0]?.[0]?.rowspan, 2);
  assert.is(rows[1]?.[2]?.blocks[0]?.kind, "table");
});

test("a row that was deleted under tracking takes no number", () => {
  const item = (text: string) => cell(paragraph(text, numbered));
  const deleted = `<w:tr><w:trPr><w:del/></w:trPr>${item("x")}</w:tr>`;
  const { rows } = tableOf(row(item("a")), deleted, row(item("b")));
  assert.equal(
    rows.map(([first]) => first && cellText(first)),
    ["A. a", "B. b"],
  );
});

test.run();
