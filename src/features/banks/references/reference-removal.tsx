// Asks before references are deleted; questions that are linked to them lose them only when the person says so.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { ActionDialog } from "../../../kit/actions/action-dialog.tsx";
import type { Target } from "../../../kit/actions/row-action.ts";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { referencesMessages } from "./references-messages.ts";
import type { ReferencesModel } from "./references-model.ts";

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
