import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { subjectScopes } from "../../contract/subjects.ts";
import { bankFor, coverage, sensibleOrder, type CoveringBank } from "./bank-coverage.ts";

const test = suite("banks for participants");

const general: CoveringBank = { id: "general", scope: "umum", agama_id: null, jurusan_ids: [] };
const islam: CoveringBank = { id: "islam", scope: "agama", agama_id: "i", jurusan_ids: [] };
const science: CoveringBank = {
  id: "science",
  scope: "khusus",
  agama_id: null,
  jurusan_ids: ["ipa", "tkj"],
};
const person = (id: string, agama_id: string | null, jurusan_id: string | null) => ({
  id,
  agama_id,
  jurusan_id,
});

test("the first bank that is for a participant is his", () => {
  const banks = [islam, science, general];
  assert.is(bankFor(person("1", "i", "ipa"), banks)?.id, "islam");
  assert.is(bankFor(person("2", "k", "tkj"), banks)?.id, "science");
  assert.is(bankFor(person("3", "k", "ips"), banks)?.id, "general");
  assert.is(bankFor(person("4", null, null), [islam, science]), null);
});

test("whose religion is not known gets no bank that lacks one too", () => {
  const broken = { ...islam, agama_id: null };
  assert.is(bankFor(person("1", null, "ipa"), [broken]), null);
});

test("how many get each bank, who gets none, and which bank nobody gets", () => {
  const people = [person("1", "i", "ips"), person("2", "k", "ips"), person("3", "i", "ipa")];
  assert.equal(coverage(people, [islam, science]), {
    banks: [
      { id: "islam", count: 2 },
      { id: "science", count: 0 },
    ],
    unreached: ["science"],
    without: ["2"],
  });
  assert.equal(coverage(people, [general, islam]).unreached, ["islam"]);
  assert.equal(coverage(people, []).without, ["1", "2", "3"]);
});

test("banks for some come before those for everybody, and keep their order otherwise", () => {
  assert.equal(sensibleOrder([general, science, islam]), [science, islam, general]);
});

const bank = fc.record({
  scope: fc.constantFrom(...subjectScopes),
  agama_id: fc.option(fc.constantFrom("a", "b")),
  jurusan_ids: fc.subarray(["x", "y", "z"]),
});
const banks = fc
  .array(bank, { maxLength: 6 })
  .map((list) => list.map((each, at): CoveringBank => ({ ...each, id: `b${at}` })));
const people = fc
  .array(
    fc.record({
      agama_id: fc.constantFrom("a", "b", "c"),
      jurusan_id: fc.constantFrom("x", "y", "z", "w"),
    }),
    { maxLength: 30 },
  )
  .map((list) => list.map((each, at) => ({ ...each, id: `p${at}` })));

test("whatever comes: everybody is counted once, and the sensible order leaves out no more people and no more banks", () => {
  fc.assert(
    fc.property(people, banks, (all, some) => {
      const given = coverage(all, some);
      const counted = given.banks.reduce((sum, { count }) => sum + count, 0);
      assert.is(counted + given.without.length, all.length);
      const sensible = coverage(all, sensibleOrder(some));
      assert.equal(sensible.without, given.without);
      assert.equal(
        sensible.banks.map(({ id }) => id).sort(),
        given.banks.map(({ id }) => id).sort(),
      );
      const special = (bank: CoveringBank) => bank.scope !== "umum";
      const reached = (of: typeof given) =>
        some.filter((each) => special(each) && !of.unreached.includes(each.id)).length;
      assert.ok(reached(sensible) >= reached(given));
    }),
    { numRuns: 500 },
  );
});

test.run();
