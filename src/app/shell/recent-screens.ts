// Which screens a person opened lately, remembered on this PC: their code is fetched ahead (prefetch-screens.ts).
import { recentScreensStoragePrefix } from "../../contract/storage-keys.ts";
import { readStoredJson, writeStored } from "../../core/preferences/storage.ts";

/** The size budget of what is fetched ahead counts so many (bundling/budgets/budgets.ts). */
export const maxRecentScreens = 2;

const isList = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((name) => typeof name === "string");

/** Names of routes, the last one opened first. One of another version of the console may be among them. */
export function recentScreens(userId: string): string[] {
  return readStoredJson(recentScreensStoragePrefix + userId, [], isList).slice(0, maxRecentScreens);
}

export function rememberScreen(userId: string, name: string): void {
  const before = recentScreens(userId);
  if (before[0] === name) return;
  const names = [name, ...before.filter((other) => other !== name)].slice(0, maxRecentScreens);
  writeStored(recentScreensStoragePrefix + userId, JSON.stringify(names));
}
