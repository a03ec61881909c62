// The toasts. While a pointer or the focus is on one it stays.
import { useStore } from "@nanostores/react";
import { $notices, closeNotice, holdNotice, resumeNotice } from "../../core/notices.ts";
import { Toast, ToastRegion } from "../../ui/overlay/toast.tsx";
import { shellMessages } from "./shell-messages.ts";

export function NoticeToasts() {
  const t = useStore(shellMessages);
  const notices = useStore($notices);
  return (
    <ToastRegion label={t.notices}>
      {notices.map(({ id, kind, title, body, action }) => (
        <Toast
          key={id}
          kind={kind}
          title={title}
          body={body}
          closeLabel={t.close}
          {...(action ? { action } : {})}
          onClose={() => closeNotice(id)}
          onHold={() => holdNotice(id)}
          onRelease={() => resumeNotice(id)}
        />
      ))}
    </ToastRegion>
  );
}
