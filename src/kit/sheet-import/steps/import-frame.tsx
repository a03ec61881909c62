// What every import looks like from outside: a dialog with its steps, what is said aloud, and the question before something
// is lost by closing it or by leaving the screen.
import { useEffect, useState, type ReactNode } from "react";
import { useStore } from "@nanostores/react";
import { guardLeaving } from "../../../core/navigation.ts";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { Steps } from "../../../ui/layout/steps.tsx";
import { ConfirmDialog } from "../../dialogs/confirm-dialog.tsx";
import { importMessages } from "../import-messages.ts";
import css from "../import-wizard.module.css";

type ImportFrameProps = {
  title: string;
  steps: readonly string[];
  /** Index, from 0. */
  current: number;
  announcement: string;
  /** The buttons; `close` asks first when something would be lost. */
  renderFooter(close: () => void): ReactNode;
  /** Asked when somebody wants to leave: whether anything is held that would be lost. */
  isHeld(): boolean;
  /** What that is, in a sentence. */
  loss: string;
  onClose(): void;
  children: ReactNode;
};

export function ImportFrame(props: ImportFrameProps) {
  const { title, steps, current, announcement, renderFooter, isHeld, loss, onClose, children } =
    props;
  const t = useStore(importMessages);
  const [isAsking, setAsking] = useState(false);
  // Anew with every drawing: whether something is held depends on what is shown now.
  useEffect(() => guardLeaving(isHeld));
  const close = () => (isHeld() ? setAsking(true) : onClose());
  return (
    <>
      <Dialog
        title={title}
        size="xl"
        closeLabel={t.close}
        onClose={close}
        footer={renderFooter(close)}
      >
        <div className={css.stack}>
          <Steps label={t.steps} steps={steps} current={current} />
          {children}
          <LiveRegion>{announcement}</LiveRegion>
        </div>
      </Dialog>
      {isAsking && (
        <ConfirmDialog
          title={t.leaveTitle}
          confirmLabel={t.leave}
          danger
          onConfirm={() => {
            setAsking(false);
            onClose();
          }}
          onClose={() => setAsking(false)}
        >
          <p>{loss}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
