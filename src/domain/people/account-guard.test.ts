import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defaultGrants } from "../../contract/staff/permissions.ts";
import {
  accountHindrance,
  beyondOwn,
  codesWith,
  deniedToHeadMaster,
  mayChangeRole,
  type AccountVerb,
} from "./account-guard.ts";

const test = suite("account guard");

const held = { codes: ["0007A"], menus: { "0007A": true }, last_head_master: false } as const;
const head = { id: "h", role: "EVIL", ...held } as const;
const teacher = { id: "t", role: "EVAL", ...held } as const;
const verbs: AccountVerb[] = ["delete", "deactivate", "change-role", "reset-password", "sign-out"];

test("nobody does it to themself, but may edit themself", () => {
  for (const verb of verbs) assert.is(accountHindrance(verb, head, head), "self", verb);
  assert.is(accountHindrance("edit", head, head), null);
});

test("the last Head Master keeps account, role and way in, but may be signed out", () => {
  const last = { ...head, last_head_master: true };
  const by = { id: "other", role: "EVIL", menus: {} } as const;
  for (const verb of ["delete", "deactivate", "change-role"] as const) {
    assert.is(accountHindrance(verb, last, by), "last-head-master", verb);
    assert.is(accountHindrance(verb, head, by), null, verb);
  }
  assert.is(accountHindrance("sign-out", last, by), null);
});

test("only a Head Master touches a Head Master", () => {
  assert.is(accountHindrance("edit", head, teacher), "not-head-master");
  assert.is(accountHindrance("edit", teacher, { ...teacher, id: "x", role: "OPRA" }), null);
});

test("nobody but a Head Master touches who holds a code that they lack; oneself one may edit", () => {
  const other = { ...teacher, id: "x" };
  const all: AccountVerb[] = [...verbs, "edit", "activate"];
  const more = { ...teacher, codes: ["0007A", "0010A"] } as const;
  for (const verb of all) {
    assert.is(accountHindrance(verb, more, other), "beyond-own", verb);
    assert.is(accountHindrance(verb, teacher, other), null, verb);
    assert.is(accountHindrance(verb, more, head), null, verb);
  }
  assert.is(accountHindrance("edit", more, teacher), null);
});

test("a role's code is changed by who holds it, a Head Master's by a Head Master alone", () => {
  assert.ok(mayChangeRole("OPRA", "0007A", teacher));
  assert.not(mayChangeRole("OPRA", "0010A", teacher));
  assert.not(mayChangeRole("EVIL", "0007A", teacher));
  assert.ok(mayChangeRole("EVIL", "0010A", head));
});

test("exceptions give and take single codes", () => {
  const codes = codesWith(defaultGrants.OPRA, [
    { code: "0011A", effect: "deny" },
    { code: "0001A", effect: "allow" },
  ]);
  assert.ok(codes.includes("0001A") && !codes.includes("0011A"));
  assert.is(codes.length, defaultGrants.OPRA.length);
});

test("a Head Master is not denied what gives rights back; others may be", () => {
  const denied = [{ code: "0007A", effect: "deny" }] as const;
  assert.equal(deniedToHeadMaster("EVIL", denied), ["0007A"]);
  assert.equal(deniedToHeadMaster("EVAL", denied), []);
});

test("nobody but a Head Master gives what they lack", () => {
  const menus = { "0001A": true };
  const given = { role: "OPRA", codes: ["0001A", "0023A"] } as const;
  assert.equal(beyondOwn(given, { role: "OPRA", menus }), ["0023A"]);
  assert.equal(beyondOwn(given, { role: "EVIL", menus: {} }), []);
});

test("a teacher, whose codes are for own schedules, gives nobody the same codes for all schedules", () => {
  const codes = ["0001A", "0011A", "0013A"] as const;
  const menus = { "0001A": true, "0011A": true, "0013A": true, "0007A": true };
  const by = { id: "t", role: "EVAL", menus } as const;
  const operator = { id: "o", role: "OPRA", codes, last_head_master: false } as const;
  assert.equal(beyondOwn({ role: "OPRA", codes }, by), ["0011A", "0013A"]);
  assert.equal(beyondOwn({ role: "EVAL", codes }, by), []);
  assert.equal(beyondOwn({ role: "EVAL", codes }, { ...by, role: "OPRA" }), []);
  for (const verb of ["edit", "change-email", "reset-password", "activate"] as const) {
    assert.is(accountHindrance(verb, operator, by), "beyond-own", verb);
  }
  assert.not(mayChangeRole("OPRA", "0011A", by));
  assert.ok(mayChangeRole("OPRA", "0001A", by));
  assert.ok(mayChangeRole("EVAL", "0011A", by));
});

test.run();
