import { suite } from "uvu";
import * as assert from "uvu/assert";
import { criticalCorrelation } from "./critical-correlation.ts";

const test = suite("critical correlations");

test("they are those of the printed tables", () => {
  // Fisher & Yates, Statistical Tables for Biological, Agricultural and Medical Research, table VII, by degrees of freedom.
  const printed: Record<number, [five: string, one: string]> = {
    1: ["0.9969", "0.9999"],
    2: ["0.9500", "0.9900"],
    3: ["0.8783", "0.9587"],
    5: ["0.7545", "0.8745"],
    10: ["0.5760", "0.7079"],
    20: ["0.4227", "0.5368"],
    28: ["0.3610", "0.4629"],
    30: ["0.3494", "0.4487"],
    50: ["0.2732", "0.3542"],
    100: ["0.1946", "0.2540"],
  };
  for (const [freedom, [five, one]] of Object.entries(printed)) {
    assert.is(criticalCorrelation(Number(freedom) + 2)!.toFixed(4), five);
    assert.is(criticalCorrelation(Number(freedom) + 2, 0.01)!.toFixed(4), one);
  }
});

test("they are exact to 1e-9", () => {
  // R 4.2.2: df <- c(...); t <- qt(0.975, df); sprintf("%.15g", t / sqrt(df + t^2))
  const computed: Record<number, number> = {
    1: 0.996917333733128,
    2: 0.95,
    3: 0.878339448159805,
    4: 0.811401351899508,
    7: 0.666383605336309,
    8: 0.631896864719834,
    28: 0.361006907733233,
    29: 0.355045889177768,
    61: 0.248025653022628,
    98: 0.196551195593226,
    212: 0.134159831487477,
    998: 0.0619974153833753,
    2390: 0.0400792917773647,
    4998: 0.027719681412862,
    49998: 0.00876527617792421,
  };
  for (const [freedom, expected] of Object.entries(computed)) {
    const found = criticalCorrelation(Number(freedom) + 2)!;
    assert.ok(Math.abs(found / expected - 1) < 1e-9, `${freedom}: ${found}`);
  }
});

test("one degree of freedom is the least", () => {
  assert.is(criticalCorrelation(2), null);
  assert.is(criticalCorrelation(0), null);
  // Cauchy's distribution: sin of 0.95 · π/2.
  assert.ok(Math.abs(criticalCorrelation(3)! - Math.sin((0.95 * Math.PI) / 2)) < 1e-12);
});

test.run();
