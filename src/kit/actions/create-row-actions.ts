// Runs what can be done to rows, one or many, and lets every run end alike: the list shows what the server has, a toast says
// what was done and takes it back where that is possible. Knows no entity and draws nothing; action-dialog.tsx asks.
import { responseCodes } from "../../contract/calls/envelope.ts";
import type { BulkResult } from "../../contract/calls/list-fields.ts";
import { translateFault } from "../../core/faults/translate-fault.ts";
import { formatNumber } from "../../core/format.ts";
import { closeNotice, notify, reportError } from "../../core/notices.ts";
import type { MenuAction, MenuItem } from "../../ui/overlay/popup-menu.tsx";
import { createBulk, type BulkRun } from "../bulk/create-bulk.ts";
import { actionMessages } from "./action-messages.ts";
import type { RowAction, Target } from "./row-action.ts";
import { takeBack } from "./take-back.ts";

export type RowActionsOptions<Kind extends string, Item, Result extends BulkResult, Input> = {
  /** Asked anew each time: the language may have changed. */
  actions(): Record<Kind, RowAction<Item, Result, Input>>;
  /** "12 peserta". */
  many(count: string): string;
  records: ActedRecords;
};

/** What actions need of the rows that they are done to. */
export type ActedRecords = {
  list: { forget(ids: readonly string[]): void };
  /** Shows what the server has now. Never throws. */
  changed(): Promise<void>;
};

export type RowActions<
  Kind extends string,
  Item,
  Result extends BulkResult = BulkResult,
  Input = unknown,
> = ReturnType<typeof createRowActions<Kind, Item, Result, Input>>;

export function createRowActions<
  Kind extends string,
  Item,
  Result extends BulkResult = BulkResult,
  Input = unknown,
>({ actions, many, records }: RowActionsOptions<Kind, Item, Result, Input>) {
  const settle = createSettle({ actions, many, records });
  const whoIs = ({ ids, name }: Target) => name ?? many(formatNumber(ids.length));

  /** What the dialog is called, and its button. */
  function words(kind: Kind, target: Target): { title: string; verb: string } {
    const t = actionMessages.get();
    const { label, title, verb } = actions()[kind];
    const who = whoIs(target);
    const count = many(formatNumber(target.ids.length));
    const usualVerb = target.name === null ? t.verb({ action: label, who }) : label;
    return {
      title: title?.(who, count, target) ?? t.title({ action: label, who }),
      verb: verb?.(count, target) ?? usualVerb,
    };
  }

  function createRun(kind: Kind, { ids }: Target, input: Input): BulkRun<Result> {
    return createBulk({ ids, send: (batch) => actions()[kind].send(batch, input) });
  }

  /** Without asking. Why it was refused is told, too. @throws ServerError when it could not be sent */
  async function runNow(kind: Kind, target: Target, input: Input): Promise<void> {
    const end = await createRun(kind, target, input).start();
    if (end.status === "stopped") throw end.error;
    const results = end.status === "finished" ? end.results : [];
    settle(kind, target, results);
    const refused = results.find(({ outcome }) => outcome === "refused");
    if (refused || results.length === 0) {
      const reason = translateFault(refused?.reason ?? actionMessages.get().gone);
      notify(responseCodes.conflict, actions()[kind].label, reason);
    }
  }

  const isInstant = (kind: Kind, { ids }: Target): boolean =>
    ids.length === 1 && actions()[kind].isInstant === true;
  const isDangerous = (kind: Kind): boolean => actions()[kind].danger === true;

  /** One row at once where that harms nothing; everything else is asked first, in a dialog that `ask` opens. */
  function begin(kind: Kind, target: Target, input: Input, ask: () => void): void {
    if (isInstant(kind, target)) runNow(kind, target, input).catch(reportError);
    else ask();
  }

  const items = createItems(actions);
  return { words, createRun, settle, runNow, begin, ...items, isDangerous };
}

/** Makes what is called once a run has ended or was left: it updates the list and shows the toast. */
function createSettle<Kind extends string, Item, Result extends BulkResult, Input>({
  actions,
  many,
  records,
}: RowActionsOptions<Kind, Item, Result, Input>) {
  const offer = createUndoOffer();

  return function settle(kind: Kind, target: Target, results: readonly Result[]): void {
    const { leaves } = actions()[kind];
    if (leaves) records.list.forget(idsOf(results.filter(({ outcome }) => outcome !== "refused")));
    notifyOutcome(kind, target, results);
    if (results.length > 0) void records.changed();
  };

  function notifyOutcome(kind: Kind, target: Target, results: readonly Result[]): void {
    const t = actionMessages.get();
    const { label, doneText, takeBack: send } = actions()[kind];
    const whoOf = (rows: readonly Result[]) =>
      rows.length === 1 && target.ids.length === 1
        ? (target.name ?? rows[0]?.label ?? "")
        : many(formatNumber(rows.length));
    const done = results.filter(({ outcome }) => outcome === "done");
    const unchanged = results.filter(({ outcome }) => outcome === "unchanged");
    const rest = unchanged.length > 0 ? t.unchanged({ who: whoOf(unchanged) }) : null;
    if (done.length === 0) {
      // Those that were refused have a list of their own.
      if (rest !== null) notify(responseCodes.warning, label, rest);
      return;
    }
    offer.withdraw();
    if (!doneText) return;
    const body = [doneText(whoOf(done), done), rest ?? ""].join(" ").trim();
    const undo = send && { label: t.undo, run: () => undoChange(done, send) };
    const notice = notify(responseCodes.success, t.done, body, undo);
    if (send) offer.set(notice);
  }

  function undoChange(done: Result[], send: (batch: Result[]) => Promise<readonly BulkResult[]>) {
    offer.withdraw();
    takeBack(done, send, many)
      .catch(reportError)
      .finally(() => void records.changed());
  }
}

/**
 * The toast that offers to undo the latest change. It is withdrawn when it is used, and before the next change: what it
 * would restore then would undo that change unseen.
 */
function createUndoOffer() {
  let offered: number | null = null;
  return {
    set(notice: number): void {
      offered = notice;
    },
    withdraw(): void {
      if (offered !== null) closeNotice(offered);
      offered = null;
    },
  };
}

/** The items of menus, in the order given; a line separates groups. */
function createItems<Kind extends string, Item, Result extends BulkResult, Input>(
  actions: RowActionsOptions<Kind, Item, Result, Input>["actions"],
) {
  type Order = readonly (Kind | "line")[];

  /** Of one row's menu: only what fits the row. */
  function rowItems(item: Item, order: Order, onSelect: (kind: Kind) => void): MenuItem[] {
    const all = actions();
    return order
      .filter((kind) => kind === "line" || all[kind].fits?.(item) !== false)
      .map((kind): MenuItem => {
        if (kind === "line") return "line";
        const hint = all[kind].hindrance?.(item) ?? null;
        const why = hint === null ? {} : { hint, disabled: true };
        return { ...itemOf(all[kind], () => onSelect(kind)), ...why };
      });
  }

  /** Of a selection: each row has its own outcome, so that nothing is left out. */
  function selectionItems(order: Order, onSelect: (kind: Kind) => void): MenuItem[] {
    const all = actions();
    return order.map((kind): MenuItem =>
      kind === "line" ? "line" : itemOf(all[kind], () => onSelect(kind)),
    );
  }
  return { rowItems, selectionItems };
}

function itemOf<Item, Result extends BulkResult, Input>(
  { label, icon, danger = false }: RowAction<Item, Result, Input>,
  onSelect: () => void,
): MenuAction {
  return { label, icon, danger, onSelect };
}

function idsOf(results: readonly BulkResult[]): string[] {
  return results.map(({ id }) => id);
}
