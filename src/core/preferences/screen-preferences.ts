// What a person chose about a screen (rows per page, columns), kept on this PC.
import { preferenceStoragePrefix } from "../../contract/storage-keys.ts";
import { readStoredJson, writeStored } from "./storage.ts";

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function readPreferences(screen: string): Record<string, unknown> {
  return readStoredJson(preferenceStoragePrefix + screen, {}, isRecord);
}

export function writePreference(screen: string, name: string, value: unknown): void {
  const next = { ...readPreferences(screen), [name]: value };
  writeStored(preferenceStoragePrefix + screen, JSON.stringify(next));
}
