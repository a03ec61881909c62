// What a corrected message said before, the latest first.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import {
  listMessageVersions,
  type MessageVersion,
} from "../../../contract/chat/message-changes.ts";
import { call } from "../../../core/api.ts";
import { formatDateTime } from "../../../core/format.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import css from "./chat-dialogs.module.css";
import { chatDialogMessages } from "./chat-dialog-messages.ts";

type MessageVersionsDialogProps = { id: string; seq: number; onClose(): void };

export function MessageVersionsDialog({ id, seq, onClose }: MessageVersionsDialogProps) {
  const t = useStore(chatDialogMessages);
  const [items, setItems] = useState<readonly MessageVersion[] | null>(null);
  const [failure, setFailure] = useState("");
  useEffect(() => {
    const abort = new AbortController();
    call(listMessageVersions, { id, seq }, { signal: abort.signal })
      .then((answer) => setItems(answer.items))
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setFailure(failureText(error));
      });
    return () => abort.abort();
  }, [id, seq]);
  return (
    <Dialog title={t.versions} size="s" closeLabel={t.close} onClose={onClose}>
      <div className={css.parts}>
        {failure !== "" && <Banner tone="bad">{failure}</Banner>}
        {items === null && failure === "" && <Spinner label={t.loading} />}
        <ol className={css.versions}>
          {items?.map(({ version, text, at }, place) => (
            <li key={version}>
              <small>
                {t.since({ time: formatDateTime(at) })}
                {place === 0 && ` (${t.present})`}
              </small>
              <p dir="auto">{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  );
}
