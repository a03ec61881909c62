// Settings for a screen that shows or changes them: loaded, kept up to date, and saved upon the versions that the screen has read.
import { atom, onMount, type ReadableAtom } from "nanostores";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { updateSettings } from "../../contract/setting-changes.ts";
import { listSettings, settingDefaults, type Setting } from "../../contract/settings.ts";
import { call } from "../api.ts";
import { isServerError, ServerError } from "../answers/server-error.ts";
import { createFetching } from "../on-demand/create-fetching.ts";
import { applySettings } from "./institution-settings.ts";
import { $settingVersions, isOutdated } from "./known-versions.ts";

/** By code, with what is usual where the institution has set nothing. */
export type KnownSettings = Readonly<Record<string, Setting>>;

export type SettingsState =
  | { status: "loading" }
  | { status: "failed"; error: unknown }
  | { status: "ready"; settings: KnownSettings };

export type SettingsOf = {
  /** Follows the server while something listens. A failed reload leaves what is known. */
  $state: ReadableAtom<SettingsState>;
  reload(): Promise<void>;
  /**
   * Sends what differs from `base`, the settings that the person saw, and answers all as they are then.
   * @throws ServerError; with code 49 (conflict) its `data` are the newer KnownSettings
   */
  save(values: Readonly<Record<string, string>>, base: KnownSettings): Promise<KnownSettings>;
};

export function settingsOf(...packages: readonly string[]): SettingsOf {
  const $state = atom<SettingsState>({ status: "loading" });
  const known = (): KnownSettings => {
    const state = $state.get();
    return state.status === "ready" ? state.settings : {};
  };
  const fetching = createFetching({
    async fetchIt(signal) {
      const lists = packages.map((pc) => call(listSettings, { pc }, { signal }));
      return byCode((await Promise.all(lists)).flat());
    },
    onAnswer: show,
    onFailure(error) {
      if ($state.get().status !== "ready") $state.set({ status: "failed", error });
    },
  });

  function show(settings: KnownSettings): void {
    $state.set({ status: "ready", settings });
    showEverywhere(settings);
    if ($state.lc > 0) refresh();
  }

  function refresh(): void {
    const [versions, state] = [$settingVersions.get(), $state.get()];
    if (versions.status !== "ready" || state.status !== "ready") return;
    if (isOutdated(versions.value, packages, versionsIn(state.settings))) void fetching.fetchNow();
  }

  onMount($state, () => {
    void fetching.fetchNow();
    const unfollow = $settingVersions.listen(refresh);
    return () => {
      unfollow();
      fetching.stop();
      $state.set({ status: "loading" });
    };
  });

  return {
    $state,
    reload: fetching.fetchNow,
    async save(values, base) {
      const changed = Object.entries(values)
        .filter(([code, value]) => base[code]?.value !== value)
        .map(([code, value]) => ({ code, value, version: base[code]?.version ?? 0 }));
      if (changed.length === 0) return base;
      const answer = await call(updateSettings, { settings: changed }).catch(throwNewer(base));
      const settings = { ...base, ...known(), ...byCode(answer) };
      show(settings);
      return settings;
    },
  };
}

function throwNewer(base: KnownSettings) {
  return (error: unknown): never => {
    if (!isServerError(error, responseCodes.conflict) || !Array.isArray(error.data)) throw error;
    const data = { ...base, ...byCode(error.data as Setting[]) };
    throw new ServerError(error.code, error.message, data);
  };
}

/** The shell and the papers of this console show them too. */
function showEverywhere(settings: KnownSettings): void {
  const shown = Object.values(settings).filter(({ code }) => code in settingDefaults);
  if (shown.length > 0) applySettings(shown);
}

function byCode(list: readonly Setting[]): KnownSettings {
  return Object.fromEntries(list.map((one) => [one.code, one]));
}

function versionsIn(settings: KnownSettings): Record<string, number> {
  const versions = Object.values(settings).map((one) => [one.code, one.version ?? 0] as const);
  return Object.fromEntries(versions);
}
