// Which versions the settings have on the server, for as long as something listens. Everything that shows settings learns from here that
// somebody has changed them.
import { computed } from "nanostores";
import { settingsTopic, type SettingVersion } from "../../contract/institution/setting-versions.ts";
import { dashboardPackage } from "../../contract/settings.ts";
import { call } from "../api.ts";
import { liveTopic, pollEveryMs } from "../live-topic.ts";
import { createFetching } from "../on-demand/create-fetching.ts";
import { $session } from "../session.ts";
import { $loadedVersions, $settingsAsked, loadSettings } from "./institution-settings.ts";

export const $settingVersions = liveTopic(settingsTopic, {}, (before, now) => [
  ...before.filter(({ code }) => code !== now.code),
  now,
]);

/** Whether the server has other versions of these packages than `loaded`. */
export function isOutdated(
  versions: readonly SettingVersion[],
  packages: readonly string[],
  loaded: Readonly<Record<string, number>>,
): boolean {
  return versions.some(
    (one) => packages.includes(one.package) && one.version !== (loaded[one.code] ?? 0),
  );
}

/**
 * Keeps the dashboard package up to date: by the live topic for whoever is signed in, by asking again and again on the sign-in page.
 * Returns how to stop.
 */
export function followSettings(): () => void {
  let unfollow: (() => void) | null = null;
  const $status = computed($session, ({ status }) => status);
  const unbind = $status.subscribe((status) => {
    unfollow?.();
    if (status === "in") unfollow = followSignedIn();
    else unfollow = status === "checking" ? null : followSignedOut();
  });
  return () => {
    unbind();
    unfollow?.();
  };
}

function followSignedIn(): () => void {
  const refresh = createRefresh();
  return $settingVersions.subscribe((state) => {
    if (state.status === "ready") void refresh(state.value);
  });
}

function followSignedOut(): () => void {
  const refresh = createRefresh();
  const fetching = createFetching({
    fetchIt: (signal) => call(settingsTopic.snapshot, {}, { signal, anonymous: true }),
    onAnswer: refresh,
    // What is shown stays until the server answers again.
    onFailure: () => undefined,
    everyMs: pollEveryMs,
  });
  const first = setTimeout(() => void fetching.fetchNow(), pollEveryMs);
  return () => {
    clearTimeout(first);
    fetching.stop();
  };
}

function createRefresh() {
  let isLoading = false;
  return async (versions: readonly SettingVersion[]): Promise<void> => {
    // The console loads them at its start (app/opening.ts).
    if (isLoading || !$settingsAsked.get()) return;
    if (!isOutdated(versions, [dashboardPackage], $loadedVersions.get())) return;
    isLoading = true;
    // A failed load is repeated when the versions are next received.
    await loadSettings().catch(() => undefined);
    isLoading = false;
  };
}
