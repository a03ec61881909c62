import { suite } from "uvu";
import * as assert from "uvu/assert";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { databaseRefusal } from "./database-refusal.ts";

const test = suite("refusals for faults of the database");

/** As the driver reports it. */
const fault = (code: string, severity: string) =>
  Object.assign(new Error("No space left on device"), { code, severity });

test("a full disk: a statement that failed has saved nothing", () => {
  const refusal = databaseRefusal(fault("53100", "ERROR"))!;
  assert.is(refusal.code, responseCodes.diskFull);
  assert.match(refusal.message, "tidak ada yang disimpan");
});

test("a full disk: whether a commit is in the log that could not be written is unknown", () => {
  for (const severity of ["PANIC", "FATAL"]) {
    const refusal = databaseRefusal(fault("53100", severity))!;
    assert.is(refusal.code, responseCodes.unavailable, severity);
    assert.not.match(refusal.message, "tidak ada yang disimpan");
    assert.match(refusal.message, "periksa apakah perubahan terakhir tersimpan");
  }
});

test.run();
