// What a person can do with the answers to one question outside the console: as items of a menu, with the dialogs that they open.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import type { MenuAction } from "../../../ui/overlay/popup-menu.tsx";
import { offlineMessages } from "./offline-messages.ts";

const table = {
  page: {
    onDemand: lazy(() => import("./file/offline-file-dialog.tsx"), "OfflineFileDialog"),
  },
  import: {
    onDemand: lazy(() => import("./import/mark-import-dialog.tsx"), "MarkImportDialog"),
  },
  sheet: {
    onDemand: lazy(() => import("./sheet/marking-sheet-dialog.tsx"), "MarkingSheetDialog"),
  },
};

/** @param onImported after the dialog in which marks may have been stored */
export function useOfflineDialogs(onImported: () => void): {
  itemsOf(unit: MarkingUnit): MenuAction[];
  dialogs: ReactNode;
} {
  const t = useStore(offlineMessages);
  const { open, dialogs } = useDialogs(table, {});
  return {
    dialogs,
    itemsOf: (unit) => [
      { label: t.sheet, icon: "file-spreadsheet", onSelect: () => open("sheet", { unit }) },
      { label: t.page, icon: "wifi-off", onSelect: () => open("page", { unit }) },
      {
        label: t.upload,
        icon: "upload",
        onSelect: () => open("import", { unit, onClose: onImported }),
      },
    ],
  };
}
