// The ledgers of all classes in one printout: each class begins on a page of its own and counts its own pages.
import { useStore } from "@nanostores/react";
import { useMemo } from "react";
import { PrintedSheets } from "../../../kit/print/sheets/printed-sheets.tsx";
import { classLedgerParts } from "./class-ledger-sheets.tsx";
import type { ClassLedgerSheet } from "./class-ledgers-lookups.ts";
import type { LedgerPaperProps } from "./ledger-paper-head.tsx";
import { ledgerPaperMessages } from "./ledger-paper-messages.ts";

type ClassesLedgerProps = Omit<LedgerPaperProps, "groupName"> & {
  printed: { classes: readonly ClassLedgerSheet[] };
};

export function ClassesLedgerSheets({ choices, paper, selected, printed }: ClassesLedgerProps) {
  const t = useStore(ledgerPaperMessages);
  const parts = useMemo(
    () =>
      printed.classes.flatMap(({ group, sheet, asOf }, at) => {
        // Each class has a teacher of its own, who writes the name.
        const ledger = {
          choices: { ...choices, teacher: "" },
          paper,
          selected,
          groupName: group.nama,
        };
        return classLedgerParts({ ...ledger, printed: { sheet, asOf } }, t, `class-${at + 1}`);
      }),
    [choices, paper, selected, printed, t],
  );
  return <PrintedSheets paper={paper} font={choices.font} parts={parts} />;
}
