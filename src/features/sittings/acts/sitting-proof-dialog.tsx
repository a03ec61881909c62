// How far added time has come, person by person: sent, delivered to the device, shown there. It asks again by itself.
import { useStore } from "@nanostores/react";
import { listSittingExtras } from "../../../contract/exams/sitting-control.ts";
import { call } from "../../../core/api.ts";
import { recallEveryMs } from "../../../core/live-topic.ts";
import css from "../../../kit/dialogs/dialogs.module.css";
import { confirmMessages } from "../../../kit/kit-messages.ts";
import { createDetail } from "../../../kit/record/create-detail.ts";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { sittingProofMessages } from "./sitting-proof-messages.ts";
import { ProofTable } from "./sitting-proof-table.tsx";

type SittingProofDialogProps = {
  schedule_id: string;
  /** Empty: all that was added in the schedule. */
  act: string;
  onClose(): void;
};

const createProof = (schedule_id: string, act_id: string) =>
  createDetail(
    async (signal) => (await call(listSittingExtras, { schedule_id, act_id }, { signal })).items,
    { everyMs: recallEveryMs },
  );

export function SittingProofDialog({ schedule_id, act, onClose }: SittingProofDialogProps) {
  const t = useStore(sittingProofMessages);
  const { close } = useStore(confirmMessages);
  const model = useModel(() => createProof(schedule_id, act));
  return (
    <Dialog title={t.proofTitle} size="l" closeLabel={close} onClose={onClose}>
      <div className={css.stack}>
        <p>{t.proofText}</p>
        <DetailView model={model}>
          {(extras) =>
            extras.length === 0 ? (
              <EmptyState icon="clock" title={t.proofEmpty} />
            ) : (
              <ProofTable extras={extras} />
            )
          }
        </DetailView>
      </div>
    </Dialog>
  );
}
