import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pdfBytes } from "../../../../testing/exams/attachment-files.ts";
import { isPdf, pdfFault } from "./pdf-checks.ts";

const test = suite("PDFs of participants");

test("a PDF with pages and pictures is taken, whatever its packed data look like", () => {
  assert.ok(isPdf(pdfBytes()));
  assert.is(pdfFault(pdfBytes()), null);
  assert.is(pdfFault(pdfBytes("/Title(JavaScript)/JSON 1")), null);
});

test("one that runs, starts, sends or carries something is refused, also where its names are packed or escaped", () => {
  for (const name of ["JS", "JavaScript", "Launch", "EmbeddedFile", "Encrypt", "J#53", "#4aS"]) {
    assert.is(pdfFault(pdfBytes(`/AA<</O<</S/${name}>>>>`)), "unsafe", name);
    assert.is(pdfFault(pdfBytes("", `<</S/${name}>>`)), "unsafe", `${name}, packed`);
  }
  assert.is(pdfFault(pdfBytes("", "", "/LZWDecode")), "unsafe", "packed in another way");
  assert.is(pdfFault(pdfBytes("", " ".repeat(20 * 1024 * 1024))), "unsafe", "a bomb");
});

test("one that was cut off is damaged, wherever the cut is; what has a PDF further on is none", () => {
  const bytes = pdfBytes();
  for (const length of [9, bytes.length >> 1, bytes.length - 8]) {
    const cut = bytes.slice(0, length);
    assert.ok(isPdf(cut), `of ${length} bytes`);
    assert.is(pdfFault(cut), "damaged", `of ${length} bytes`);
  }
  const text = new TextDecoder("latin1").decode(bytes);
  const without = Buffer.from(text.replaceAll("endstream", "endstrea_"), "latin1");
  assert.is(pdfFault(without), "damaged", "a stream without an end");
  assert.not(isPdf(new Uint8Array([0x3c, ...bytes])));
});

test.run();
