// The button that makes files of the ledger as it is filtered.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { LedgerSelection } from "../../../contract/results/event-ledger.ts";
import { formatNumber } from "../../../core/format.ts";
import { reportError } from "../../../core/notices.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { loadForAction } from "../../../kit/lazy/load-for-action.ts";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import type { LedgerModel } from "../ledger-model.ts";
import { ledgerExportMessages } from "./ledger-export-messages.ts";
import type { LedgerFile } from "./ledger-export.ts";

const loadExport = lazy(() => import("./ledger-export.ts"), "exportLedger");

/** Each participant is a sheet of the file, which more of them would make unusable. */
const maxSheets = 500;

type LedgerExportButtonProps = { model: LedgerModel; selected: LedgerSelection };

export function LedgerExportButton({ model, selected }: LedgerExportButtonProps) {
  const t = useStore(ledgerExportMessages);
  const state = useStore(model.list.$state);
  const { isRunning, start } = useLedgerExport(model, selected);
  const total = state.status === "ready" ? state.page.total : 0;
  const n = formatNumber(total);
  return (
    <Menu
      label={t.label}
      text={isRunning ? t.running : t.label}
      icon="download"
      variant="secondary"
      size="m"
      disabled={isRunning}
      items={[
        {
          label: t.classLedger({ n }),
          icon: "file-spreadsheet",
          disabled: total === 0,
          onSelect: () => void start("class"),
        },
        {
          label: t.people({ n }),
          icon: "file-spreadsheet",
          disabled: total === 0 || total > maxSheets,
          ...(total > maxSheets && { hint: t.tooMany({ max: formatNumber(maxSheets) }) }),
          onSelect: () => void start("people"),
        },
      ]}
    />
  );
}

/** One at a time. */
export function useLedgerExport(model: LedgerModel, selected: LedgerSelection) {
  const [isRunning, setRunning] = useState(false);
  const start = async (file: LedgerFile) => {
    if (isRunning) return;
    setRunning(true);
    try {
      await (
        await loadForAction(loadExport)
      )(model, selected, file);
    } catch (error) {
      reportError(error);
    } finally {
      setRunning(false);
    }
  };
  return { isRunning, start };
}
