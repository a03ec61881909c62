// Fills a file of e-Rapor: choose it, check who is who, download it filled.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { failureSentence } from "../../../kit/file-faults/failure-sentence.ts";
import { FileDrop } from "../../../kit/file-drop/file-drop.tsx";
import { startImportWorker } from "../../../kit/sheet-import/start-import-worker.ts";
import { useModel } from "../../../kit/use-model.ts";
import { writtenCells } from "../../../sheets/erapor/erapor-plan.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import css from "./erapor-dialog.module.css";
import { EraporColumnField } from "./erapor-column-field.tsx";
import { EraporGoalsPanel } from "./erapor-goals-panel.tsx";
import { EraporHead } from "./erapor-head.tsx";
import { eraporMessages, type EraporTexts } from "./erapor-messages.ts";
import {
  createEraporModel,
  unknownLayout,
  type EraporModel,
  type EraporState,
  type PlannedState,
} from "./erapor-model.ts";
import { EraporStudentsTable } from "./erapor-students-table.tsx";

type EraporDialogProps = { schedule_id: string; group_id: string; onClose(): void };

export function EraporDialog({ schedule_id, group_id, onClose }: EraporDialogProps) {
  const t = useStore(eraporMessages);
  const model = useModel(() =>
    createEraporModel({ asked: { schedule_id, group_id }, createWorker: startImportWorker }),
  );
  const state = useStore(model.$state);
  return (
    <Dialog
      title={t.title}
      size="xl"
      closeLabel={t.close}
      onClose={onClose}
      footer={<Footer state={state} model={model} onClose={onClose} />}
    >
      <div className={css.body}>
        {state.is === "choose" && <Choose error={state.error} model={model} />}
        {state.is === "reading" && <Spinner label={t.reading} />}
        {state.is === "plan" && <Planned state={state} model={model} />}
      </div>
    </Dialog>
  );
}

function Choose({ error, model }: { error: unknown; model: EraporModel }) {
  const t = useStore(eraporMessages);
  return (
    <FileDrop
      label={t.drop}
      hint={t.dropHint}
      buttonLabel={t.choose}
      accept=".xlsx"
      onFile={(file) => void model.open(file)}
      {...(error !== null && {
        error: error === unknownLayout ? t.unknown : failureSentence(error),
      })}
    />
  );
}

function Planned({ state, model }: { state: PlannedState; model: EraporModel }) {
  const t = useStore(eraporMessages);
  const { error, filled } = state;
  return (
    <>
      {error !== null && (
        <Banner tone="bad" title={t.notFilled}>
          {failureSentence(error)}
        </Banner>
      )}
      {filled !== null && <Banner tone="ok">{filledText(filled, state, t)}</Banner>}
      <EraporHead state={state} />
      <EraporColumnField state={state} model={model} />
      {state.file.sheet.goalColumn !== null && <EraporGoalsPanel state={state} model={model} />}
      <EraporStudentsTable state={state} model={model} />
    </>
  );
}

function filledText(n: number, { file: { name } }: PlannedState, t: EraporTexts): string {
  return n === 0 ? t.filledNothing({ name }) : t.filled({ n: formatNumber(n), name });
}

type FooterProps = { state: EraporState; model: EraporModel; onClose(): void };

function Footer({ state, model, onClose }: FooterProps) {
  const t = useStore(eraporMessages);
  if (state.is !== "plan") return <Button onClick={onClose}>{t.close}</Button>;
  const n = writtenCells(state.plan, state.choices).length;
  return (
    <>
      <Button onClick={model.again} disabled={state.isFilling}>
        {t.again}
      </Button>
      <Button
        variant="primary"
        icon="download"
        busy={state.isFilling}
        disabled={n === 0}
        onClick={() => void model.download()}
      >
        {n === 0 ? t.download : t.downloadCount({ n: formatNumber(n) })}
      </Button>
    </>
  );
}
