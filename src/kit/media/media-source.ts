// Where a picture or a sound is shown from. Usually that is the address in the question; what is still inside a file that
// is being imported (`import:` and its name) is shown from the file, wherever a provider stands around it.
import { createContext, useContext } from "react";
import { mediaAddress } from "../../contract/questions/media.ts";

/** The address to fetch; null: there is nothing to fetch. */
export type MediaSource = (address: string) => string | null;

const isImported = (address: string) => address.startsWith("import:");
/** No browser can fetch `import:`, and the policy would be broken by trying. */
const asWritten: MediaSource = (address) => (isImported(address) ? null : address);

const context = createContext<MediaSource>(asWritten);
export const MediaSourceProvider = context.Provider;

export function useMediaSource(): MediaSource {
  return useContext(context);
}

/** What a `media_id` stands for. */
export function useMediaAddress(id: string): string | undefined {
  return useMediaSource()(isImported(id) ? id : mediaAddress(id)) ?? undefined;
}

/** `files`: addresses by name. */
export function importedSource(files: ReadonlyMap<string, string>): MediaSource {
  return (address) =>
    isImported(address) ? (files.get(address.slice("import:".length)) ?? null) : address;
}
