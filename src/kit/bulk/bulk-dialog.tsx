// A change to rows: asks with the count, shows how far it is, and says what became of every row that was refused. Where none
// was there is nothing to read, and it closes by itself.
import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { useEffect, useId, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import type { BulkResult } from "../../contract/calls/list-fields.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import { Button } from "../../ui/input/button.tsx";
import { Dialog, type DialogSize } from "../../ui/overlay/dialog.tsx";
import { BulkBody } from "./bulk-body.tsx";
import { useClosing } from "../dialogs/confirm-dialog.tsx";
import type { BulkRun, BulkState } from "./create-bulk.ts";
import { useStartDelay } from "./use-start-delay.ts";
import css from "../dialogs/dialogs.module.css";
import { confirmMessages } from "../kit-messages.ts";
import { bulkMessages } from "./bulk-messages.ts";

export type BulkDialogProps<Result extends BulkResult> = {
  /** Verb, object and count: "Hapus 12 peserta?" */
  title: string;
  /** The button that starts it: "Hapus 12 peserta". */
  verb: string;
  danger?: boolean;
  size?: DialogSize;
  /** Called when the person starts it, so that what they filled in is known. */
  createRun: () => BulkRun<Result>;
  /** What it means, and fields to fill in before it starts. */
  children?: ReactNode;
  canStart?: boolean;
  /** Why it cannot start yet: said when somebody tries. */
  missing?: string | null;
  /** Something was filled in: closing before it has started asks first. */
  dirty?: boolean;
  /** So many seconds pass before anything is sent, in which it can be cancelled or sent at once; 0: none. */
  delaySeconds?: number;
  /** More about the results than their count. */
  renderResults?: (results: readonly Result[]) => ReactNode;
  /** Whether it closes although rows were refused, because what opens next shows them. */
  closesAfter?: (results: readonly Result[]) => boolean;
  /** Null when nothing was sent. */
  onClose: (results: readonly Result[] | null) => void;
};

export function BulkDialog<Result extends BulkResult>(props: BulkDialogProps<Result>) {
  const { title, onClose, delaySeconds = 0 } = props;
  const t = useStore(confirmMessages);
  const { run, state, start, resume } = useBulkRun(props);
  const delay = useStartDelay(delaySeconds, start);
  const formId = useId();
  const { close, question } = useClosing(
    () => !run && props.dirty === true,
    () => onClose(run ? run.results : null),
  );
  const footer =
    delay.left !== null ? (
      <DelayFooter onStop={delay.stop} onStart={delay.startNow} />
    ) : (
      <BulkFooter
        {...props}
        state={state}
        formId={formId}
        onResume={resume}
        onStop={() => run?.cancel()}
        onClose={close}
      />
    );
  return (
    <>
      {question}
      <Dialog
        title={title}
        size={props.size}
        busy={state.status === "running"}
        onClose={close}
        closeLabel={t.close}
        footer={footer}
      >
        <div className={css.stack}>
          {state.status === "ready" ? (
            <BulkQuestion {...props} formId={formId} onStart={delay.begin} left={delay.left} />
          ) : (
            <BulkBody {...props} state={state} />
          )}
        </div>
      </Dialog>
    </>
  );
}

type BulkQuestionProps = Pick<BulkDialogProps<BulkResult>, "children" | "canStart" | "missing"> & {
  formId: string;
  onStart: () => void;
  /** Seconds until it is sent, while nothing can be filled in; null: it has not been pressed. */
  left: number | null;
};

/** A form, so that Enter in an input starts it as the button does. */
function BulkQuestion(props: BulkQuestionProps) {
  const { children, canStart = true, missing = null, formId, onStart, left } = props;
  const t = useStore(bulkMessages);
  const [hasTried, setTried] = useState(false);
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    setTried(true);
    if (canStart && missing === null) onStart();
  };
  return (
    <form id={formId} className={css.stack} noValidate onSubmit={submit}>
      {hasTried && missing !== null && <Banner tone="bad">{missing}</Banner>}
      <Fields left={left}>{children}</Fields>
      {/* Not each second that is left. */}
      <LiveRegion>{left !== null && t.notSentYet}</LiveRegion>
    </form>
  );
}

/** While it waits, to be read, also with the keyboard, and not to be changed. */
function Fields({ left, children }: { left: number | null; children: ReactNode }) {
  const t = useStore(bulkMessages);
  const isWaiting = left !== null;
  const scrollable = isWaiting && { role: "region", "aria-label": t.waiting, tabIndex: 0 };
  const top = useRef<HTMLDivElement>(null);
  // The press was below the fold of a small screen, and the seconds are told at the top.
  useLayoutEffect(() => {
    if (isWaiting) top.current?.scrollIntoView({ block: "nearest" });
  }, [isWaiting]);
  return (
    <div className={css.stack} {...scrollable}>
      {isWaiting && (
        <div ref={top}>
          <Banner tone="warn" title={t.sentIn({ n: left })}>
            {t.notSentYet}
          </Banner>
        </div>
      )}
      <fieldset className={css.stack} disabled={isWaiting}>
        {children}
      </fieldset>
    </div>
  );
}

const $notStarted = atom<BulkState<never>>({ status: "ready" });

function useBulkRun<Result extends BulkResult>(props: BulkDialogProps<Result>) {
  const [run, setRun] = useState<BulkRun<Result> | null>(null);
  const started = useRef<BulkRun<Result> | null>(null);
  const state: BulkState<Result> = useStore(run ? run.$state : $notStarted);
  useEffect(() => () => started.current?.exit(), []);

  function closeIfClean(end: BulkState<Result>) {
    if (end.status !== "finished") return;
    const hasNoRefused = end.results.every(({ outcome }) => outcome !== "refused");
    if (hasNoRefused || props.closesAfter?.(end.results) === true) props.onClose(end.results);
  }

  async function start() {
    // A second click may come before the first one is drawn.
    if (started.current) return;
    const made = props.createRun();
    started.current = made;
    setRun(made);
    closeIfClean(await made.start());
  }

  async function resume() {
    if (run) closeIfClean(await run.resume());
  }

  return { run, state, start: () => void start(), resume: () => void resume() };
}

/** Has the focus once there is something to read: the button that had it is gone, or is another by now. */
function useNextButton({ status }: BulkState<BulkResult>) {
  const next = useRef<HTMLButtonElement>(null);
  const isAtRest = status === "finished" || status === "stopped";
  useLayoutEffect(() => {
    if (isAtRest) next.current?.focus();
  }, [isAtRest]);
  return next;
}

function DelayFooter({ onStop, onStart }: { onStop(): void; onStart(): void }) {
  const t = useStore(bulkMessages);
  const { cancel } = useStore(confirmMessages);
  const first = useRef<HTMLButtonElement>(null);
  // The button that had the focus is gone.
  useLayoutEffect(() => first.current?.focus(), []);
  return (
    <>
      <Button ref={first} icon="undo-2" onClick={onStop}>
        {cancel}
      </Button>
      <Button variant="primary" onClick={onStart}>
        {t.sendNow}
      </Button>
    </>
  );
}

type BulkFooterProps = {
  verb: string;
  danger?: boolean;
  canStart?: boolean;
  state: BulkState<BulkResult>;
  /** Of the form whose submission starts it. */
  formId: string;
  onResume: () => void;
  onStop: () => void;
  onClose: () => void;
};

function BulkFooter(props: BulkFooterProps) {
  const { verb, danger, canStart = true, state, formId, onResume, onStop, onClose } = props;
  const t = useStore(bulkMessages);
  const { cancel, close } = useStore(confirmMessages);
  const next = useNextButton(state);
  if (state.status === "running") {
    return (
      <Button onClick={onStop} disabled={state.stopping}>
        {state.stopping ? t.stopping : t.stop}
      </Button>
    );
  }
  const isOver = state.status === "finished";
  return (
    <>
      <Button
        ref={isOver ? next : null}
        onClick={onClose}
        variant={isOver ? "primary" : "secondary"}
      >
        {state.status === "ready" ? cancel : close}
      </Button>
      {state.status === "ready" && (
        <Button
          type="submit"
          form={formId}
          variant={danger ? "danger" : "primary"}
          disabled={!canStart}
        >
          {verb}
        </Button>
      )}
      {state.status === "stopped" && (
        <Button ref={next} variant="primary" onClick={onResume}>
          {t.resume}
        </Button>
      )}
    </>
  );
}
