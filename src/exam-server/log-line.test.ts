import { suite } from "uvu";
import * as assert from "uvu/assert";
import { logFault, oneLine } from "./log-line.ts";

const test = suite("what the server logs");

test("whatever it is about, an event is one line that moves no cursor", () => {
  const hostile = "GET /a\r\nServer stopped\u001b[2J\u0000\u202egnp.exe\u2028\u0085 \ud800 failed";
  const line = oneLine(hostile);
  assert.is(
    line,
    "GET /a\\u000d\\nServer stopped\\u001b[2J\\u0000\\u202egnp.exe\\u2028\\u0085 \\ud800 failed",
  );
  assert.is(oneLine("Peserta é 😀"), "Peserta é 😀");
  assert.ok(oneLine("x".repeat(1_000_000)).length < 5_000);
});

test("a fault is told with where it happened", () => {
  const logged: unknown[][] = [];
  const log = console.error;
  console.error = (...parts: unknown[]) => logged.push(parts);
  try {
    logFault("POST /x failed", new Error("first\nsecond"));
    logFault("A socket failed", "reason");
  } finally {
    console.error = log;
  }
  assert.is(logged.length, 2);
  assert.match(String(logged[0]), /^POST \/x failed: Error: first\\nsecond\\n {4}at .*log-line/u);
  assert.equal(logged[1], ["A socket failed: reason"]);
});

test.run();
