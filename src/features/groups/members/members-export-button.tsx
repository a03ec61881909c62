// The export of members: of one group as it is filtered, or of all groups.
import { latePiece } from "../../../core/late-piece.ts";
import type { Group } from "../../../contract/groups.ts";
import { ExportButton } from "../../../kit/sheet-export/export-button.tsx";
import type { MemberQuery } from "./members-export.ts";

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
    const { createMembersExport } = await latePiece(() => import("./members-export.ts"));
    return createMembersExport(group, query);
  };
  return <ExportButton loadExport={load} total={total} selected={selected} />;
}
