import * as assert from "uvu/assert";
import { settingCodes, settingDefaults } from "../../contract/settings.ts";
import { updateSettings } from "../../contract/setting-changes.ts";
import { institutionStorageKey } from "../../contract/storage-keys.ts";
import { serverSuite } from "../../testing/server/server-suite.ts";
import { connectConsole } from "../../testing/server/connect-console.ts";
import { isServerError } from "../answers/server-error.ts";
import {
  $institution,
  $settings,
  applySettings,
  isSettingOn,
  loadSettings,
} from "./institution-settings.ts";

const { test, server } = serverSuite("settings");
test.before.each(() => $settings.set({ ...settingDefaults }));
test.after(() => {
  localStorage.clear();
  $settings.set({ ...settingDefaults });
});

test("the spec's defaults stand until the server has answered", () => {
  assert.equal($institution.get(), {
    logo: "/adm/img/exo.jpg",
    name: "Extraordinary CBT",
    city: "Jakarta Selatan",
  });
  assert.ok(isSettingOn($settings.get(), settingCodes.socketActive));
  assert.not(isSettingOn($settings.get(), settingCodes.aiActive));
});

test("the dashboard package is loaded before anybody is signed in", async () => {
  const settings = [{ code: settingCodes.name, value: "SMK Negeri 1", version: 1 }];
  await server.ok(updateSettings, { settings });
  const line = connectConsole(server);
  await loadSettings();
  assert.is($institution.get().name, "SMK Negeri 1");
  assert.match(line.requests[0]!.url, /\/api\/v1\/settings\?pc=ADMIN_DASHBOARD$/u);
});

test("what the institution has left empty falls back to a name and a logo, never to nothing", () => {
  applySettings([
    { code: settingCodes.name, value: "" },
    { code: settingCodes.logo, value: "" },
    { code: settingCodes.city, value: "" },
  ]);
  const { logo, name, city } = $institution.get();
  assert.equal([logo, name, city], ["/adm/img/exo.jpg", "Extraordinary CBT", ""]);
});

test("logo, name and city are kept for the next start, and nothing else", () => {
  applySettings([
    { code: settingCodes.name, value: "SMA 3" },
    { code: settingCodes.letterhead, value: "<p>Kop</p>" },
  ]);
  const kept = JSON.parse(localStorage.getItem(institutionStorageKey) ?? "{}");
  assert.is(kept[settingCodes.name], "SMA 3");
  assert.equal(
    Object.keys(kept).sort(),
    [settingCodes.logo, settingCodes.name, settingCodes.city].sort(),
  );
});

test("settings that cannot be loaded leave what is shown", async () => {
  const line = connectConsole(server);
  applySettings([{ code: settingCodes.name, value: "SMA 3" }]);
  line.isCut = true;
  const error = await loadSettings().catch((reason: unknown) => reason);
  assert.ok(isServerError(error, "99"));
  assert.is($institution.get().name, "SMA 3");
});

test.run();
