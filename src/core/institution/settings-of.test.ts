import * as assert from "uvu/assert";
import { dashboardPackage, settingCodes, settingDefaults } from "../../contract/settings.ts";
import { securityPackage, updateSettings } from "../../contract/setting-changes.ts";
import { institutionCodes } from "../../contract/institution/institution-package.ts";
import { examSecurityCodes } from "../../contract/sitting/exam-security.ts";
import { tokenStorageKey } from "../../contract/storage-keys.ts";
import { installFakeSockets } from "../../testing/fake-socket.ts";
import { plugInSocket } from "../../testing/plug-in-socket.ts";
import { connectConsole, type Line } from "../../testing/server/connect-console.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { until } from "../../testing/sheets/sheet-files.ts";
import { untilEnded, untilUnheard } from "../../testing/unheard-store.ts";
import { isServerError } from "../answers/server-error.ts";
import { $lineWanted } from "../live.ts";
import { $session, validateSession } from "../session.ts";
import { $institution, $loadedVersions, $settings, loadSettings } from "./institution-settings.ts";
import { followSettings } from "./follow-settings.ts";
import { $settingVersions } from "./known-versions.ts";
import { $school } from "./school.ts";
import { settingsOf, type KnownSettings, type SettingsOf } from "./settings-of.ts";

const { test, server } = serverSuite("settings of packages", { school: "empty" });
const { name, city } = settingCodes;
const { maxLeave } = examSecurityCodes;
let line: Line;
let fake: ReturnType<typeof installFakeSockets>;
let stops: (() => void)[] = [];
let stores: Parameters<typeof untilEnded>[0][number][] = [$settingVersions];

test.before(() => untilUnheard($lineWanted));
test.before.each(async () => {
  fake = installFakeSockets();
  line = connectConsole(server);
  localStorage.setItem(tokenStorageKey, server.token!);
  await loadSettings();
  await validateSession();
});
test.after.each(async () => {
  for (const stop of stops) stop();
  stops = [];
  $session.set({ status: "checking" });
  await untilEnded(stores);
  stores = [$settingVersions];
  fake.restore();
  localStorage.clear();
  $settings.set({ ...settingDefaults });
  $loadedVersions.set({});
});

/** On another console. */
async function changeElsewhere(code: string, value: string): Promise<void> {
  const row = await server.db
    .selectFrom("settings")
    .select("version")
    .where("code", "=", code)
    .executeTakeFirst();
  await server.ok(updateSettings, { settings: [{ code, value, version: row?.version ?? 0 }] });
}

function open(...packages: string[]) {
  const settings = settingsOf(...packages);
  stores.push(settings.$state);
  stops.push(settings.$state.subscribe(() => undefined));
  return settings;
}

async function known(settings: SettingsOf): Promise<KnownSettings> {
  await until(() => settings.$state.get().status === "ready");
  const state = settings.$state.get();
  return state.status === "ready" ? state.settings : {};
}

const valueOf = (settings: SettingsOf, code: string) => {
  const state = settings.$state.get();
  return state.status === "ready" ? state.settings[code]?.value : undefined;
};

test("several packages are known together, with what is usual where nothing is set", async () => {
  const settings = await known(open(dashboardPackage, securityPackage));
  assert.is(settings[maxLeave]?.value, "3");
  assert.is(settings[city]?.value, "Jakarta Selatan");
});

test("only what differs is sent, so that nobody's change to another setting is in the way", async () => {
  const settings = open(securityPackage);
  const base = await known(settings);
  await changeElsewhere(examSecurityCodes.fullscreen, "Y");
  const values = { [maxLeave]: "5", [examSecurityCodes.fullscreen]: "N" };
  const saved = await settings.save(values, base);
  assert.is(saved[maxLeave]?.value, "5");
  assert.is(saved[examSecurityCodes.fullscreen]?.value, "Y");
  assert.is(valueOf(settings, maxLeave), "5");
  const asked = line.requests.length;
  await settings.save({ [maxLeave]: "5" }, saved);
  assert.is(line.requests.length, asked, "nothing differs, nothing is sent");
});

test("a conflict carries all settings as they are, upon which one saves again", async () => {
  const settings = open(securityPackage);
  const base = await known(settings);
  await changeElsewhere(maxLeave, "7");
  const refusal = await settings.save({ [maxLeave]: "8" }, base).catch((error: unknown) => error);
  assert.ok(isServerError(refusal, "49"));
  const newer = refusal.data as KnownSettings;
  assert.is(newer[maxLeave]?.value, "7");
  assert.equal(Object.keys(newer).sort(), Object.keys(base).sort());
  assert.is((await settings.save({ [maxLeave]: "8" }, newer))[maxLeave]?.value, "8");
});

test("what another console sets is known within a second, by the socket", async () => {
  stops.push(followSettings());
  const settings = open(securityPackage);
  await known(settings);
  plugInSocket(fake.sockets.at(-1)!, server);
  await until(() => $settingVersions.get().status === "ready");
  const began = performance.now();
  await changeElsewhere(maxLeave, "9");
  await changeElsewhere(name, "SMP Tetangga");
  await until(
    () => valueOf(settings, maxLeave) === "9" && $institution.get().name === "SMP Tetangga",
  );
  assert.ok(performance.now() - began < 1_000);
  const asked = line.requests.filter(({ url }) => url.includes("/settings?pc="));
  await changeElsewhere(examSecurityCodes.autoblock, "N");
  await until(() => valueOf(settings, examSecurityCodes.autoblock) === "N");
  const later = line.requests.filter(({ url }) => url.includes("/settings?pc="));
  assert.is(later.length, asked.length + 1, "no other package is loaded again");
});

test("what documents say of the institution is known to whoever is signed in", async () => {
  stops.push(followSettings());
  plugInSocket(fake.sockets.at(-1)!, server);
  await until(() => $settingVersions.get().status === "ready");
  await changeElsewhere(institutionCodes.head, "Dra. Retno");
  await until(() => $school.get().head === "Dra. Retno");
  $session.set({ status: "out" });
  assert.is($school.get().head, "");
});

test("without a socket a change is known at the next call for the versions", async () => {
  await changeElsewhere(settingCodes.socketActive, "N");
  await loadSettings();
  await changeElsewhere(city, "Malang");
  stops.push(followSettings());
  await until(() => $institution.get().city === "Malang");
  await changeElsewhere(settingCodes.socketActive, "Y");
});

test("a save shows in the shell of the same console at once", async () => {
  const settings = open(dashboardPackage);
  await settings.save({ [name]: "SD Mawar" }, await known(settings));
  assert.is($institution.get().name, "SD Mawar");
});

test("settings that cannot be loaded again stay as they were known", async () => {
  const settings = open(securityPackage);
  await known(settings);
  line.isCut = true;
  await settings.reload();
  assert.is(settings.$state.get().status, "ready");
});

test.run();
