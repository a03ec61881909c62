// Which versions the settings have on the server, for as long as something listens. Everything that shows settings learns from here that
// somebody has changed them.
import { settingsTopic, type SettingVersion } from "../../contract/institution/setting-versions.ts";
import { liveTopic } from "../live-topic.ts";

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
