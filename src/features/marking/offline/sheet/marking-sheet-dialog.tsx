// Downloads the sheet in which a person marks the answers to one question outside the console.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { MarkingUnit } from "../../../../contract/marking/marking-units.ts";
import { formatNumber } from "../../../../core/format.ts";
import { freshFailureText } from "../../../../kit/failed-message.ts";
import { saveBook } from "../../../../kit/sheet-export/save-book.ts";
import { startExportWorker } from "../../../../kit/sheet-export/start-export-worker.ts";
import { useModel } from "../../../../kit/use-model.ts";
import { RadioGroup } from "../../../../ui/choice/radio-group.tsx";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { ProgressBar } from "../../../../ui/feedback/progress-bar.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { unitTitle } from "../answers-lookups.ts";
import css from "../offline-dialogs.module.css";
import { offlineMessages } from "../offline-messages.ts";
import { markingSheetMessages } from "./marking-sheet-messages.ts";
import {
  createMarkingSheetModel,
  type SheetChoice,
  type SheetDownloadState,
} from "./marking-sheet-model.ts";

type MarkingSheetDialogProps = { unit: MarkingUnit; onClose(): void };

export function MarkingSheetDialog({ unit, onClose }: MarkingSheetDialogProps) {
  const t = useStore(markingSheetMessages);
  const offlineT = useStore(offlineMessages);
  const model = useModel(() =>
    createMarkingSheetModel(unit, {
      save: (book, name) => saveBook(book, "xlsx", name, { createWorker: startExportWorker }),
    }),
  );
  const state = useStore(model.$state);
  const [choice, setChoice] = useState<SheetChoice>({
    view: unit.mine > 0 ? "unmarked" : "all",
    scale: "percent",
  });
  const isRunning = state.is === "running";
  return (
    <Dialog
      title={t.title}
      closeLabel={offlineT.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>
            {state.is === "done" ? offlineT.close : offlineT.cancel}
          </Button>
          <Button
            variant="primary"
            icon="download"
            busy={isRunning}
            onClick={() => void model.download(choice)}
          >
            {offlineT.download}
          </Button>
        </>
      }
    >
      <div className={css.body}>
        <p className={css.unit}>{unitTitle(unit)}</p>
        <p>{t.text}</p>
        <Choices choice={choice} onChoice={setChoice} disabled={isRunning} />
        <p className={css.unit}>{t.rubric}</p>
        <DownloadNotice state={state} />
      </div>
    </Dialog>
  );
}

type ChoicesProps = {
  choice: SheetChoice;
  onChoice(choice: SheetChoice): void;
  disabled: boolean;
};

function Choices({ choice, onChoice, disabled }: ChoicesProps) {
  const t = useStore(offlineMessages);
  return (
    <>
      <RadioGroup
        legend={t.which}
        value={choice.view}
        disabled={disabled}
        options={[
          { value: "unmarked", label: t.whichUnmarked },
          { value: "all", label: t.whichAll },
        ]}
        onChange={(value) => onChoice({ ...choice, view: value === "all" ? "all" : "unmarked" })}
      />
      <RadioGroup
        legend={t.scale}
        value={choice.scale}
        disabled={disabled}
        options={[
          { value: "percent", label: t.percent },
          { value: "share", label: t.share },
        ]}
        onChange={(value) =>
          onChoice({ ...choice, scale: value === "share" ? "share" : "percent" })
        }
      />
    </>
  );
}

/** How far it is, or how it ended. */
function DownloadNotice({ state }: { state: SheetDownloadState }) {
  const t = useStore(offlineMessages);
  switch (state.is) {
    case "idle":
      return null;
    case "running": {
      const { done, total } = state.progress ?? { done: 0, total: 0 };
      const label = t.fetching({ done: formatNumber(done), total: formatNumber(total) });
      return (
        <>
          <ProgressBar value={state.progress && done} max={total} label={label} />
          <p aria-live="polite">{label}</p>
        </>
      );
    }
    case "none":
      return <Banner tone="warn">{t.none}</Banner>;
    case "done":
      return <Banner tone="ok">{t.downloaded({ n: formatNumber(state.count) })}</Banner>;
    case "failed":
      return <Banner tone="bad">{freshFailureText(state.error)}</Banner>;
  }
}
