// What a checked import comes to, in numbers.
import type { CheckedRow } from "./sheet-check.ts";
import type { CellFault, Severity } from "./sheet-columns.ts";

export type FaultGroup = {
  code: string;
  severity: Severity;
  count: number;
  /** How many of them say what the cell should be. */
  fixable: number;
};

export type CheckSummary = {
  total: number;
  /** Rows without an error. */
  sendable: number;
  /** Sendable rows with a warning. */
  warnings: number;
  errors: number;
  /** Sendable rows whose identity the server already has; null: all must, for the sheet makes nothing new. */
  existing: number | null;
  /** Rows without content, and repeated headers. */
  ignored: number;
  /** Most frequent first. */
  groups: FaultGroup[];
};

export type RowStatus = "ready" | Severity;

export function isSevere({ severity }: CellFault): boolean {
  return severity === "error";
}

export function statusOf({ faults }: Pick<CheckedRow, "faults">): RowStatus {
  if (faults.some(isSevere)) return "error";
  return faults.length > 0 ? "warning" : "ready";
}

export function summarize(
  rows: readonly CheckedRow[],
  ignored: number,
  makesNew: boolean,
): CheckSummary {
  const counts: Record<RowStatus, number> = { ready: 0, warning: 0, error: 0 };
  const groups = new Map<string, FaultGroup>();
  let existing = 0;
  for (const row of rows) {
    const status = statusOf(row);
    counts[status] += 1;
    if (status !== "error" && row.existing !== null) existing += 1;
    for (const { code, severity, fix } of row.faults) {
      const group = groups.get(code) ?? { code, severity, count: 0, fixable: 0 };
      groups.set(code, group);
      group.count += 1;
      if (fix !== undefined) group.fixable += 1;
    }
  }
  return {
    total: rows.length,
    sendable: counts.ready + counts.warning,
    warnings: counts.warning,
    errors: counts.error,
    existing: makesNew ? existing : null,
    ignored,
    groups: [...groups.values()].sort((one, other) => other.count - one.count),
  };
}
