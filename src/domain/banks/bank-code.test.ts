import { suite } from "uvu";
import * as assert from "uvu/assert";
import { proposeBankCode } from "./bank-code.ts";

const test = suite("codes of banks");

test("a new bank's code has the year and is another each time", () => {
  assert.match(proposeBankCode(2026), /^BKSL-[A-Z0-9]{3}-2026$/u);
  assert.ok(new Set(Array.from({ length: 20 }, () => proposeBankCode(2026))).size > 1);
});

test.run();
