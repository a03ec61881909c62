// What must not outlive a person: lists, notices, addresses. And the way out.
import { startNavigating } from "../core/busy.ts";
import { forgetLookups } from "../core/lookups.ts";
import { keptMarksText } from "../core/marking/kept-marks-text.ts";
import { sendUnsentMarks } from "../core/marking/unsent-marks-sending.ts";
import { canOpenScreen } from "../core/menu/menu.ts";
import {
  $leaveRequest,
  $previousAddress,
  confirmLeaving,
  href,
  navigate,
  type LeaveQuestion,
} from "../core/navigation.ts";
import { clearNotices } from "../core/notices.ts";
import { lazy } from "../core/on-demand/lazy.ts";
import { $session, signOut } from "../core/session.ts";
import { prefetch } from "../kit/prefetch.ts";
import { shellMessages } from "./shell/shell-messages.ts";

let lastPersonId: string | null = null;

/** Somebody is in: what they marked and this PC has kept is sent. Whoever signs in after another person begins at home. */
export function welcome(personId: string): void {
  void sendUnsentMarks();
  if (mayOpen("check") || mayOpen("monitor.peserta")) prefetch([loadQuestion]);
  const isAnother = lastPersonId !== null && lastPersonId !== personId;
  lastPersonId = personId;
  if (!isAnother) return;
  forgetPerson();
  navigate(href("home"), { replace: true, unasked: true });
}

export function leaveConsole(): void {
  confirmLeaving(() => void leaveUnlessAsked());
}

let isAsking = false;

/**
 * A press beside "Sembunyikan" must not end the watch over an exam, and marks that only this PC has must not be left behind unnoticed: whoever
 * watches an exam or has such marks is asked first.
 */
async function leaveUnlessAsked(): Promise<void> {
  // A second press while the server is asked changes nothing.
  if (isAsking) return;
  isAsking = true;
  const proceed = () => void leave();
  const isAsked = mayOpen("monitor.peserta") || keptMarksText() !== "";
  const question = isAsked ? await questionBefore(proceed) : null;
  isAsking = false;
  if (question === null) return leave();
  $leaveRequest.set({ proceed, question });
}

const loadQuestion = lazy(() => import("./leaving/sign-out-question.ts"), "signOutQuestion");

function mayOpen(name: "check" | "monitor.peserta"): boolean {
  const session = $session.get();
  return session.status === "in" && canOpenScreen(name, session.user);
}

/** How long the file and the answers are waited for. */
const patienceMs = 2_000;

async function questionBefore(proceed: () => void): Promise<LeaveQuestion | null> {
  const lines = [keptMarksText(), shellMessages.get().leavingUnknown];
  const unknown = { lines: lines.filter((line) => line !== "") };
  const late = new Promise<LeaveQuestion>((settle) => setTimeout(settle, patienceMs, unknown));
  try {
    return await Promise.race([loadQuestion().then((ask) => ask(proceed)), late]);
  } catch {
    // Its file is out of reach.
    return unknown;
  }
}

async function leave(): Promise<void> {
  const arrived = startNavigating();
  await signOut();
  arrived();
  lastPersonId = null;
  forgetPerson();
  navigate(href("login"), { replace: true, unasked: true });
}

function forgetPerson(): void {
  forgetLookups();
  clearNotices();
  $previousAddress.set(null);
}
