// Everything that a screen of sittings needs to act on them: items of menus, the bar above the rows, the dialogs.
import type { ReactNode } from "react";
import type { BulkResult } from "../../../contract/calls/list-fields.ts";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import type { Target } from "../../../kit/actions/row-action.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import type { MenuItem } from "../../../ui/overlay/popup-menu.tsx";
import type { SittingActsModel } from "./sitting-acts-model.ts";
import { isOrdered, type ActedSitting, type SittingAct } from "./sitting-row-actions.ts";

const loadBar = lazy(() => import("./sitting-acts-bar.tsx"), "SittingActsBar");

// Few people use them, on the days of exams.
const sittingDialogs = {
  act: { onDemand: lazy(() => import("./sitting-act-dialog.tsx"), "SittingActDialog") },
  proof: { onDemand: lazy(() => import("./sitting-proof-dialog.tsx"), "SittingProofDialog") },
  order: { onDemand: lazy(() => import("./sitting-order-dialog.tsx"), "SittingOrderDialog") },
};

export type UsedSittingActs = {
  rowItems(row: ActedSitting): MenuItem[];
  bulkItems(selected: Target): MenuItem[];
  /** Asks, and does it. */
  begin(kind: SittingAct, target: Target): void;
  /** Of one act, or of all that was added in the schedule. */
  showProof(act?: string): void;
  bar: ReactNode;
  dialogs: ReactNode;
};

export function useSittingActs({
  schedule_id,
  isRoom,
  offered,
  actions,
  orders,
}: SittingActsModel): UsedSittingActs {
  const { open, dialogs } = useDialogs(sittingDialogs, { schedule_id });
  const begin = (kind: SittingAct, target: Target) => {
    const changed = (act: string, skipped: readonly BulkResult[]) => {
      if (kind === "time" || kind === "less") orders.follow(act);
      else void orders.refresh();
      if (isOrdered(kind) && skipped.length > 0) open("order", { id: act, orders, skipped });
    };
    open("act", { actions, kind, target, changed, isRoom });
  };
  const showProof = (act = "") => open("proof", { act });
  return {
    rowItems: (row) =>
      actions.rowItems(row, offered, (kind) =>
        begin(kind, { ids: [row.id], name: namedParticipant(row) }),
      ),
    bulkItems: (selected) => actions.selectionItems(offered, (kind) => begin(kind, selected)),
    begin,
    showProof,
    bar: (
      <LazyComponent
        load={loadBar}
        props={{ orders, onProof: showProof, onOrder: ({ id }) => open("order", { id, orders }) }}
        isOptional
      />
    ),
    dialogs,
  };
}
