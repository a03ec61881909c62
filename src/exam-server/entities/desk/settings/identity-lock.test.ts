import * as assert from "uvu/assert";
import {
  identityCodes,
  institutionCodes,
  institutionPackage,
} from "../../../../contract/institution/institution-package.ts";
import { updateSettings } from "../../../../contract/setting-changes.ts";
import { dashboardPackage, listSettings, settingCodes } from "../../../../contract/settings.ts";
import { freshServerSuite } from "../../../../testing/server/server-suite.ts";

const { test, server } = freshServerSuite("identity of the institution");

const values: Record<string, string> = {
  [settingCodes.logo]: "/logo.png",
  [settingCodes.letterhead]: "/kop.png",
  [settingCodes.name]: "SMP 1",
  [settingCodes.city]: "Ambon",
  [institutionCodes.kind]: "SMP",
  [institutionCodes.npsn]: "01234567",
  [institutionCodes.address]: "Jalan Mawar 1",
  [institutionCodes.phone]: "(0911) 123456",
  [institutionCodes.email]: "tu@smp1.sch.id",
  [institutionCodes.web]: "www.smp1.sch.id",
  [institutionCodes.head]: "Dra. Retno Kusumawati, M.Pd.",
  [institutionCodes.headNip]: "196804121993032004",
  [institutionCodes.year]: "2026/2027",
  [institutionCodes.semester]: "ganjil",
};

async function set(code: string, value: string, token = server.token) {
  const pcs = [dashboardPackage, institutionPackage];
  const lists = await Promise.all(pcs.map((pc) => server.ok(listSettings, { pc })));
  const version = lists.flat().find((one) => one.code === code)?.version ?? 0;
  return server.call(updateSettings, { settings: [{ code, value, version }] }, { token });
}

test("locked, none of its settings changes, whoever asks; unlocked, each does", async () => {
  assert.equal(Object.keys(values).sort(), [...identityCodes].sort());
  for (const locked of ["N", ""]) {
    assert.is((await set(settingCodes.editable, locked)).code, "00");
    for (const [code, value] of Object.entries(values)) {
      const { code: answer, message } = await set(code, value);
      assert.is(answer, "43", code);
      assert.match(message, /dikunci/u);
    }
    assert.is((await set(settingCodes.aiActive, locked === "" ? "Y" : "N")).code, "00");
  }
  assert.is((await set(settingCodes.editable, "Y")).code, "00");
  for (const [code, value] of Object.entries(values)) {
    assert.is((await set(code, value)).code, "00", code);
  }
});

test("a change and the lock in one call leave the lock as it was", async () => {
  await set(settingCodes.editable, "N");
  const settings = [
    { code: settingCodes.editable, value: "Y", version: 1 },
    { code: settingCodes.name, value: "SMP 2", version: 1 },
  ];
  assert.is((await server.call(updateSettings, { settings })).code, "43");
  const list = await server.ok(listSettings, { pc: dashboardPackage });
  assert.is(list.find(({ code }) => code === settingCodes.editable)?.value, "N");
});

test("only a Head Master locks and unlocks, also where somebody else may change settings", async () => {
  const operator = await server.signIn("OPRA");
  await server.db
    .insertInto("user_menus")
    .values({
      user_id: await server.accountId("OPRA"),
      code: "0020A",
      effect: "allow",
    })
    .execute();
  assert.is((await set(settingCodes.city, "Ternate", operator)).code, "00");
  assert.is((await set(settingCodes.editable, "N", operator)).code, "43");
  await set(settingCodes.editable, "N");
  assert.is((await set(settingCodes.editable, "Y", operator)).code, "43");
});

test("the package is for staff who are signed in", async () => {
  const pc = { pc: institutionPackage };
  assert.is((await server.call(listSettings, pc, { token: null })).status, 401);
  const list = await server.ok(listSettings, pc, { token: await server.signIn("OPRA") });
  assert.equal(list.map(({ code }) => code).sort(), Object.values(institutionCodes).sort());
});

test("values that make no sense are refused in words", async () => {
  const faults: [code: string, value: string, words: RegExp][] = [
    [institutionCodes.npsn, "1234567", /8 angka/u],
    [institutionCodes.headNip, "1968", /18 angka/u],
    [institutionCodes.kind, "TK", /tipe/u],
    [institutionCodes.year, "2026/2028", /berurutan|2026\/2027/u],
    [institutionCodes.semester, "tiga", /semester/u],
    [institutionCodes.email, "tu", /Surel/u],
    [institutionCodes.web, "javascript:alert(1)", /Web/u],
    [settingCodes.name, " ", /wajib/u],
    [settingCodes.letterhead, '["satu"]', /2 baris/u],
  ];
  for (const [code, value, words] of faults) {
    const { code: answer, data } = await set(code, value);
    assert.is(answer, "12", code);
    assert.match(JSON.stringify(data), words);
  }
});

test("of the letterhead's lines only what is shown is stored", async () => {
  const sent = [
    '<p data-align="left" onclick="x()"><b>Dinas</b></p>',
    "<img src=x onerror=y()>SMP 1",
  ];
  await set(settingCodes.letterhead, JSON.stringify(sent));
  const list = await server.ok(listSettings, { pc: dashboardPackage });
  const stored = list.find(({ code }) => code === settingCodes.letterhead)?.value ?? "";
  assert.equal(JSON.parse(stored), ['<p data-align="left"><strong>Dinas</strong></p>', "SMP 1"]);
});

test.run();
