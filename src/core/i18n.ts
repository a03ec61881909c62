// Texts. The Indonesian base stands in `x-messages.ts` beside its use; other languages come from static/i18n/<locale>.json.
// Components read a message store with useStore, other code with `.get()`. A group of texts is named after its room and
// itself, "participants/history"; the build makes one file of each room's groups, fetched when the first of them is wanted.
import {
  createI18n,
  transform,
  type ComponentsJSON,
  type params as libraryParams,
} from "@nanostores/i18n";
import { atom } from "nanostores";
import { languages, type Language } from "../contract/preferences.ts";
import { languageStorageKey } from "../contract/storage-keys.ts";
import { lazy } from "./on-demand/lazy.ts";
import { readStored, writeStored } from "./preferences/storage.ts";

const loadFetchGroups = lazy(() => import("./language-files.ts"), "fetchGroups");

const stored = readStored(languageStorageKey);

export const $locale = atom<Language>(languages.find((language) => language === stored) ?? "id");

/** Remembered on this PC too, so that the next start does not begin in another language. */
export function setLocale(language: Language): void {
  document.documentElement.lang = language;
  if ($locale.get() === language) return;
  writeStored(languageStorageKey, language);
  $locale.set(language);
}

export const messages = createI18n($locale, { baseLocale: "id", get: fetchGroups });

/**
 * Puts values into a text: "{count}" is the value, "{count:group|groups}" the first word beside a 1 and the second beside
 * any other number, for languages that need it. Not the library's own: a name with "$&" or "{count}" in it stays as it is.
 */
export const params = transform((_locale, text: string, values: Values) =>
  fillPlaces(text, values),
) as typeof libraryParams;

type Values = Record<string, number | string>;

export function fillPlaces(text: string, values: Values): string {
  return text.replace(
    /\{(\w+)(?::([^|}]*)\|([^}]*))?\}/gu,
    (place: string, name: string, one?: string, many?: string) => {
      const value = values[name];
      if (value === undefined) return place;
      return one === undefined ? `${value}` : ((`${value}` === "1" ? one : many) ?? "");
    },
  );
}

/**
 * Of all groups that the code fetched so far has brought. A screen waits for them as for its code, so that it does not
 * stand there in Indonesian first.
 */
export async function fetchTexts(): Promise<void> {
  const code = $locale.get();
  const known = messages.cache[code];
  const missing = Object.keys(messages.cache.id).filter((group) => known?.[group] === undefined);
  const found = await fetchGroups(code, missing);
  messages.cache[code] = Object.assign({}, messages.cache[code], ...found);
}

/** Out of reach: the Indonesian texts stand, and the next screen asks again. */
async function fetchGroups(code: string, groups: readonly string[]): Promise<ComponentsJSON[]> {
  if (groups.length === 0) return [];
  try {
    const fetchFiles = await loadFetchGroups();
    return await fetchFiles(code, groups);
  } catch {
    return [{ "/": {} }];
  }
}
