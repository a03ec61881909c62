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

export function ServerAbsences() {
  const t = useStore(serverAbsencesButtonMessages);
  const model = useModel(createServerAbsencesModel);
  const absences = useStore(model.$absences);
  const { open, dialogs } = useDialogs(table, { model });
  return (
    <>
      {absences.length > 0 && (
        <span role="status">
          <Button icon="triangle-alert" onClick={() => open("absences", {})}>
            {t.open({ n: formatNumber(absences.length) })}
          </Button>
        </span>
      )}
      {dialogs}
    </>
  );
}
