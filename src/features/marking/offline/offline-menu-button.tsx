// The menu of what can be done with the answers to one question outside the console.
import { useStore } from "@nanostores/react";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import { offlineMessages } from "./offline-messages.ts";
import { useOfflineDialogs } from "./use-offline-dialogs.ts";

type OfflineMenuButtonProps = { unit: MarkingUnit; onImported(): void };

export function OfflineMenuButton({ unit, onImported }: OfflineMenuButtonProps) {
  const t = useStore(offlineMessages);
  const { itemsOf, dialogs } = useOfflineDialogs(onImported);
  return (
    <>
      <Menu label={t.menu} icon="download" items={() => itemsOf(unit)} />
      {dialogs}
    </>
  );
}
