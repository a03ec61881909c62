import { suite } from "uvu";
import * as assert from "uvu/assert";
import { passwordStrength } from "./password-strength.ts";

const test = suite("password strength");

test("less than eight characters is too short, whatever they are", () => {
  for (const password of ["", "a", "X9$kq!2"]) assert.is(passwordStrength(password), 0, password);
});

test("what everybody tries first is weak, however it is dressed", () => {
  const weak = [
    "password",
    "Password1!",
    "P@ssw0rd123",
    "12345678",
    "aaaaaaaaaaaa",
    "qwertyuiop",
    "abcdefgh12",
    "rahasia123",
    "admin2026",
    "bismillah99",
    "19451945",
  ];
  for (const password of weak) assert.is(passwordStrength(password), 1, password);
});

test("a person's own name or e-mail does not make it stronger", () => {
  const known = ["Bambang Prakoso, S.Pd.", "bambang@sekolah.contoh"];
  assert.is(passwordStrength("bambang2026", known), 1);
  assert.ok(passwordStrength("bambangprakoso", known) < passwordStrength("bambangprakoso"));
});

test("words of one's own, length and mixture count", () => {
  assert.ok(passwordStrength("kucingku mandi di sungai") >= 4);
  assert.ok(passwordStrength("tikar-sawah-lampu") >= 3);
  assert.ok(passwordStrength("K7PM2XQAR9TB") >= 3, "what the server makes");
  assert.ok(passwordStrength("x9Kq!mZ2") >= 2);
});

test("one more character never makes it weaker than too short", () => {
  const password = "tikar-sawah-lampu-hijau";
  for (let length = 8; length <= password.length; length += 1) {
    assert.ok(passwordStrength(password.slice(0, length)) >= 1);
  }
});

test("Arabic, emoji and spaces are counted, not refused", () => {
  assert.ok(passwordStrength("كلمة السر الطويلة") >= 1);
  assert.ok(passwordStrength("👩‍🎓 siswa teladan kita") >= 3);
});

test.run();
