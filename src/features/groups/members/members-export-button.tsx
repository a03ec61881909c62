// The export of members: of one group as it is filtered, or of all groups.
import type { Group } from "../../../contract/groups.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { loadForAction } from "../../../kit/lazy/load-for-action.ts";
import { ExportButton } from "../../../kit/sheet-export/export-button.tsx";
import type { MemberQuery } from "./members-export.ts";

const loadExport = lazy(() => import("./members-export.ts"), "createMembersExport");

type MembersExportButtonProps = {
  /** Null: all groups. */
  group: Group | null;
  /** What the list on screen shows; asked when the export starts. */
  query?(): MemberQuery;
  total: number;
  selected: ReadonlySet<string>;
};

export function MembersExportButton(props: MembersExportButtonProps) {
  const { group, query, total, selected } = props;
  const load = async () => {
    const createMembersExport = await loadForAction(loadExport);
    return createMembersExport(group, query);
  };
  return <ExportButton loadExport={load} total={total} selected={selected} />;
}
