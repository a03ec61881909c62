// Toasts (spec 4, 8 and 9): shown, then gone after 5 seconds or when closed by hand.
import { atom } from "nanostores";
import { responseCodes } from "../contract/calls/envelope.ts";
import { faultText } from "./answers/error-text.ts";
import { isAborted, ServerError } from "./answers/server-error.ts";

export const noticeLifetimeMs = 5000;
/** A quick round of changes would cover the page otherwise. */
export const maxNotices = 3;

export type NoticeKind = "success" | "warning" | "error";
export type Notice = {
  id: number;
  kind: NoticeKind;
  title: string;
  body: string;
  /** One thing that the person may do about it, such as taking a deletion back. */
  action?: { label: string; run: () => void };
};

export const $notices = atom<readonly Notice[]>([]);

let lastId = 0;
const timers = new Map<number, ReturnType<typeof setTimeout>>();

export function noticeKindOf(code: string): NoticeKind {
  if (code === responseCodes.success) return "success";
  return code === responseCodes.warning ? "warning" : "error";
}

/**
 * `code` is a response code: 00 green, 01 yellow, any other red. Always shown: a caller that may have nothing to say does
 * not call it. Returns the notice's id.
 */
export function notify(
  code: string,
  title: string,
  body: string,
  action?: Notice["action"],
): number {
  lastId += 1;
  const notice: Notice = {
    id: lastId,
    kind: noticeKindOf(code),
    title,
    body,
    ...(action ? { action } : {}),
  };
  $notices.set([...$notices.get(), notice]);
  resumeNotice(notice.id);
  if ($notices.get().length > maxNotices) makeRoom();
  return notice.id;
}

/** For texts that the server wrote, which are shown only if title and body both exist (spec 4). */
export function notifyIfComplete(code: string, title: string, body: string): void {
  if (title && body) notify(code, title, body);
}

/** The oldest goes, but no error for what is none, and nothing that somebody has the pointer or the focus on. */
function makeRoom(): void {
  const free = $notices.get().filter(({ id }) => timers.has(id));
  const leaving = free.find(({ kind }) => kind !== "error") ?? free[0];
  if (leaving) closeNotice(leaving.id);
}

export function closeNotice(id: number): void {
  holdNotice(id);
  $notices.set($notices.get().filter((notice) => notice.id !== id));
}

/** While a person's pointer or focus is on a notice it must not vanish under them. */
export function holdNotice(id: number): void {
  clearTimeout(timers.get(id));
  timers.delete(id);
}

export function resumeNotice(id: number): void {
  holdNotice(id);
  timers.set(
    id,
    setTimeout(() => closeNotice(id), noticeLifetimeMs),
  );
}

export function clearNotices(): void {
  for (const { id } of $notices.get()) closeNotice(id);
}

/** The one place where an error that nobody else claimed becomes a toast. */
export function reportError(error: unknown): void {
  // The sign-in form that takes the screen's place says it already.
  const isEnded = error instanceof ServerError && error.code === responseCodes.notSignedIn;
  if (!isAborted(error) && !isEnded) showError(error);
}

/** The toast of the specification, whatever the error. */
export function showError(error: unknown): void {
  if (!(error instanceof ServerError)) {
    console.error(error);
    notify(responseCodes.client, "Error", faultText(error));
    return;
  }
  const title = error.code === responseCodes.client ? "Error" : "Response Error";
  notifyIfComplete(error.code, title, error.message);
}
