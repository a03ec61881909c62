// What must not outlive a person: lists, notices, addresses. And the way out.
import { startNavigating } from "../core/busy.ts";
import { forgetLookups } from "../core/lookups.ts";
import { $previousAddress, confirmLeaving, href, navigate } from "../core/navigation.ts";
import { clearNotices } from "../core/notices.ts";
import { signOut } from "../core/session.ts";

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
  confirmLeaving(() => void leave());
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
