// The document of another Indonesian exam system, when it is at hand: the dialect with a column JENIS.
import { existsSync, readFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readWordQuestions } from "./read-word.ts";

const path = "../shared/samples/docx/garuda_format_soal_akm.docx";
const test = suite("a question document with a column JENIS");

test("its filled numbers are questions, its unused ones are not", () => {
  if (!existsSync(path)) {
    console.log(`  (skipped: ${path} is not there)`);
    return;
  }
  let id = 0;
  const parts = new Map(Object.entries(unzipSync(readFileSync(path))));
  const { questions } = readWordQuestions(parts, () => `p${(id += 1)}`);
  const types = questions.map(({ question }) => question?.content.type ?? 0);
  assert.equal(types, [1, 4, 4, 4, 10, 10, 5, 10, 10, 8, 6, 2, 2]);
});

test.run();
