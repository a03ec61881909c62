// Fetches a piece of the console that is not there yet. After an upgrade an open tab asks for files that are gone: the page
// is then loaded anew once by itself, unless something unsaved would be lost; then the person is told and decides.
import { atom } from "nanostores";
import { hasUnsavedInput } from "./navigation.ts";

/** The server has another console than this page, and something unsaved stands here. */
export class UpgradedError extends Error {}

/** Set when an upgrade waits for what is unsaved. */
export const $isUpgradeWaiting = atom(false);

const guardKey = "exo.adm.reloaded.";

/**
 * @throws UpgradedError when only loading the page anew can help and something unsaved stands on it
 * @throws what `load` throws, when the server is away or loading anew has not helped
 */
export async function latePiece<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  try {
    return await load();
  } catch (error) {
    const wanted = await scriptOfServer();
    // Of an upgrade the new page, else of a file that is missing its own name: each is a reason once in a tab.
    const reason = wanted === ownScript() ? String(error) : wanted;
    if (wanted === null || reason === null || isKnown(reason)) throw error;
    if (hasUnsavedInput()) {
      $isUpgradeWaiting.set(true);
      throw new UpgradedError();
    }
    reloadFor(reason);
    return new Promise(() => undefined);
  }
}

/** Whether the server has another console than this page; false also when it cannot be asked. */
export async function isUpgraded(): Promise<boolean> {
  const wanted = await scriptOfServer();
  return wanted !== null && wanted !== ownScript() && !isKnown(wanted);
}
