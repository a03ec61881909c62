import { readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { cellText } from "../../files/sheet-cells.ts";
import { openSheetFile } from "../../sheets/read-sheet.ts";
import { makeTemplates } from "./make-templates.ts";

const test = suite("make templates");

let templates: ReturnType<typeof makeTemplates>;
test.before(() => {
  templates = makeTemplates();
});

test("the committed templates are what their descriptions make now (else: npm run templates)", () => {
  for (const [name, bytes] of templates) {
    const committed = unzipSync(new Uint8Array(readFileSync(`templates/${name}`)));
    const made = unzipSync(bytes);
    assert.equal(Object.keys(committed).sort(), Object.keys(made).sort(), name);
    for (const [path, content] of Object.entries(made)) {
      assert.equal(text(committed[path]), text(content), `${name}: ${path}`);
    }
  }
});

test("each sheet is explained in English as well, column by column", () => {
  const books = [...templates].filter(([name]) => name.endsWith(".xlsx"));
  assert.is(books.length, 11);
  for (const [name, bytes] of books) {
    const file = openSheetFile(bytes, name);
    const [own, english] = ["Petunjuk", "Guide"].map((sheet) =>
      file.readSheet(sheet, 1000).rows.map(({ cells }) => cells.map(cellText)),
    );
    const columns = file.readSheet(file.sheetNames[0]!, 2).rows[0]!.cells.map(cellText);
    for (const column of columns) {
      const [said, alike] = [english!, own!].map((rows) => rows.find(([head]) => head === column));
      assert.ok(said?.[2] && said[2] !== alike?.[2], `${name}: ${column}`);
      assert.is(said[3], alike?.[3], "the example is the same");
    }
    assert.is(english![0]![0], "How to fill it in");
  }
});

function text(bytes: Uint8Array | undefined): string {
  return new TextDecoder().decode(bytes);
}

test.run();
