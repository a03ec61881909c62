import { suite } from "uvu";
import * as assert from "uvu/assert";
import { proposeCopyCode } from "./copy-code.ts";

const test = suite("codes of copies");

test("a copy's code tells where it came from, and is no longer than a code may be", () => {
  assert.match(proposeCopyCode("BKSL-BIN-2026", 50), /^BKSL-BIN-2026-[A-Z0-9]{3}$/u);
  assert.is(proposeCopyCode("x".repeat(50), 50).length, 50);
});

test.run();
