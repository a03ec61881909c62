// Holds the sign-in form over a screen whose session has ended. A modal dialog, because a dialog that the screen may
// have open would otherwise keep the form out of reach. It goes when somebody is in, and not before.
import { useStore } from "@nanostores/react";
import {
  useLayoutEffect,
  useState,
  type KeyboardEvent,
  type ReactNode,
  type SyntheticEvent,
} from "react";
import { KeptMarksBanner } from "../../kit/kept-marks-banner.tsx";
import { useModal } from "../../ui/overlay/use-modal.ts";
import css from "./ended-dialog.module.css";
import { shellMessages } from "./shell-messages.ts";

export function EndedDialog({ children }: { children: ReactNode }) {
  const t = useStore(shellMessages);
  const [before] = useState(() => document.activeElement);
  const dialog = useModal(() => undefined);
  useLayoutEffect(
    () => () => {
      // The screen underneath is still hidden at this moment.
      requestAnimationFrame(() => {
        if (before instanceof HTMLElement && before.isConnected) before.focus();
      });
    },
    [before],
  );
  const stay = (event: SyntheticEvent) => event.preventDefault();
  const stayOnEscape = (event: KeyboardEvent) => {
    if (event.key === "Escape") event.preventDefault();
  };
  return (
    <dialog
      ref={dialog}
      className={css["ended"]}
      aria-label={t.ended}
      onCancel={stay}
      onKeyDown={stayOnEscape}
    >
      <KeptMarksBanner />
      {children}
    </dialog>
  );
}
