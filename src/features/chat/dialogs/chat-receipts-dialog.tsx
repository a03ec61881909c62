// Whom a message to participants has reached, person by person: those first whom it has not.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { listReceipts, type Receipt } from "../../../contract/chat/chats.ts";
import { call } from "../../../core/api.ts";
import { formatTime } from "../../../core/format.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import css from "./chat-dialogs.module.css";
import { chatDialogMessages } from "./chat-dialog-messages.ts";

type ChatReceiptsDialogProps = { id: string; seq: number; onClose(): void };
type State = { items: readonly Receipt[]; total: number | null; page: number; failure: string };

export function ChatReceiptsDialog({ id, seq, onClose }: ChatReceiptsDialogProps) {
  const t = useStore(chatDialogMessages);
  const [state, setState] = useState<State>({ items: [], total: null, page: 1, failure: "" });
  const { items, total, page, failure } = state;
  useEffect(() => {
    const abort = new AbortController();
    call(listReceipts, { id, seq, page }, { signal: abort.signal })
      .then((answer) =>
        setState((now) => ({
          ...now,
          items: [...now.items, ...answer.items],
          total: answer.total,
          failure: "",
        })),
      )
      .catch((error: unknown) => {
        if (!abort.signal.aborted) setState((now) => ({ ...now, failure: failureText(error) }));
      });
    return () => abort.abort();
  }, [id, seq, page]);
  return (
    <Dialog title={t.receipts} size="m" closeLabel={t.close} onClose={onClose}>
      <div className={css.parts}>
        {failure !== "" && <Banner tone="bad">{failure}</Banner>}
        {total === null && failure === "" && <Spinner label={t.receipts} />}
        {items.length > 0 && (
          <table className={css.table}>
            <thead>
              <tr>
                <th scope="col">{t.number}</th>
                <th scope="col">{t.name}</th>
                <th scope="col">{t.delivered}</th>
                <th scope="col">{t.read}</th>
              </tr>
            </thead>
            <tbody>
              {items.map((one) => (
                <tr key={one.participant_id}>
                  <td>{one.no_ujian}</td>
                  <td>{one.nama}</td>
                  <td>{one.delivered_at === null ? "–" : formatTime(one.delivered_at)}</td>
                  <td>{one.read_at === null ? "–" : formatTime(one.read_at)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
        {total !== null && items.length < total && (
          <Button onClick={() => setState({ ...state, page: page + 1 })}>{t.more}</Button>
        )}
      </div>
    </Dialog>
  );
}
