// Chooses what a file of the results has in it, shows how far it is, and prints the list.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { SelectedResults } from "../../../contract/results/exam-results.ts";
import { exportKinds, type ExportKind } from "../../../contract/results/result-export-calls.ts";
import { formatNumber } from "../../../core/format.ts";
import { startExportWorker } from "../../../kit/sheet-export/start-export-worker.ts";
import { useModel } from "../../../kit/use-model.ts";
import { RadioGroup } from "../../../ui/choice/radio-group.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { ProgressBar } from "../../../ui/feedback/progress-bar.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import type { ResultsModel } from "../results-model.ts";
import type { ListWords } from "./result-export-columns.ts";
import { resultExportMessages } from "./result-export-messages.ts";
import { createResultExportModel, type ResultExportState } from "./result-export-model.ts";
import { PrintedResults } from "./printed-results-list.tsx";
import css from "./result-export-dialog.module.css";

type ResultExportDialogProps = {
  results: ResultsModel;
  selected: SelectedResults;
  words: ListWords;
  /** How many rows the filters find. */
  total: number;
  onClose(): void;
};

export function ResultExportDialog(props: ResultExportDialogProps) {
  const { results, selected, words, total, onClose } = props;
  const t = useStore(resultExportMessages);
  const model = useModel(() =>
    createResultExportModel({ results, selected, words, createWorker: startExportWorker }),
  );
  const state = useStore(model.$state);
  const [kind, setKind] = useState<ExportKind>("list");
  const isRunning = state.step === "running";
  // Questions are those of one exam.
  const kinds = selected.exams > 1 ? (["list"] as const) : exportKinds;
  const hints = { list: t.listHint, marks: t.marksHint, letters: t.lettersHint };
  return (
    <Dialog
      title={t.title({ exam: selected.name })}
      closeLabel={t.close}
      onClose={onClose}
      footer={
        isRunning ? (
          <Button onClick={model.cancel}>{t.cancel}</Button>
        ) : (
          <>
            {kind === "list" && (
              <Button icon="printer" onClick={() => void model.print()}>
                {t.print}
              </Button>
            )}
            <Button onClick={() => void model.start(kind, "csv")}>{t.csv}</Button>
            <Button
              variant="primary"
              icon="file-spreadsheet"
              onClick={() => void model.start(kind, "xlsx")}
            >
              {t.excel}
            </Button>
          </>
        )
      }
    >
      <div className={css.content}>
        {selected.is_partial && <Banner tone="info">{t.partial}</Banner>}
        <RadioGroup
          legend={t.kind}
          disabled={isRunning}
          value={kind}
          onChange={(next) => setKind(next as ExportKind)}
          options={kinds.map((value) => ({ value, label: t[value], hint: hints[value] }))}
        />
        <Outcome state={state} total={total} />
      </div>
      {state.step === "printed" && (
        <PrintedResults {...state} words={words} isEvent={selected.exams > 1} />
      )}
    </Dialog>
  );
}

function Outcome({ state, total }: { state: ResultExportState; total: number }) {
  const t = useStore(resultExportMessages);
  if (state.step === "failed") {
    return (
      <Banner tone="bad" title={t.failed}>
        {state.problem}
      </Banner>
    );
  }
  if (state.step === "running") {
    const { done, total: all } = state;
    const text =
      all === null ? t.running : t.progress({ done: formatNumber(done), total: formatNumber(all) });
    return (
      <div className={css.progress}>
        <ProgressBar value={all === null ? null : done} max={all ?? 1} label={text} />
        <LiveRegion>{text}</LiveRegion>
        <span aria-hidden="true">{text}</span>
      </div>
    );
  }
  if (state.step === "empty") return <Banner tone="warn">{t.empty}</Banner>;
  if (state.step === "done") {
    const { rows, fileName: file } = state;
    return (
      <Banner tone="ok">
        <span role="status">{t.done({ n: formatNumber(rows), file })}</span>
      </Banner>
    );
  }
  return <p>{t.whichRows({ n: formatNumber(total) })}</p>;
}
