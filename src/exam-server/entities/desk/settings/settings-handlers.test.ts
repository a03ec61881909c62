import * as assert from "uvu/assert";
import { deleteShortcut, listShortcuts } from "../../../../contract/home.ts";
import { createShortcut, maxShortcutIconBytes } from "../../../../contract/new-shortcuts.ts";
import {
  dashboardPackage,
  listSettings,
  listSettingsByCode,
  settingCodes,
  settingDefaults,
  type Setting,
} from "../../../../contract/settings.ts";
import { getInfoFeatures } from "../../../../contract/institution/info-features.ts";
import { listSettingVersions } from "../../../../contract/institution/setting-versions.ts";
import { getMatrix } from "../../../../contract/institution/server-matrix.ts";
import { updateSettings } from "../../../../contract/setting-changes.ts";
import { serverSuite } from "../../../../testing/server/server-suite.ts";
import { serverTime } from "../../../http/server-time.ts";
import { pngBytes } from "../../../../testing/questions/open-test-bank.ts";

type SettingCode = (typeof settingCodes)[keyof typeof settingCodes];
const { test, server } = serverSuite("settings and home", { school: "empty", host: "192.168.1.9" });

const save = async (values: Partial<Record<SettingCode, string>>, read?: Setting[]) => {
  const list = read ?? (await server.ok(listSettings, { pc: dashboardPackage }));
  const versions = new Map(list.map(({ code, version }) => [code, version ?? 0]));
  const settings = (Object.entries(values) as [SettingCode, string][]).map(([code, value]) => {
    return { code, value, version: versions.get(code) ?? 0 };
  });
  return server.call(updateSettings, { settings });
};
const valuesOf = (list: Setting[]) =>
  Object.fromEntries(list.map(({ code, value }) => [code, value]));
const readAll = async () => valuesOf(await server.ok(listSettings, { pc: dashboardPackage }));

test("anybody may read the dashboard package, which begins as the specification says", async () => {
  const list = await server.ok(listSettings, { pc: dashboardPackage }, { token: null });
  assert.equal(valuesOf(list), { ...settingDefaults, [settingCodes.version]: __VERSION__ });
});

test("no other package is public", async () => {
  const other = { pc: "SECRETS" };
  assert.is((await server.call(listSettings, other, { token: null })).status, 401);
  assert.equal(await server.ok(listSettings, other), []);
});

test("whoever is not signed in learns the versions of the public package alone", async () => {
  const code = "EXAM_MAX_LEAVE";
  await server.ok(updateSettings, { settings: [{ code, value: "4", version: 0 }] });
  await save({ [settingCodes.city]: "Serang" });
  const publicCodes = async (token: string | null) =>
    (await server.ok(listSettingVersions, {}, { token })).map((one) => one.code);
  assert.equal(await publicCodes(null), [settingCodes.city]);
  assert.equal(await publicCodes(server.token), [code, settingCodes.city]);
  await save({ [settingCodes.city]: "Jakarta Selatan" });
});

test("settings are read by code, unknown codes left out", async () => {
  const pc = `${settingCodes.city}, ${settingCodes.name},NOPE`;
  assert.equal(valuesOf(await server.ok(listSettingsByCode, { pc })), {
    [settingCodes.name]: "Extraordinary CBT",
    [settingCodes.city]: "Jakarta Selatan",
  });
});

test("a changed setting is answered, stored, and audited with what it was", async () => {
  const changed = await save({ [settingCodes.name]: "SMK Contoh", [settingCodes.aiActive]: "Y" });
  const answered = valuesOf(changed.data);
  assert.is(answered[settingCodes.name], "SMK Contoh");
  assert.equal(await readAll(), answered);
  const entry = await server.db
    .selectFrom("audit_entries")
    .select(["before", "after"])
    .where("object_id", "=", settingCodes.name)
    .executeTakeFirstOrThrow();
  assert.equal(entry, { before: { value: "Extraordinary CBT" }, after: { value: "SMK Contoh" } });
});

test("of two tabs that change the same setting, the second is told and overwrites nothing", async () => {
  const both = await server.ok(listSettings, { pc: dashboardPackage });
  const { city, name } = settingCodes;
  assert.is((await save({ [city]: "Bogor" }, both)).code, "00");
  const late = await save({ [name]: "SMK Lain", [city]: "Depok" }, both);
  assert.is(late.status, 409);
  assert.is(valuesOf(late.data)[city], "Bogor", "the newer settings come with the refusal");
  assert.equal(await readAll(), valuesOf(late.data), "and nothing of the rest is stored");
  // With what the refusal told, it goes through; another setting was in nobody's way.
  assert.is((await save({ [city]: "Depok" }, late.data)).code, "00");
  assert.is((await save({ [name]: "SMK Lain" }, both)).code, "00");
  const again = await save({ [name]: "SMK Contoh", [city]: "Depok" });
  assert.equal([again.code, valuesOf(again.data)[city]], ["00", "Depok"]);
});

test("two who set what nobody has set before do not overwrite each other either", async () => {
  const { letterhead } = settingCodes;
  const read = await server.ok(listSettings, { pc: dashboardPackage });
  assert.is(read.find(({ code }) => code === letterhead)?.version, 0);
  const answers = await Promise.all([
    save({ [letterhead]: "/kop-1.png" }, read),
    save({ [letterhead]: "/kop-2.png" }, read),
  ]);
  assert.equal(answers.map(({ code }) => code).sort(), ["00", "49"]);
});

test("values that make no sense are refused under their own place, and none is stored", async () => {
  const before = await readAll();
  const faults = [
    { code: settingCodes.version, value: "9" },
    { code: settingCodes.socketActive, value: "maybe" },
    { code: settingCodes.logo, value: "https://elsewhere.example/logo.png" },
    { code: settingCodes.logo, value: "data:image/svg+xml;base64,PHN2Zz4=" },
    { code: settingCodes.logo, value: icon(Buffer.from(pngBytes(30_000, 30_000))) },
    { code: settingCodes.name, value: "  " },
  ];
  for (const fault of faults) {
    const settings = [{ code: settingCodes.city, value: "Bogor" }, fault];
    const sent = settings.map((one) => ({ ...one, version: 1 }));
    const { code, data } = await server.call(updateSettings, { settings: sent });
    assert.is(code, "12", fault.code);
    assert.match(Object.keys(data)[0] ?? "", /^settings\.1\./u);
  }
  assert.equal(await readAll(), before);
});

test("the matrix tells version, host and the server's own time", async () => {
  const matrix = await server.ok(getMatrix, {});
  const { exo_version, server_host, server_time, power_cut_risk } = matrix;
  assert.is(exo_version, __VERSION__);
  assert.is(server_time, serverTime(server.now));
  assert.is(server_host, "192.168.1.9");
  assert.is(power_cut_risk, false);
  assert.is(matrix.clock_behind_seconds, 0);
});

test("asked by its own name the server tells the network's, asked by another it repeats that", async () => {
  const hostAs = async (host: string) => {
    const headers = { authorization: `Bearer ${server.token}`, host };
    const { data } = await server.raw("/api/v1/matrix", { headers });
    return (data as { server_host: string }).server_host;
  };
  assert.is(await hostAs("localhost:9988"), "192.168.1.9:9988");
  assert.is(await hostAs("127.0.0.1:80"), "192.168.1.9:80");
  assert.is(await hostAs("ujian.sekolah.contoh"), "ujian.sekolah.contoh");
});

test("explanations are audio files of the bundle", async () => {
  const features = await server.ok(getInfoFeatures, {});
  assert.is(features["AA001"], "/adm/audio/AA001.mp3");
});

const destination = JSON.stringify({ name: "peserta", params: {}, query: { status: "blocked" } });
const icon = (bytes: Buffer, type = "png") =>
  `data:image/${type};base64,${bytes.toString("base64")}`;
const png = Buffer.from("89504e470d0a1a0a00000000", "hex");

test("shortcuts come and go, each answer the list as it is then", async () => {
  const first = await server.ok(createShortcut, { name: "Blokir", destination });
  server.wait(1);
  const second = await server.ok(createShortcut, {
    name: "Logo",
    destination,
    icon64: icon(png),
  });
  assert.equal(await server.ok(listShortcuts, {}), [first, second]);
  assert.equal(await server.ok(deleteShortcut, { id: first.id }), [second]);
  assert.is((await server.call(deleteShortcut, { id: first.id })).status, 404);
});

test("a shortcut without a name, a place to go or a real picture is refused under its input", async () => {
  const fieldsOf = async (input: { name: string; destination: string; icon64?: string }) => {
    const { code, data } = await server.call(createShortcut, input);
    assert.is(code, "12");
    return Object.keys(data);
  };
  assert.equal(await fieldsOf({ name: " ", destination }), ["name"]);
  assert.equal(await fieldsOf({ name: "A", destination: "peserta" }), ["destination"]);
  assert.equal(await fieldsOf({ name: "A", destination: "{}" }), ["destination"]);
  const page = Buffer.from("<html><script>alert(1)</script>");
  assert.equal(await fieldsOf({ name: "A", destination, icon64: icon(page) }), ["icon64"]);
  const large = Buffer.concat([png, Buffer.alloc(maxShortcutIconBytes)]);
  assert.equal(await fieldsOf({ name: "A", destination, icon64: icon(large) }), ["icon64"]);
  const wide = Buffer.from(pngBytes(2001, 1));
  assert.equal(await fieldsOf({ name: "A", destination, icon64: icon(wide) }), ["icon64"]);
});

test.run();
