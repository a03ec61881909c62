import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { NamedProctor } from "../../../contract/exams/rooms.ts";
import { areSameProctors, areTooMany, changedProctors, proctorModes } from "./proctor-choices.ts";
import { everyTime } from "./proctor-duty.ts";

const test = suite("proctors of several rooms");

const account = (id: string, nip = ""): NamedProctor => ({
  nama: `Akun ${id}`,
  nip,
  user_id: id,
  ...everyTime,
});
const outside = (nama: string, nip = ""): NamedProctor => ({
  nama,
  nip,
  user_id: null,
  ...everyTime,
});

test("who is added comes last, and who is there already stays as written there", () => {
  const before = [account("a", "19"), outside("Bu Tamu")];
  assert.equal(changedProctors(before, "add", [account("a"), outside("bu tamu"), account("b")]), [
    account("a", "19"),
    outside("Bu Tamu"),
    account("b"),
  ]);
});

test("the same people on other days or in other sessions are not the same proctors", () => {
  const one = account("a");
  assert.ok(areSameProctors([one], [{ ...one, days: [], sessions: [] }]));
  assert.not.ok(areSameProctors([one], [{ ...one, sessions: [1] }]));
  assert.not.ok(areSameProctors([one], [{ ...one, days: ["2026-11-30"] }]));
});

test("who is removed goes by account or by outside name and NIP, and a namesake stays", () => {
  const before = [
    account("a"),
    outside("Akun a"),
    outside("Bu Tamu", "1"),
    outside("Bu Tamu", "2"),
  ];
  assert.equal(changedProctors(before, "remove", [account("a"), outside("Bu Tamu", "2")]), [
    outside("Akun a"),
    outside("Bu Tamu", "1"),
  ]);
});

test("naming others instead leaves nobody else, also when nobody is named", () => {
  assert.equal(changedProctors([account("a")], "replace", [account("b")]), [account("b")]);
  assert.equal(changedProctors([account("a")], "replace", []), []);
});

test("done twice, each change is the same as done once", () => {
  const before = [account("a"), outside("Bu Tamu")];
  const people = [account("a"), account("b")];
  for (const mode of proctorModes) {
    const once = changedProctors(before, mode, people);
    assert.equal(changedProctors(once, mode, people), once);
  }
});

test("a room has four proctors at most", () => {
  const four = ["a", "b", "c", "d"].map((id) => account(id));
  assert.not(areTooMany(four));
  assert.ok(areTooMany(changedProctors(four, "add", [account("e")])));
});

test.run();
