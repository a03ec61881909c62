// The ledgers of all classes of an event, one after the other: ranks and figures of each are of the class. A class is a group that participants are in
// themselves.
import {
  getLedgerSelection,
  getLedgerSheet,
  type LedgerSheet,
} from "../../../contract/results/event-ledger.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { call } from "../../../core/api.ts";

/** `group_id` empty: all classes of the event; else those in the group. */
export type LedgerScope = { event_id: string; group_id: string };
export type ClassLedgerSheet = {
  group: { id: string; nama: string };
  sheet: LedgerSheet;
  asOf: Date;
};

/**
 * `classless`: participants without a class.
 * @throws ServerError
 */
export async function classLedgers(
  scope: LedgerScope,
  report: (done: number, all: number) => void,
  signal: AbortSignal,
): Promise<{ classes: ClassLedgerSheet[]; classless: number }> {
  const { event_id } = scope;
  const [{ groups }, { items }] = await Promise.all([
    call(getLedgerSelection, { event_id }, { signal }),
    call(getLedgerSheet, { ...scope, sort: "group" }, { signal }),
  ]);
  const inUse = new Set(items.map(({ group_path: path }) => path));
  const found = groups.filter(({ nama }) => inUse.has(nama));
  const classes: ClassLedgerSheet[] = [];
  for (const group of found) {
    report(classes.length, found.length);
    const asked = { event_id, group_id: group.id, sort: "nama" as const };
    const sheet = await call(getLedgerSheet, asked, { signal });
    classes.push({ group, sheet, asOf: serverNow() });
  }
  return { classes, classless: items.filter(({ group_path: path }) => path === "").length };
}
