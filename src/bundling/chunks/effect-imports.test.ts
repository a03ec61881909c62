import { SourceMap } from "node:module";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { BundleError } from "../bundle-error.ts";
import { withoutColumns, withoutEffectImports } from "./effect-imports.ts";

const test = suite("effect imports");

test("imports for their effect go, those of names stay where they were", () => {
  const script =
    'import{a as b}from"/adm/one-A.js";import"/adm/two-B.js";import c from"/adm/three-C.js";b(c);';
  const { script: left, dropped } = withoutEffectImports(script);
  assert.equal(dropped, ["two-B.js"]);
  assert.is(left, 'import{a as b}from"/adm/one-A.js";import c from"/adm/three-C.js";b(c);');
});

test("those that are kept stay among the names", () => {
  const script = 'import"/adm/one-A.js";import{a}from"/adm/two-B.js";import"/adm/three-C.js";a();';
  const { script: left, dropped } = withoutEffectImports(script, ["three-C.js", "four-D.js"]);
  assert.equal(dropped, ["one-A.js"]);
  assert.is(left, 'import{a}from"/adm/two-B.js";import"/adm/three-C.js";a();');
});

test("what only looks like one stays: in a text, after the imports, loaded late", () => {
  for (const script of [
    'import{a}from"/adm/one-A.js";a("import\\"/adm/two-B.js\\";");',
    'var a=`import"/adm/two-B.js";`;',
    'import{a}from"/adm/one-A.js";a(()=>import("/adm/two-B.js"));',
  ]) {
    assert.equal(withoutEffectImports(script), { script, dropped: [] });
  }
});

test("a source map follows what its first line lost", () => {
  for (const [mappings, column] of [
    ["AAAA,CAAC", 0],
    ["eAAA,CAAC", 15],
    ["gBAAA,CAAC", 16],
    ["gkuCAAA,CAAC", 40_000],
  ] as const) {
    for (const lost of [0, 1, 15, 16, 17, 39_999, 40_000].filter((count) => count <= column)) {
      const left = withoutColumns(mappings, lost);
      assert.ok(begins(left, column - lost), `${mappings} without ${lost}: ${left}`);
    }
  }
  assert.is(withoutColumns(";ivCAAA", 7), ";ivCAAA", "nothing of the first line is mapped");
  assert.throws(
    () => withoutColumns("eAAA", 16),
    (error: unknown) => error instanceof BundleError,
  );
});

/** Whether Node reads of the first line that these two columns begin what is mapped, and nothing before them. */
function begins(mappings: string, first: number): boolean {
  const payload = {
    version: 3,
    file: "",
    sources: ["a.ts"],
    sourcesContent: [""],
    names: [],
    mappings,
  };
  const map = new SourceMap({ ...payload, sourceRoot: "" });
  const columnAt = (column: number) => {
    const entry = map.findEntry(0, column);
    return "generatedColumn" in entry ? entry.generatedColumn : null;
  };
  return (
    (first === 0 || columnAt(first - 1) === null) &&
    columnAt(first) === first &&
    columnAt(first + 1) === first + 1
  );
}

test.run();
