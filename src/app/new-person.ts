// What must not outlive a person: lists, notices, addresses. And the way out.
import { startNavigating } from "../core/busy.ts";
import { forgetLookups } from "../core/lookups.ts";
import { canOpenScreen } from "../core/menu/menu.ts";
import {
  $leaveRequest,
  $previousAddress,
  confirmLeaving,
  href,
  navigate,
} from "../core/navigation.ts";
import { clearNotices } from "../core/notices.ts";
import { lazy } from "../core/on-demand/lazy.ts";
import { $session, signOut } from "../core/session.ts";

let lastPersonId: string | null = null;

/** Somebody is in. Whoever signs in after another person begins at home. */
export function welcome(personId: string): void {
  const isAnother = lastPersonId !== null && lastPersonId !== personId;
  lastPersonId = personId;
  if (!isAnother) return;
  forgetPerson();
  navigate(href("home"), { replace: true, unasked: true });
}

export function leaveConsole(): void {
  confirmLeaving(() => void leaveUnlessExams());
}

let isAsking = false;

/** A press beside "Sembunyikan" must not end the watch over an exam: whoever watches any is asked first. */
async function leaveUnlessExams(): Promise<void> {
  // A second press while the server is asked changes nothing.
  if (isAsking) return;
  isAsking = true;
  const exams = await examsUnderWay();
  isAsking = false;
  if (exams === null) return leave();
  $leaveRequest.set({ proceed: () => void leave(), exams });
}

/** How long the answer is waited for, its file included. */
const patienceMs = 2_000;

const loadAsking = lazy(() => import("./leaving/running-exams.ts"), "askRunningExams");

/** As askRunningExams answers; null as well for a person who may open no monitor. */
async function examsUnderWay(): Promise<string | null> {
  const session = $session.get();
  if (session.status !== "in" || !canOpenScreen("monitor.peserta", session.user)) return null;
  const unknown = new Promise<string>((settle) => setTimeout(settle, patienceMs, ""));
  try {
    return await Promise.race([loadAsking().then((ask) => ask()), unknown]);
  } catch {
    // Its file is out of reach.
    return "";
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
