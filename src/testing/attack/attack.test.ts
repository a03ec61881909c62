// A few hundred of what `npm run attack` sends by the thousand.
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { attackSchool } from "./attack.ts";

const test = suite("requests that no console sends");
const seed = Number(process.env["EXO_SEED"] ?? 1);

test("whatever is sent, by whomever, nothing fails inside the server", async () => {
  const { faults, byStatus, calls } = await attackSchool({ seed, count: 200 });
  assert.equal(faults, []);
  assert.is(calls, 200);
  for (const status of ["200", "401", "403", "404", "422"]) assert.ok(byStatus[status], status);
});

test.run();
