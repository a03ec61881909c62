// The export of a list on screen: of what is selected, or of all that its filters find.
import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import type { ListState } from "../list/create-list.ts";
import { loadForAction } from "../lazy/load-for-action.ts";
import { ExportButton, type ExportButtonProps } from "./export-button.tsx";

type ExportedList = {
  $state: ReadableAtom<ListState<unknown>>;
  $selected: ReadableAtom<ReadonlySet<string>>;
};

export type RecordsExportButtonProps<List extends ExportedList> = Pick<
  ExportButtonProps,
  "more"
> & {
  list: List;
  /** Loads what makes the export of such a list. */
  load(): Promise<(list: List) => Awaited<ReturnType<ExportButtonProps["loadExport"]>>>;
};

export function RecordsExportButton<List extends ExportedList>({
  list,
  load,
  ...more
}: RecordsExportButtonProps<List>) {
  const state = useStore(list.$state);
  const selected = useStore(list.$selected);
  return (
    <ExportButton
      loadExport={async () => (await loadForAction(load))(list)}
      total={state.status === "ready" ? state.page.total : 0}
      selected={selected}
      {...more}
    />
  );
}
