import { suite } from "uvu";
import * as assert from "uvu/assert";
import { slipsOf, withSlips } from "./password-slip.ts";

const test = suite("password slips");
const results = [
  { id: "1", label: "Budi", outcome: "done" as const },
  { id: "2", label: "Siti", outcome: "refused" as const, reason: "Sedang ujian." },
  { id: "3", label: "Tono", outcome: "unchanged" as const },
];

test("only who has a new password gets a slip; the others stay among the results with their reason", () => {
  const slip = { login: "01-001", name: "Budi", group: null, password: "x7Kp-2mQa" };
  const all = withSlips(results, ({ label }) => ({ ...slip, name: label }));
  assert.equal(all, [{ ...results[0]!, slip }, results[1]!, results[2]!]);
  assert.equal(slipsOf(all), [slip]);
});

test.run();
