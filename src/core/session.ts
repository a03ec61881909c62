// Who is signed in. The token lives under one fixed key, so that signing out in one tab signs out the others.
import { atom } from "nanostores";
import {
  generateToken,
  revokeToken,
  validateToken,
  type UserProfile,
} from "../contract/credentials.ts";
import { tokenStorageKey } from "../contract/storage-keys.ts";
import { call, configureApi } from "./api.ts";
import { isServerError } from "./answers/server-error.ts";
import { onStoredElsewhere, readStored, removeStored, writeStored } from "./preferences/storage.ts";
import { responseCodes } from "../contract/calls/envelope.ts";

/**
 * `ended`: the server no longer knows the token in mid-work. The screen stays mounted under the sign-in form, so that
 * nothing typed is lost; when the same person signs in again it is simply there.
 */
export type SessionState =
  | { status: "checking" }
  | { status: "out" }
  | { status: "in"; user: UserProfile }
  | { status: "ended"; user: UserProfile };

export const $session = atom<SessionState>({ status: "checking" });

export function startSession(): () => void {
  configureApi({ token: () => readStored(tokenStorageKey), sessionEnded });
  return onStoredElsewhere(tokenStorageKey, (token) => {
    if (token === null) endSession();
    // Out of reach: what is on screen stays as it is, and the next call says more.
    else validateSession().catch(() => undefined);
  });
}

/**
 * Asks the server who the stored token belongs to (spec 4); a refused token is cleared.
 * Anything else that fails is no refusal: the server was not reached, its database is away, or an answer came from
 * something on the way. The token stays, and the caller hears of it.
 * @throws ServerError of any code but 41
 */
export async function validateSession(): Promise<boolean> {
  const token = readStored(tokenStorageKey);
  if (token === null) {
    // Gone in mid-work when another tab signed out and the socket told of it first.
    endSession();
    return false;
  }
  const asked = amendments;
  try {
    const user = await call(validateToken, {});
    // Signed out, or in as somebody else, while the answer was on its way.
    if (readStored(tokenStorageKey) !== token) return false;
    // Something has changed since: the answer may be the older one.
    if (amendments !== asked) return await validateSession();
    $session.set({ status: "in", user });
    return true;
  } catch (error) {
    if (!isServerError(error, responseCodes.notSignedIn)) throw error;
    // The call itself has ended the session (api.ts); another tab may have signed in since.
    if (readStored(tokenStorageKey) === null) endSession();
    return false;
  }
}

/** @throws ServerError: code 12 with fields, another code with the server's sentence, 99 when it was not reached */
export async function signIn(email: string, password: string): Promise<UserProfile> {
  const { token, user } = await call(generateToken, { email, password }, { anonymous: true });
  writeStored(tokenStorageKey, token);
  $session.set({ status: "in", user });
  return user;
}

let amendments = 0;

/** What the server has just said about the signed-in person, where it did not say all: the shell shows it at once. */
export function amendUser(change: Partial<UserProfile>): void {
  const state = $session.get();
  if (state.status !== "in") return;
  amendments += 1;
  $session.set({ status: "in", user: { ...state.user, ...change } });
}

/** The token is gone even when the server could not be told (spec 4). */
export async function signOut(): Promise<void> {
  try {
    await call(revokeToken, {});
  } catch {
    // Spec 8: a failing sign-out is ignored.
  }
  removeStored(tokenStorageKey);
  signedOut();
}

function signedOut(): void {
  $session.set({ status: "out" });
}

function endSession(): void {
  const state = $session.get();
  if (state.status === "in") $session.set({ status: "ended", user: state.user });
  else if (state.status === "checking") signedOut();
}

function sessionEnded(token: string): void {
  // A late answer to a call made with an older token says nothing about the present one.
  if (readStored(tokenStorageKey) !== token) return;
  removeStored(tokenStorageKey);
  endSession();
}
