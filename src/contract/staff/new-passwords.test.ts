import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as v from "valibot";
import { isNoOwnWord, newStaffPassword, staffPassword } from "./new-passwords.ts";
import { passwordChangeOf } from "./profile.ts";
import { userInput, userUpdate } from "./users.ts";
import { userImportRow } from "./users-import.ts";

const test = suite("new passwords");

const reasonOf = (schema: v.GenericSchema, input: unknown) =>
  v.safeParse(schema, input).issues?.[0].message ?? null;

test("too short, too long, with outer spaces: each has its reason, also where it may be empty", () => {
  for (const schema of [newStaffPassword, staffPassword]) {
    assert.match(reasonOf(schema, "1234567") ?? "", /paling pendek 8/u);
    assert.match(reasonOf(schema, "ab".repeat(101)) ?? "", /paling panjang 200/u);
    assert.match(reasonOf(schema, "kopi susu ") ?? "", /spasi/u);
    assert.is(reasonOf(schema, "kopi susu hangat"), null);
  }
  assert.is(reasonOf(staffPassword, ""), null);
  assert.ok(reasonOf(newStaffPassword, ""));
});

test("what is guessed first is refused, whatever its case and the figures after it", () => {
  const first = ["12345678", "Password1", "INDONESIA", "sekolah123", "bismillah", "qwerty123"];
  const more = ["admin2026!", "Rahasia123", "987654321", "1q2w3e4r", "a1b2c3d4", "aa123456"];
  const repeated = ["aaaaaaaa", "00000000", "🙂🙂🙂🙂🙂🙂🙂🙂", "12341234", "adminadmin"];
  for (const password of [...first, ...more, ...repeated]) {
    assert.match(reasonOf(newStaffPassword, password) ?? "", /pertama ditebak/u, password);
  }
  for (const password of ["sekolah di bukit", "20261123x", "gurupiket pagi", "K7PM2XQAR9TB"]) {
    assert.is(reasonOf(newStaffPassword, password), null, password);
  }
});

const person = { name: "Siti Aminah", email: "Siti.Aminah@sekolah.contoh" };
const own = ["siti.aminah@sekolah.contoh", "Siti.aminah", "sitiaminah", "Siti Aminah"];

test("one's own name and e-mail are no password, wherever one is chosen", () => {
  for (const password of own) assert.not(isNoOwnWord({ ...person, password }), password);
  assert.ok(isNoOwnWord({ ...person, password: "" }));
  assert.ok(isNoOwnWord({ ...person, password: "sitiaminah suka kopi" }));
  const account = { ...person, role: "EVAL", active: true, exceptions: [] };
  const forms: [v.GenericSchema, object][] = [
    [userInput, account],
    [userUpdate, { ...account, id: "a", version: 1 }],
    [userImportRow, { ...person, row: 2, role: "EVAL", active: null }],
    [passwordChangeOf(person), { current: "x", end_others: true }],
  ];
  for (const [schema, rest] of forms) {
    for (const password of own) {
      const { issues } = v.safeParse(schema, { ...rest, password });
      assert.equal(
        issues?.map((issue) => v.getDotPath(issue)),
        ["password"],
        password,
      );
    }
    assert.is(reasonOf(schema, { ...rest, password: "kopi susu hangat" }), null);
  }
});

test.run();
