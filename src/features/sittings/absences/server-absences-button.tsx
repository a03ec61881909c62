// How many times without a server wait for somebody, as a button: a notice that comes late would move the table under a person's hand.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Button } from "../../../ui/input/button.tsx";
import { createServerAbsencesModel } from "./server-absences-model.ts";
import { serverAbsencesButtonMessages } from "./server-absences-button-messages.ts";

const table = {
  absences: {
    onDemand: lazy(() => import("./server-absences-notices.tsx"), "ServerAbsencesDialog"),
  },
};

export function ServerAbsences({ schedule }: { schedule: string }) {
  const t = useStore(serverAbsencesButtonMessages);
  const model = useModel(() => createServerAbsencesModel(schedule));
  const own = useStore(model.$own).length;
  const others = useStore(model.$others).length;
  const { open, dialogs } = useDialogs(table, { model });
  return (
    <>
      {own + others > 0 && (
        <span role="status">
          <Button
            icon={own > 0 ? "triangle-alert" : "clock"}
            variant={own > 0 ? "secondary" : "ghost"}
            onClick={() => open("absences", {})}
          >
            {own > 0 ? t.open({ n: formatNumber(own) }) : t.others({ n: formatNumber(others) })}
          </Button>
        </span>
      )}
      {dialogs}
    </>
  );
}
