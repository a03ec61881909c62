import { suite } from "uvu";
import * as assert from "uvu/assert";
import { withoutEffectImports } from "./effect-imports.ts";

const test = suite("effect imports");

test("imports for their effect go, those of names stay where they were", () => {
  const script =
    'import{a as b}from"/adm/one-A.js";import"/adm/two-B.js";import c from"/adm/three-C.js";b(c);';
  const { script: left, dropped } = withoutEffectImports(script);
  assert.equal(dropped, ["two-B.js"]);
  assert.is(
    left.replace(/ {2,}/u, ""),
    'import{a as b}from"/adm/one-A.js";import c from"/adm/three-C.js";b(c);',
  );
  assert.is(left.length, script.length);
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

test.run();
