// Keeps what every screen shows of the institution up to date: name, logo and letterhead, and for whoever is signed in what documents
// say of it.
import { computed } from "nanostores";
import {
  institutionCodes,
  institutionPackage,
} from "../../contract/institution/institution-package.ts";
import { settingsTopic, type SettingVersion } from "../../contract/institution/setting-versions.ts";
import { dashboardPackage } from "../../contract/settings.ts";
import { call } from "../api.ts";
import { pollEveryMs } from "../live-topic.ts";
import { createFetching } from "../on-demand/create-fetching.ts";
import { $session } from "../session.ts";
import { $loadedVersions, $settingsAsked, loadSettings } from "./institution-settings.ts";
import { $settingVersions, isOutdated } from "./known-versions.ts";
import { $school, blankSchool, type School } from "./school.ts";
import { settingsOf } from "./settings-of.ts";

/**
 * By the live topic for whoever is signed in, by asking again and again on the sign-in page. Returns how to stop.
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
  const unfollow = $settingVersions.subscribe((state) => {
    if (state.status === "ready") void refresh(state.value);
  });
  const leave = settingsOf(institutionPackage).$state.subscribe((state) => {
    if (state.status === "ready")
      $school.set(schoolIn((code) => state.settings[code]?.value ?? ""));
  });
  return () => {
    unfollow();
    leave();
    $school.set(blankSchool);
  };
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

function schoolIn(text: (code: string) => string): School {
  const semester = text(institutionCodes.semester);
  return {
    head: text(institutionCodes.head),
    headNip: text(institutionCodes.headNip),
    year: text(institutionCodes.year),
    semester: semester === "ganjil" || semester === "genap" ? semester : "",
  };
}
