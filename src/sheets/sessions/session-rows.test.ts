import { suite } from "uvu";
import * as assert from "uvu/assert";
import { matchHeaders } from "../header-matching.ts";
import { SheetCheck } from "../sheet-check.ts";
import { sessionSheet } from "./session-rows.ts";

const test = suite("the sheet of sessions");

test("who was refused for a session is asked about again in another", () => {
  const rows = [2, 3].map((row) => ({ row, cells: ["1", `007-${row}`] }));
  const sources = matchHeaders(sessionSheet.columns, ["sesi", "no_ujian"]);
  const check = new SheetCheck(sessionSheet, rows, sources, {});
  check.checkNext(2);
  check.refuse(
    [2, 3].map((row) => ({ row, field: "no_ujian", message: "Sudah memulai ujian ini." })),
  );
  check.edit(2, "sesi", "2");
  assert.equal(
    check.rows.map(({ value }) => value?.sesi),
    [2, undefined],
  );
});

test.run();
