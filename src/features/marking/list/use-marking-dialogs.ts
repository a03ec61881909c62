// The dialogs of the list of what people mark, and the menu items that open them.
import { useStore } from "@nanostores/react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { $session } from "../../../core/session.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import type { MenuItem } from "../../../ui/overlay/popup-menu.tsx";
import { unitName } from "./marking-units-columns.tsx";
import { markingUnitsMessages } from "./marking-units-messages.ts";
import type { createMarkingUnitsModel } from "./marking-units-model.ts";

const table = {
  asks: {
    onDemand: lazy(() => import("../answers/asks/marking-asks-dialog.tsx"), "MarkingAsksDialog"),
  },
  agreement: {
    onDemand: lazy(
      () => import("../coordination/corrector-agreement-dialog.tsx"),
      "AgreementDialog",
    ),
  },
  reveal: {
    onDemand: lazy(() => import("../coordination/names-reveal-dialog.tsx"), "NamesRevealDialog"),
  },
  rubric: {
    onDemand: lazy(
      () => import("../coordination/marking-rubric-dialog.tsx"),
      "MarkingRubricDialog",
    ),
  },
  rules: {
    onDemand: lazy(() => import("../coordination/marking-rules-dialog.tsx"), "MarkingRulesDialog"),
  },
};

export function useMarkingDialogs({ saved, list }: ReturnType<typeof createMarkingUnitsModel>) {
  const { open, dialogs } = useDialogs(table, { saved });
  const session = useStore($session);
  const isHead = session.status === "in" && session.user.role === "EVIL";

  const asksOf = (unit: MarkingUnit) => ({ unit, changed: () => void list.reload() });

  function coordinationItems(unit: MarkingUnit): MenuItem[] {
    const t = markingUnitsMessages.get();
    const shown = { unit, question: unitName(unit, t) };
    const items: MenuItem[] = [
      { label: t.rules, icon: "wrench", onSelect: () => open("rules", shown) },
      ...(unit.type === 11
        ? []
        : [{ label: t.rubric, icon: "pencil", onSelect: () => open("rubric", shown) } as const]),
      { label: t.agreement, icon: "users", onSelect: () => open("agreement", shown) },
      { label: t.asks, icon: "message-circle", onSelect: () => open("asks", asksOf(unit)) },
    ];
    if (!isHead || unit.revealed) return items;
    return [
      ...items,
      "line",
      { label: t.reveal, icon: "eye", onSelect: () => open("reveal", shown) },
    ];
  }

  return { coordinationItems, dialogs };
}
