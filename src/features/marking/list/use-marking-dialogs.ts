// The dialogs of the list of what people mark, and the menu items that open them.
import { lazy } from "../../../core/on-demand/lazy.ts";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import type { MenuItem } from "../../../ui/overlay/popup-menu.tsx";
import { unitName } from "./marking-units-columns.tsx";
import { markingUnitsMessages } from "./marking-units-messages.ts";
import type { createMarkingUnitsModel } from "./marking-units-model.ts";

const table = {
  rules: {
    onDemand: lazy(() => import("../coordination/marking-rules-dialog.tsx"), "MarkingRulesDialog"),
  },
};

export function useMarkingDialogs({ saved }: ReturnType<typeof createMarkingUnitsModel>) {
  const { open, dialogs } = useDialogs(table, { saved });

  function coordinationItems(unit: MarkingUnit): MenuItem[] {
    const t = markingUnitsMessages.get();
    const shown = { unit, question: unitName(unit, t) };
    return [{ label: t.rules, icon: "wrench", onSelect: () => open("rules", shown) }];
  }

  return { coordinationItems, dialogs };
}
