import { suite } from "uvu";
import * as assert from "uvu/assert";
import { maxBankCode } from "../../contract/questions/banks.ts";
import { proposeBankCode, proposeCopyCode } from "./bank-code.ts";

const test = suite("codes of banks");

test("a new bank's code has the year and is another each time", () => {
  assert.match(proposeBankCode(2026), /^BKSL-[A-Z0-9]{3}-2026$/u);
  assert.ok(new Set(Array.from({ length: 20 }, () => proposeBankCode(2026))).size > 1);
});

test("a copy's code tells where it came from, and is no longer than a code may be", () => {
  assert.match(proposeCopyCode("BKSL-BIN-2026"), /^BKSL-BIN-2026-[A-Z0-9]{3}$/u);
  assert.is(proposeCopyCode("x".repeat(maxBankCode)).length, maxBankCode);
});

test.run();
