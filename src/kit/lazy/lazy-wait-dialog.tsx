// Says what a dialog, or a function behind a button, is waiting for. It may be closed meanwhile.
import { useStore } from "@nanostores/react";
import type { LazyState } from "../../core/on-demand/lazy-part.ts";
import { Delayed } from "../../ui/delayed.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { Button } from "../../ui/input/button.tsx";
import { Dialog } from "../../ui/overlay/dialog.tsx";
import { lazyFailureText } from "./lazy-failure-text.ts";
import { lazyMessages } from "./lazy-messages.ts";
import type { Trouble } from "./lazy-trouble.tsx";
import type { Retry } from "./use-lazy.ts";
import { WaitingLine } from "./waiting-line.tsx";

type LazyWaitDialogProps = Retry & {
  state: Exclude<LazyState<unknown>, { status: "ready" }>;
  onClose(): void;
};

export function LazyWaitDialog({ state, onClose, ...retry }: LazyWaitDialogProps) {
  const t = useStore(lazyMessages);
  if (state.status !== "loading")
    return <TroubleDialog state={state} onClose={onClose} {...retry} />;
  return (
    <Delayed>
      <Dialog title={t.opening} size="s" closeLabel={t.close} onClose={onClose}>
        <Spinner label={t.opening} />
      </Dialog>
    </Delayed>
  );
}

type TroubleDialogProps = Retry & { state: Trouble; onClose(): void };

function TroubleDialog({ state, isRetrying, retry, onClose }: TroubleDialogProps) {
  const t = useStore(lazyMessages);
  const isUnreachable = state.status === "unreachable";
  return (
    <Dialog
      title={isUnreachable ? t.unreachable : t.failed}
      size="s"
      closeLabel={t.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.close}</Button>
          <Button variant="primary" busy={isRetrying} onClick={retry}>
            {t.retry}
          </Button>
        </>
      }
    >
      <p role="alert">{isUnreachable ? t.unreachableHint : lazyFailureText(state.error)}</p>
      {isUnreachable && <WaitingLine />}
    </Dialog>
  );
}
