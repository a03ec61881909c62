// Texts. The Indonesian base stands in `x-messages.ts` beside its use; other languages come from static/i18n/<locale>.json.
// Components read a message store with useStore, other code with `.get()`.
import { createI18n } from "@nanostores/i18n";
import { atom } from "nanostores";
import { languages } from "../contract/preferences.ts";
import type { Language } from "../contract/preferences.ts";
import { languageStorageKey } from "../contract/storage-keys.ts";
import { readStored, writeStored } from "./storage.ts";

const stored = readStored(languageStorageKey);

export const $locale = atom<Language>(languages.find((language) => language === stored) ?? "id");

/** Remembered on this PC too, so that the next start does not begin in another language. */
export function setLocale(language: Language): void {
  document.documentElement.lang = language;
  if ($locale.get() === language) return;
  writeStored(languageStorageKey, language);
  $locale.set(language);
}

type Texts = Record<string, Record<string, string>>;
/** One file a language: fetched once, whichever screen asks first. */
const fetched = new Map<string, Promise<Texts>>();

export const messages = createI18n($locale, {
  baseLocale: "id",
  async get(code) {
    const fetching = fetched.get(code) ?? fetchTexts(code);
    fetched.set(code, fetching);
    try {
      return await fetching;
    } catch {
      // Out of reach or not JSON: the Indonesian texts stand, and the next screen asks again.
      fetched.delete(code);
      return {};
    }
  },
});

async function fetchTexts(code: string): Promise<Texts> {
  const response = await fetch(`${__BASE__}i18n/${code}.json`);
  if (!response.ok) throw new Error(`No texts for ${code}`);
  return (await response.json()) as Texts;
}
