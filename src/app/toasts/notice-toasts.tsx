// The toasts. While a pointer or the focus is on one it stays. They have a root of their own, on the page or in the dialog
// that is open over it: outside of that nothing can be clicked. What they must not cover, they are moved away from.
import { useStore } from "@nanostores/react";
import { useLayoutEffect } from "react";
import { createRoot } from "react-dom/client";
import { $notices, closeNotice, holdNotice, resumeNotice } from "../../core/notices.ts";
import { lazy } from "../../core/on-demand/lazy.ts";
import { Toast, ToastRegion } from "../../ui/overlay/toast.tsx";
import { shellMessages } from "../shell/shell-messages.ts";

let place: HTMLElement | null = null;
/** Fetched beforehand: it is wanted at the very moment at which the server may be away. */
const loadStayAside = lazy(() => import("./toast-aside.ts"), "stayAside");

/** From now on, for as long as the page lives. */
export function showNotices(): void {
  if (place) return;
  place = document.body.appendChild(document.createElement("div"));
  // See base.css: on paper it would begin a page of its own.
  place.dataset["notices"] = "";
  createRoot(place).render(<NoticeToasts place={place} />);
  loadStayAside().catch(() => undefined);
}

function NoticeToasts({ place: own }: { place: HTMLElement }) {
  const t = useStore(shellMessages);
  const notices = useStore($notices);
  useLayoutEffect(() => {
    if (notices.length === 0) {
      own.firstElementChild?.removeAttribute("style");
      return undefined;
    }
    let isShown = true;
    let stop = (): void => undefined;
    const begin = async () => {
      try {
        const stayAside = await loadStayAside();
        if (isShown) stop = stayAside(own);
      } catch {
        // In the corner they are at least seen.
      }
    };
    void begin();
    return () => {
      isShown = false;
      stop();
    };
  }, [own, notices]);
  return (
    <ToastRegion label={t.notices}>
      {notices.map(({ id, kind, title, body, action }) => (
        <Toast
          key={id}
          kind={kind}
          title={title}
          body={body}
          closeLabel={t.closeNotice}
          {...(action ? { action } : {})}
          onClose={() => closeNotice(id)}
          onHold={() => holdNotice(id)}
          onRelease={() => resumeNotice(id)}
        />
      ))}
    </ToastRegion>
  );
}
