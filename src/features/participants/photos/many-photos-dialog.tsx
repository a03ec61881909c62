// The import of photos, drawn: files are given, who is found by their names is shown, then they are sent.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { BulkBody } from "../../../kit/bulk/bulk-body.tsx";
import type { BulkRun } from "../../../kit/bulk/create-bulk.ts";
import { FileDrop } from "../../../kit/file-drop/file-drop.tsx";
import { bulkMessages } from "../../../kit/bulk/bulk-messages.ts";
import { importMessages } from "../../../kit/sheet-import/import-messages.ts";
import css from "../../../kit/sheet-import/import-wizard.module.css";
import { ImportProgress } from "../../../kit/sheet-import/steps/import-progress.tsx";
import { ImportFrame } from "../../../kit/sheet-import/steps/import-frame.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { RadioGroup } from "../../../ui/choice/radio-group.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { participantsMessages } from "../participants-messages.ts";
import {
  createPhotosImportModel,
  filesToSend,
  type PhotoMode,
  type PhotosImportModel,
  type PhotosImportState,
} from "./photos-import-model.ts";
import { photosMessages } from "./photos-messages.ts";

type DialogProps = { onClose(hasSent: boolean): void };

export function ManyPhotosDialog({ onClose }: DialogProps) {
  const importT = useStore(importMessages);
  const participantsT = useStore(participantsMessages);
  const model = useModel(() => createPhotosImportModel());
  const state = useStore(model.$state);
  const hasSent = state.step === "sending";
  return (
    <ImportFrame
      title={participantsT.importPhotos}
      steps={[importT.stepFile, importT.stepReview, importT.stepSave]}
      current={hasSent ? 2 : Number(state.step === "review")}
      announcement={
        state.step === "review" ? `${importT.ready} ${formatNumber(state.matched.length)}` : ""
      }
      isHeld={() => isUnderWay(model.$state.get())}
      loss={importT.leaveSending}
      onClose={() => onClose(hasSent)}
      renderFooter={(close) =>
        state.step === "sending" ? (
          <SendingFooter run={state.run} onClose={close} />
        ) : (
          <Footer model={model} state={state} onClose={close} />
        )
      }
    >
      <Body model={model} state={state} />
    </ImportFrame>
  );
}

function isUnderWay(state: PhotosImportState): boolean {
  return state.step === "sending" && /running|stopped/u.test(state.run.$state.get().status);
}

type StepProps<State = PhotosImportState> = { model: PhotosImportModel; state: State };

function Body({ model, state }: StepProps) {
  const t = useStore(photosMessages);
  const importT = useStore(importMessages);
  if (state.step === "sending") return <Sending run={state.run} />;
  if (state.step === "review") return <Review model={model} state={state} />;
  if (state.step === "reading") {
    const file = t.files({ n: formatNumber(state.count) });
    return <ImportProgress text={importT.checking({ file })} done={null} />;
  }
  return (
    <>
      {state.problem !== null && <Banner tone="bad">{state.problem}</Banner>}
      <FileDrop
        label={t.drop}
        hint={t.dropHint}
        buttonLabel={importT.dropButton}
        accept="image/*,.zip"
        onFiles={(files) => void model.choose(files)}
      />
    </>
  );
}

type ReviewState = Extract<PhotosImportState, { step: "review" }>;

function Review({ model, state }: StepProps<ReviewState>) {
  const t = useStore(photosMessages);
  const importT = useStore(importMessages);
  const { matched, existing, unmatched, mode } = state;
  return (
    <>
      <dl className={css.figures}>
        <div>
          <dt>{importT.ready}</dt>
          <dd>{formatNumber(matched.length)}</dd>
        </div>
      </dl>
      {existing > 0 && (
        <RadioGroup
          legend={importT.duplicates({ count: formatNumber(existing), noun: t.noun })}
          options={(["skip", "update"] as const).map((value) => ({ value, label: importT[value] }))}
          value={mode}
          onChange={(value) => model.setMode(value as PhotoMode)}
        />
      )}
      {unmatched.length > 0 && <BulkBody state={{ status: "finished", results: unmatched }} />}
    </>
  );
}

function Sending({ run }: { run: BulkRun }) {
  const state = useStore(run.$state);
  return state.status === "ready" ? null : <BulkBody state={state} />;
}

type FooterProps = { onClose(): void };

function Footer({ model, state, onClose }: StepProps & FooterProps) {
  const t = useStore(photosMessages);
  const importT = useStore(importMessages);
  if (state.step !== "review") return <Button onClick={onClose}>{importT.cancel}</Button>;
  const count = filesToSend(state).length;
  return (
    <>
      <Button onClick={model.restart}>{importT.otherFile}</Button>
      <Button variant="primary" disabled={count === 0} onClick={model.commit}>
        {importT.save({ count: formatNumber(count), noun: t.noun })}
      </Button>
    </>
  );
}

function SendingFooter({ run, onClose }: FooterProps & { run: BulkRun }) {
  const t = useStore(bulkMessages);
  const importT = useStore(importMessages);
  const state = useStore(run.$state);
  if (state.status === "running") {
    return (
      <Button onClick={run.cancel} disabled={state.stopping}>
        {state.stopping ? t.stopping : t.stop}
      </Button>
    );
  }
  if (state.status === "finished") {
    return (
      <Button variant="primary" onClick={onClose}>
        {importT.finish}
      </Button>
    );
  }
  return (
    <>
      <Button onClick={onClose}>{importT.close}</Button>
      <Button variant="primary" onClick={() => void run.resume()}>
        {t.resume}
      </Button>
    </>
  );
}
