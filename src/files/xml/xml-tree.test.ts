import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { childrenNamed, descendantsNamed, parseXml, textOf, XmlFault } from "./xml-tree.ts";

const test = suite("xml tree");

test("reads elements, attributes, text, CDATA and entities", () => {
  const root = parseXml(
    `\ufeff<?xml version="1.0"?><!DOCTYPE a><!-- x --><q:a b='1 &lt; 2' q:c="&#65;&#x42;">x&amp;y<![CDATA[<z>]]><d/></q:a>`,
  );
  assert.equal([root.name, root.local], ["q:a", "a"]);
  assert.equal({ ...root.attributes }, { b: "1 < 2", "q:c": "AB" });
  assert.is(textOf(root), "x&y<z>");
  assert.is(childrenNamed(root, "d").length, 1);
});

test("finds what lies below, at any depth", () => {
  const root = parseXml("<a><b><c/></b><c><c/></c></a>");
  assert.is(childrenNamed(root, "c").length, 1);
  assert.is(descendantsNamed(root, "c").length, 3);
});

test("refuses what is not well-formed, and entities of its own", () => {
  for (const text of [
    "",
    "text",
    "<a>",
    "<a></b>",
    "</a>",
    "<a/><b/>",
    "<a b></a>",
    "<a b=1/>",
    '<a b="1" b="2"/>',
    "<a>&nbsp;</a>",
    "<a>& b</a>",
    "<a>&#0;</a>",
    "<a><!-- </a>",
    '<!DOCTYPE a [<!ENTITY x "y">]><a/>',
    `${"<a>".repeat(300)}${"</a>".repeat(300)}`,
  ]) {
    assert.throws(
      () => parseXml(text),
      (error: unknown) => error instanceof XmlFault,
      text,
    );
  }
});

test("whatever the text, the answer is a tree or a fault", () => {
  const pieces = fc.constantFrom(
    "<a>",
    "</a>",
    "<a/>",
    "<",
    ">",
    "&",
    ";",
    "<![CDATA[",
    "]]>",
    "x",
    '"',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(pieces, fc.string())), (texts) => {
      try {
        parseXml(texts.join(""));
      } catch (error) {
        assert.instance(error, XmlFault);
      }
    }),
  );
});

test.run();
