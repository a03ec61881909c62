// What a browser has around the console of one simulated marker. The bundler puts these in the place of its globals (`console-bundle.ts`). Whoever
// closes a tab and opens another one finds the same local storage and the same IndexedDB.
import { Window } from "happy-dom";
import { createMemoryIndexedDb, MemoryKeyRange } from "./memory-indexed-db.ts";

declare global {
  /** By marker. */
  var markerStorages: Map<string, Storage> | undefined;
  var markerCopies: Map<string, ReturnType<typeof createMemoryIndexedDb>> | undefined;
}

const page = new Window({ url: "http://exam.test/adm/" });
const marker = new URL(import.meta.url).searchParams.get("marker") ?? "";
const storages = (globalThis.markerStorages ??= new Map<string, Storage>());

export const window = page;
export const { document, location, navigator, FileReader, StorageEvent } = page;
export const addEventListener = page.addEventListener.bind(page);
export const removeEventListener = page.removeEventListener.bind(page);
export const localStorage = storages.get(marker) ?? (page.localStorage as unknown as Storage);
storages.set(marker, localStorage);
const allCopies = (globalThis.markerCopies ??= new Map());
export const indexedDB = allCopies.get(marker) ?? createMemoryIndexedDb();
export const IDBKeyRange = MemoryKeyRange;
allCopies.set(marker, indexedDB);

/** Nobody opens the page for marking without a network in a browser: its script and style sheet stay empty. */
export const fetch = async (): Promise<Response> => new Response("");
