// A remedial or an enrichment program of an exam: who is in it, what a teacher writes about them, on screen, as a sheet and on paper.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { FollowUpKind } from "../../../contract/results/follow-up-programs.ts";
import { $session } from "../../../core/session.ts";
import { useClosing } from "../../../kit/dialogs/confirm-dialog.tsx";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import type { FormPapersAsked } from "../papers/form-papers-address-value.ts";
import { FollowUpBody } from "./follow-up-body.tsx";
import { FollowUpFooter } from "./follow-up-footer.tsx";
import { followUpMessages } from "./follow-up-messages.ts";
import { createFollowUpModel, type FollowUpModel } from "./follow-up-model.ts";

type FollowUpDialogProps = {
  schedule_id: string;
  group_id: string;
  kind: FollowUpKind;
  onClose(): void;
};

const forms = { remedial: "remedial", enrichment: "pengayaan" } as const;

export function FollowUpDialog({ schedule_id, group_id, kind, onClose }: FollowUpDialogProps) {
  const t = useStore(followUpMessages);
  const [userId] = useState(ownId);
  const model = useModel(() =>
    createFollowUpModel({ asked: { schedule_id, group_id }, kind, userId }),
  );
  const { close, question } = useClosing(() => model.$faults.get().size > 0, onClose);
  return (
    <>
      {question}
      <Dialog
        title={t[kind]}
        size="xl"
        closeLabel={t.close}
        onClose={close}
        footer={
          <Footer
            model={model}
            asked={{ exam: schedule_id, group: group_id, one: forms[kind] }}
            onClose={close}
          />
        }
      >
        <Content model={model} />
      </Dialog>
    </>
  );
}

/** Of whoever has opened it: the sign-in may expire below an open dialog. */
function ownId(): string {
  const session = $session.get();
  return "user" in session ? session.user.id : "";
}

function Content({ model }: { model: FollowUpModel }) {
  const t = useStore(followUpMessages);
  const state = useStore(model.$state);
  const sheet = useStore(model.$sheet);
  if (state.status === "failed") {
    return <LoadFailure error={state.error} title={t.failed} onRetry={model.retryLoading} />;
  }
  return sheet === null ? (
    <Spinner label={t.loading} />
  ) : (
    <FollowUpBody sheet={sheet} model={model} />
  );
}

type FooterProps = { model: FollowUpModel; asked: FormPapersAsked; onClose(): void };

function Footer({ model, asked, onClose }: FooterProps) {
  const t = useStore(followUpMessages);
  const sheet = useStore(model.$sheet);
  if (sheet === null) return <Button onClick={onClose}>{t.close}</Button>;
  return <FollowUpFooter {...{ sheet, model, asked }} />;
}
