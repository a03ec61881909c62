// Formulas: every one of the palette can be drawn, and what cannot be read is not saved.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawFormula } from "./formula.ts";
import { createFormulaModel } from "./formula-model.ts";
import { insertSnippet, palette } from "./formula-palette.ts";

const test = suite("formulas");

test("each of the palette is LaTeX that can be drawn, and no two are the same", async () => {
  const { default: temml } = await import("temml");
  const all = palette.flatMap(({ snippets }) => snippets);
  for (const snippet of all) {
    const { text } = insertSnippet("x", 0, 1, snippet);
    // As text: happy-dom's MathML has no styles.
    assert.not.throws(() => temml.renderToString(text, { throwOnError: true }), text);
  }
  for (const { snippets } of palette) {
    assert.is(new Set(snippets.map(({ latex }) => latex)).size, snippets.length);
  }
});

test("what was selected comes into the snippet, and the cursor stands behind it", () => {
  const fraction = { face: "", latex: "\\frac{#}{}" };
  assert.equal(insertSnippet("a+b", 0, 3, fraction), { text: "\\frac{a+b}{}", cursor: 9 });
  assert.equal(insertSnippet("2", 1, 1, fraction), { text: "2\\frac{}{}", cursor: 7 });
});

test("a formula that cannot be read says where, and is not saved", async () => {
  const model = createFormulaModel(null);
  model.write("x + \\fracc{1}{2}");
  assert.is(await model.finish(), null);
  const preview = model.$preview.get();
  assert.is(preview.is, "unreadable");
  assert.match(preview.is === "unreadable" ? preview.near : "", "fracc");
  model.write("x + \\frac{1}{2}");
  assert.equal(await model.finish(), { latex: "x + \\frac{1}{2}", block: false });
});

test("nothing, or too much, is not saved", async () => {
  const model = createFormulaModel(null);
  assert.is(await model.finish(), null);
  assert.is(model.$tried.get(), true);
  model.write("x".repeat(2001));
  assert.is(await model.finish(), null);
});

test("only the last writing is drawn", async () => {
  const model = createFormulaModel({ latex: "x", block: false });
  model.write("\\frac{");
  model.write("y");
  const formula = await model.finish();
  assert.equal(formula, { latex: "y", block: false });
  assert.is(model.$preview.get().is, "drawn");
});

test("a formula neither follows links nor calls itself for ever", async () => {
  for (const latex of ["\\href{javascript:alert(1)}{x}", "\\def\\a{\\a\\a}\\a"]) {
    const drawn = await drawFormula(latex, false);
    assert.not(drawn.ok && /javascript/u.test(drawn.math.outerHTML), latex);
  }
});

test.run();
