import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { MenuPerson } from "../../contract/menus.ts";
import { changesBetween, peopleReached, withChanges } from "./menu-matrix.ts";

const test = suite("menu matrix");

const before = { EVIL: [], EVAL: ["0010A"], OPRA: ["0011A"] } as Parameters<
  typeof changesBetween
>[0];
const after = withChanges(before, [
  { role: "OPRA", code: "0006A", allowed: true },
  { role: "EVAL", code: "0010A", allowed: false },
]);
const person = (over: Partial<MenuPerson>): MenuPerson => ({
  id: "p",
  name: "Dedi",
  email: "d@s.contoh",
  role: "OPRA",
  active: true,
  exceptions: [],
  version: 1,
  ...over,
});

test("a difference applied to where it came from is where it leads", () => {
  const changes = changesBetween(before, after);
  assert.equal(changes.length, 2);
  assert.equal(withChanges(before, changes), after);
  assert.equal(changesBetween(after, after), []);
});

test("a change reaches the active people of its role whom no exception keeps out of it", () => {
  const people = [
    person({}),
    person({ id: "off", active: false }),
    person({ id: "has", exceptions: [{ code: "0006A", effect: "allow" }] }),
    person({ id: "head", role: "EVIL" }),
    person({ id: "teacher", role: "EVAL" }),
  ];
  assert.equal(
    peopleReached(before, after, people).map(({ id }) => id),
    ["p", "teacher"],
  );
});

test.run();
