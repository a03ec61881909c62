import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { XmlScanner } from "./xml-scanner.ts";

const test = suite("xml scanner");

function scan(...pieces: string[]): string {
  let log = "";
  const scanner = new XmlScanner({
    open: (name, attribute) => {
      log += `<${name}${attribute("a") === undefined ? "" : ` ${attribute("a")}`}>`;
    },
    close: (name) => {
      log += `</${name}>`;
    },
    text: (text) => {
      log += text;
    },
  });
  for (const piece of pieces) scanner.push(piece);
  scanner.end();
  return log;
}

const document =
  '<?xml version="1.0"?><!-- <no> --><x:r a="1 > 0 &amp; so"><b/><c b:a=\'"q"\'>é &#x41;&#66; &lt;<![CDATA[<raw>]]></c ></x:r>\n';
const expected = '<r 1 > 0 & so><b></b><c "q">é AB <<raw></c></r>';

test("reads elements, attributes, entities, comments and CDATA, and drops prefixes", () => {
  assert.is(scan(document), expected);
});

test("reads the same wherever the pieces are cut", () => {
  fc.assert(
    fc.property(fc.array(fc.nat(document.length), { maxLength: 6 }), (places) => {
      const cuts = [0, ...[...places].sort((one, other) => one - other), document.length];
      const pieces = cuts.slice(1).map((end, at) => document.slice(cuts[at], end));
      assert.is(scan(...pieces), expected);
    }),
  );
});

test("leaves an entity that it does not know as it stands, whatever its name", () => {
  assert.is(scan("<a>&nbsp;&constructor;&#x110000;</a>"), "<a>&nbsp;&constructor;</a>");
});

test("refuses what is not closed, closed crosswise, or comes with its own entities", () => {
  for (const text of [
    "<a><b></a></b>",
    "<a>",
    "<a",
    "</a>",
    '<!DOCTYPE a [<!ENTITY b "c">]><a/>',
  ]) {
    assert.throws(() => scan(text), /damaged/u, text);
  }
});

test("does not swallow a text without end", () => {
  const endless = "x".repeat(1024 * 1024);
  assert.throws(() => scan("<a>", endless, endless, endless, endless, endless), /damaged/u);
});

test.run();
