// Takes over marks that were given outside the console: choose the file, look at the plan, confirm, and see what became of it.
import { useStore } from "@nanostores/react";
import type { MarkingUnit } from "../../../../contract/marking/marking-units.ts";
import { translateFault } from "../../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../../core/format.ts";
import { $session } from "../../../../core/session.ts";
import { failureText } from "../../../../kit/failed-message.ts";
import { FileDrop } from "../../../../kit/file-drop/file-drop.tsx";
import { startImportWorker } from "../../../../kit/sheet-import/start-import-worker.ts";
import { useModel } from "../../../../kit/use-model.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { ProgressBar } from "../../../../ui/feedback/progress-bar.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { markQueueOf, type MarkQueue } from "../../../../core/marking/mark-queue-model.ts";
import { keyOf, unitTitle } from "../answers-lookups.ts";
import css from "../offline-dialogs.module.css";
import { offlineMessages } from "../offline-messages.ts";
import { markImportMessages } from "./mark-import-messages.ts";
import {
  createMarkImportModel,
  sentCount,
  type MarkImportModel,
  type MarkImportState,
} from "./mark-import-model.ts";
import { hindranceText } from "./mark-import-text.ts";
import { MarkFilePassphraseForm, passphraseFormId } from "./mark-file-passphrase-form.tsx";
import { MarkPlanPreview } from "./mark-plan-preview.tsx";

type MarkImportDialogProps = { unit: MarkingUnit; onClose(): void };
type StepProps<Is> = { state: Extract<MarkImportState, { is: Is }>; model: MarkImportModel };

export function MarkImportDialog({ unit, onClose }: MarkImportDialogProps) {
  const t = useStore(markImportMessages);
  const offlineT = useStore(offlineMessages);
  const { queue, ...options } = useModel(() => createSource(unit));
  const model = useModel(() => createMarkImportModel({ queue, ...options }));
  const state = useStore(model.$state);
  return (
    <Dialog
      title={t.title}
      size="l"
      closeLabel={offlineT.close}
      busy={state.is === "sending"}
      onClose={onClose}
      footer={<Footer state={state} model={model} queue={queue} onClose={onClose} />}
    >
      <div className={css.body}>
        <p className={css.unit}>{unitTitle(unit)}</p>
        {state.is === "choose" && <Choose state={state} model={model} />}
        {state.is === "locked" && <MarkFilePassphraseForm state={state} model={model} />}
        {state.is === "plan" && <Planned state={state} model={model} queue={queue} />}
        {state.is === "done" && <Done state={state} />}
        <Running state={state} />
      </div>
    </Dialog>
  );
}

/** The person and their queue, which goes on after the dialog. */
function createSource(unit: MarkingUnit) {
  const session = $session.get();
  const markerId = "user" in session ? session.user.id : "";
  return {
    unit: keyOf(unit),
    markerId,
    queue: markQueueOf(markerId),
    createWorker: startImportWorker,
    exit: () => undefined,
  };
}

function Choose({ state: { hindrance }, model }: StepProps<"choose">) {
  const t = useStore(markImportMessages);
  return (
    <FileDrop
      label={t.drop}
      hint={t.dropHint}
      buttonLabel={t.choose}
      accept=".xlsx,.csv,.exm"
      onFile={(file) => void model.read(file)}
      {...(hindrance && { error: hindranceText(hindrance, t) })}
    />
  );
}

function Planned({ state, model, queue }: StepProps<"plan"> & { queue: MarkQueue }) {
  const t = useStore(markImportMessages);
  const waiting = useUnsent(queue, model);
  const { plan, included, hasChanged, error } = state;
  return (
    <>
      {hasChanged && <Banner tone="warn">{t.hasChanged}</Banner>}
      {error !== null && (
        <Banner tone="bad" title={t.notChecked}>
          {failureText(error)}
        </Banner>
      )}
      {waiting > 0 && <Banner tone="warn">{t.unsent({ n: formatNumber(waiting) })}</Banner>}
      {plan.scale !== null && sentCount(state) + plan.conflicts.length === 0 && (
        <Banner tone="info">{t.nothing}</Banner>
      )}
      <MarkPlanPreview model={model} plan={plan} included={included} />
    </>
  );
}

/** How many marks of the same question the queue still holds. */
function useUnsent(queue: MarkQueue, model: MarkImportModel): number {
  useStore(queue.$unsent);
  return queue.waitingCodes(model.unit).length;
}

function Running({ state }: { state: MarkImportState }) {
  const t = useStore(markImportMessages);
  if (state.is !== "reading" && state.is !== "sending" && state.is !== "stopped") return null;
  const { done, total } =
    state.is === "reading" ? (state.progress ?? { done: null, total: 0 }) : state;
  const figures = { done: formatNumber(done ?? 0), total: formatNumber(total) };
  if (state.is === "stopped") {
    return (
      <Banner tone="bad" title={t.stopped(figures)}>
        <p>{failureText(state.error)}</p>
        <p>{t.stoppedText}</p>
      </Banner>
    );
  }
  const label =
    state.is === "sending" ? t.sending(figures) : done === null ? t.reading : t.fetching(figures);
  return (
    <>
      <ProgressBar value={done} max={total} label={label} />
      <p aria-live="polite">{label}</p>
    </>
  );
}

function Done({ state: { stored, sent } }: { state: Extract<MarkImportState, { is: "done" }> }) {
  const t = useStore(markImportMessages);
  const { refused, conflicts } = sent;
  return (
    <>
      <Banner tone="ok">{t.done({ n: formatNumber(stored) })}</Banner>
      {refused.length > 0 && (
        <Banner tone="bad" title={t.refusedTitle({ n: formatNumber(refused.length) })}>
          <ul>
            {refused.map(({ codes, reason }) => (
              <li key={codes.join(" ")}>
                {t.refused({ codes: codes.join(", "), reason: translateFault(reason) })}
              </li>
            ))}
          </ul>
        </Banner>
      )}
      {conflicts.length > 0 && (
        <Banner tone="warn" title={t.differTitle({ n: formatNumber(conflicts.length) })}>
          <p>{t.differText}</p>
          <p>{conflicts.map(({ code }) => code).join(", ")}</p>
        </Banner>
      )}
    </>
  );
}

type FooterProps = {
  state: MarkImportState;
  model: MarkImportModel;
  queue: MarkQueue;
  onClose(): void;
};

function Footer({ state, model, queue, onClose }: FooterProps) {
  const t = useStore(markImportMessages);
  const offlineT = useStore(offlineMessages);
  const waiting = useUnsent(queue, model);
  const isSending = state.is === "sending";
  const isOpening = state.is === "locked" && state.opening !== null;
  const isOver = state.is === "done" || state.is === "stopped";
  return (
    <>
      <Button disabled={isSending} onClick={onClose}>
        {isOver ? offlineT.close : offlineT.cancel}
      </Button>
      {(state.is === "plan" || state.is === "locked") && (
        <Button disabled={isOpening} onClick={model.again}>
          {t.another}
        </Button>
      )}
      {state.is === "locked" && (
        <Button type="submit" form={passphraseFormId} variant="primary" busy={isOpening}>
          {t.unlock}
        </Button>
      )}
      {state.is === "plan" && sentCount(state) > 0 && (
        <Button variant="primary" disabled={waiting > 0} onClick={() => void model.confirm()}>
          {t.confirm({ n: formatNumber(sentCount(state)) })}
        </Button>
      )}
      {state.is === "stopped" && (
        <Button variant="primary" onClick={() => void model.goOn()}>
          {t.goOn}
        </Button>
      )}
    </>
  );
}
