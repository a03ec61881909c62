// The institution's settings: the dashboard package, loaded on start (spec 7), with the spec's defaults until it is there.
import { atom, computed } from "nanostores";
import {
  dashboardPackage,
  listSettings,
  settingCodes,
  settingDefaults,
  type Setting,
} from "../../contract/settings.ts";
import { institutionStorageKey } from "../../contract/storage-keys.ts";
import { call } from "../api.ts";
import { readStoredJson, writeStored } from "../preferences/storage.ts";

export type Settings = Record<string, string>;

function isSettings(value: unknown): value is Settings {
  return typeof value === "object" && value !== null;
}

const bundled: Settings = { ...settingDefaults, [settingCodes.logo]: `${__BASE__}img/exo.jpg` };

export const $settings = atom<Settings>({
  ...bundled,
  // What was shown last time, so that name and logo do not change under the eyes.
  ...readStoredJson<Settings>(institutionStorageKey, {}, isSettings),
});

export const $institution = computed($settings, (settings) => ({
  logo: settings[settingCodes.logo] || (bundled[settingCodes.logo] ?? ""),
  name: settings[settingCodes.name] || (bundled[settingCodes.name] ?? ""),
  city: settings[settingCodes.city] ?? "",
}));

/** By code; of settings that were never loaded nothing. */
export const $loadedVersions = atom<Readonly<Record<string, number>>>({});

export function isSettingOn(settings: Settings, code: string): boolean {
  return settings[code] === "Y";
}

export function applySettings(list: readonly Setting[]): void {
  const loaded = Object.fromEntries(list.map(({ code, value }) => [code, value]));
  $settings.set({ ...$settings.get(), ...loaded });
  const versions = Object.fromEntries(list.map(({ code, version }) => [code, version ?? 0]));
  $loadedVersions.set({ ...$loadedVersions.get(), ...versions });
  const shown = [settingCodes.logo, settingCodes.name, settingCodes.city];
  writeStored(
    institutionStorageKey,
    JSON.stringify(Object.fromEntries(shown.map((code) => [code, $settings.get()[code] ?? ""]))),
  );
}

/** Whether the server has answered the first time, or could not. */
export const $settingsAsked = atom(false);

/** Off until the server has said what the institution wants, or has failed to: a socket is not opened on a guess. */
export const $socketWanted = computed(
  [$settingsAsked, $settings],
  (asked, settings) => asked && isSettingOn(settings, settingCodes.socketActive),
);

/** @throws ServerError */
export async function loadSettings(): Promise<void> {
  try {
    applySettings(await call(listSettings, { pc: dashboardPackage }));
  } finally {
    $settingsAsked.set(true);
  }
}
