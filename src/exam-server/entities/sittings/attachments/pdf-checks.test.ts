import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pdfBytes } from "../../../../testing/exams/attachment-files.ts";
import { isPlainPdf, isWholePdf } from "./pdf-checks.ts";

const test = suite("PDFs of participants");

test("a PDF with pages and pictures is taken, whatever its packed data look like", () => {
  assert.ok(isWholePdf(pdfBytes()));
  assert.ok(isPlainPdf(pdfBytes()));
  assert.ok(isPlainPdf(pdfBytes("/Title(JavaScript)/JSON 1")));
});

test("one that runs, starts, sends or carries something is refused, also where its names are packed or escaped", () => {
  for (const name of ["JS", "JavaScript", "Launch", "EmbeddedFile", "Encrypt", "J#53", "#4aS"]) {
    assert.not(isPlainPdf(pdfBytes(`/AA<</O<</S/${name}>>>>`)), name);
    assert.not(isPlainPdf(pdfBytes("", `<</S/${name}>>`)), `${name}, packed`);
  }
  assert.not(isPlainPdf(pdfBytes("", "", "/LZWDecode")), "packed in another way");
  assert.not(isPlainPdf(pdfBytes("", " ".repeat(20 * 1024 * 1024))), "a bomb");
});

test("what only begins as a PDF, or has it further on, is none", () => {
  const bytes = pdfBytes();
  assert.not(isWholePdf(bytes.slice(0, -8)));
  assert.not(isWholePdf(new Uint8Array([0x3c, ...bytes])));
  const without = new TextDecoder("latin1").decode(bytes).replace("endstream", "endstrea_");
  const cut = without.slice(0, without.lastIndexOf("endstream"));
  assert.not(isPlainPdf(Buffer.from(cut, "latin1")), "a stream without an end");
});

test.run();
