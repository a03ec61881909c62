import { suite } from "uvu";
import * as assert from "uvu/assert";
import { stemExcerpt } from "./formula-text.ts";

const test = suite("formulas in short texts");

const shown = (latex: string) =>
  stemExcerpt(`<p>Menurut <span data-formula="${latex}"></span>, jawab</p>`, 60);

test("indices and powers have their signs, and what has none stays", () => {
  assert.is(shown("v = v_0 + at"), "Menurut v = v₀ + at , jawab");
  assert.is(shown("x^{12} + a_{n}^2"), "Menurut x¹² + aₙ² , jawab");
  assert.is(shown("x^{\\frac12} + y_q"), "Menurut x^{\\frac12} + y_q , jawab");
});

test("a text outside of formulas is left as it is", () => {
  assert.is(stemExcerpt("<p>nama_0 dan 2^3</p>", 60), "nama_0 dan 2^3");
});

test.run();
