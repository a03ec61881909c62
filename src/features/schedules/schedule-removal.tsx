// Asks before schedules are deleted, and says which were kept and why.
import { useStore } from "@nanostores/react";
import { RemovalDialog } from "../../kit/actions/removal-dialog.tsx";
import type { Target } from "../../kit/actions/row-action.ts";
import type { ScheduleActions } from "./schedule-actions.ts";
import { schedulesMessages } from "./schedules-messages.ts";

type ScheduleRemovalProps = { actions: ScheduleActions; target: Target; onClose(): void };

export function ScheduleRemoval(props: ScheduleRemovalProps) {
  const t = useStore(schedulesMessages);
  return (
    <RemovalDialog {...props}>
      <p>
        {t.removeMeaning} {props.target.name === null && t.removeKept}
      </p>
    </RemovalDialog>
  );
}
