// The small dialogs of references: as participants see one beside the questions that belong to it (a direction counts how
// often it is heard), and what asks before some are deleted: linked questions lose them only when the person says so.
import { useStore } from "@nanostores/react";
import type { Reference } from "../../../contract/questions/references.ts";
import { ReferenceView } from "../../../question-types/frame/reference-view.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { referencesMessages } from "./references-messages.ts";
import { useState } from "react";
import { ActionDialog } from "../../../kit/actions/action-dialog.tsx";
import type { Target } from "../../../kit/actions/row-action.ts";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import type { ReferencesModel } from "./references-model.ts";

type ReferencePreviewProps = { reference: Reference; onClose(): void };

export function ReferencePreview({ reference, onClose }: ReferencePreviewProps) {
  const t = useStore(referencesMessages);
  return (
    <Dialog
      title={t.previewTitle({ label: reference.kode })}
      size="l"
      closeLabel={t.close}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <h3>{reference.judul}</h3>
      <ReferenceView reference={reference} heardBy="participant" />
    </Dialog>
  );
}

type ReferenceRemovalProps = {
  references: ReferencesModel;
  target: Target;
  /** Whether any of them may have questions. */
  mayBeLinked: boolean;
  onClose(): void;
};

export function ReferenceRemoval(props: ReferenceRemovalProps) {
  const { references, target, mayBeLinked, onClose } = props;
  const t = useStore(referencesMessages);
  const [detach, setDetach] = useState(false);
  return (
    <ActionDialog
      actions={references.actions}
      kind="delete"
      target={target}
      input={{ detach }}
      onClose={onClose}
    >
      <p>{t.removeMeaning}</p>
      {mayBeLinked && (
        <Checkbox label={t.detach} hint={t.detachHint} checked={detach} onChange={setDetach} />
      )}
    </ActionDialog>
  );
}
