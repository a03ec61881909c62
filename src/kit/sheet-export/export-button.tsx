// The export of a list: a menu of file kinds, of the selection or of everything the filters find; then its progress.
// The export itself (and its worker's address) is loaded when the first one starts.
import { useEffect, useRef, useState } from "react";
import { useStore } from "@nanostores/react";
import { responseCodes } from "../../contract/calls/envelope.ts";
import { formatNumber } from "../../core/format.ts";
import { notify, reportError } from "../../core/notices.ts";
import { Button } from "../../ui/input/button.tsx";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import { Menu, type MenuItem } from "../../ui/overlay/popup-menu.tsx";
import { ProgressBar } from "../../ui/feedback/progress-bar.tsx";
import type { ExportModel, ExportState } from "./create-export.ts";
import { exportMessages } from "./export-messages.ts";
import type { FileFormat } from "../../files/saved-file.ts";
import css from "./export-button.module.css";

export type ExportButtonProps = {
  /** Loads and makes the export; asked once per button. */
  loadExport(): Promise<ExportModel>;
  /** How many rows the filters find. */
  total: number;
  selected: ReadonlySet<string>;
  /** Other ways to take the rows along. */
  more?: readonly MenuItem[];
};

const formats: readonly FileFormat[] = ["xlsx", "csv"];

export function ExportButton({ loadExport, total, selected, more = [] }: ExportButtonProps) {
  const t = useStore(exportMessages);
  const { state, start, cancel } = useExport(loadExport);
  if (state.step === "running") return <ExportProgress state={state} onCancel={cancel} />;
  const count = formatNumber(selected.size > 0 ? selected.size : total);
  const label = selected.size > 0 ? t.selected : t.all;
  return (
    <Menu
      label={t.label}
      text={t.label}
      icon="download"
      variant="secondary"
      size="m"
      items={[
        ...formats.map((format) => ({
          label: label({ format: t[format], count }),
          icon: "file-spreadsheet" as const,
          disabled: total === 0,
          onSelect: () => void start(format, selected.size > 0 ? [...selected] : undefined),
        })),
        ...more,
      ]}
    />
  );
}

type ExportProgressProps = {
  state: Extract<ExportState, { step: "running" }>;
  onCancel(): void;
};

function ExportProgress({ state: { done, total }, onCancel }: ExportProgressProps) {
  const t = useStore(exportMessages);
  const text =
    total === null
      ? t.running
      : t.progress({ done: formatNumber(done), total: formatNumber(total) });
  return (
    <div className={css.progress}>
      <ProgressBar value={total === null ? null : done} max={total ?? 1} label={text} />
      <LiveRegion>{text}</LiveRegion>
      <Button size="s" onClick={onCancel}>
        {t.cancel}
      </Button>
    </div>
  );
}

function useExport(loadExport: () => Promise<ExportModel>) {
  const [state, setState] = useState<ExportState>({ step: "idle" });
  const made = useRef<Promise<ExportModel> | null>(null);
  const isGone = useRef(false);
  /** Whose turn it is: a cancelled start may still be waiting for its chunk. */
  const turn = useRef(0);
  useEffect(
    () => () => {
      isGone.current = true;
      // A chunk that never came has nothing to end.
      made.current?.then((model) => model.exit()).catch(() => undefined);
    },
    [],
  );
  const open = async (): Promise<ExportModel> => {
    const model = await loadExport();
    model.$state.listen((next) => {
      if (isGone.current) return;
      setState(next);
      notifyOutcome(next);
    });
    return model;
  };
  const start = async (format: FileFormat, ids?: readonly string[]) => {
    if (state.step === "running") return;
    const mine = ++turn.current;
    setState({ step: "running", format, done: 0, total: ids?.length ?? null });
    try {
      made.current ??= open();
      const model = await made.current;
      if (!isGone.current && mine === turn.current) await model.start(format, ids);
    } catch (error) {
      made.current = null;
      setState({ step: "idle" });
      reportError(error);
    }
  };
  const cancel = () => {
    turn.current += 1;
    setState({ step: "idle" });
    made.current?.then((model) => model.cancel()).catch(() => undefined);
  };
  return { state, start, cancel };
}

function notifyOutcome(state: ExportState): void {
  const t = exportMessages.get();
  if (state.step === "failed") notify(responseCodes.client, t.failedTitle, state.problem);
  if (state.step === "empty") notify(responseCodes.warning, t.emptyTitle, t.empty);
  if (state.step === "done") {
    const body = t.done({ rows: formatNumber(state.rows), file: state.fileName });
    notify(responseCodes.success, t.doneTitle, body);
  }
}
