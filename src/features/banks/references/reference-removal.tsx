// Asks before references are deleted; questions that are linked to them lose them only when the person says so.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { BulkResult } from "../../../contract/calls/fields.ts";
import type { Reference } from "../../../contract/questions/references.ts";
import { formatNumber } from "../../../core/format.ts";
import { BulkDialog } from "../../../kit/bulk/bulk-dialog.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { referencesMessages } from "./references-messages.ts";
import type { ReferencesModel } from "./references-model.ts";

type ReferenceRemovalProps = {
  references: ReferencesModel;
  ids: readonly string[];
  /** The one reference, when it is one. */
  reference?: Reference | undefined;
  onClose(): void;
};

export function ReferenceRemoval({ references, ids, reference, onClose }: ReferenceRemovalProps) {
  const t = useStore(referencesMessages);
  const [detaches, setDetaches] = useState(false);
  const n = formatNumber(ids.length);
  const label = reference && `${reference.kode} — ${reference.judul}`;

  function close(results: readonly BulkResult[] | null) {
    if (results) references.removed(results);
    onClose();
  }

  return (
    <BulkDialog
      title={label ? t.removeOne({ label }) : t.removeMany({ n })}
      verb={t.removeVerb({ n })}
      danger
      createRun={() => references.createRemoval(ids, detaches)}
      onClose={close}
    >
      <p>{t.removeMeaning}</p>
      {reference?.question_count !== 0 && (
        <Checkbox label={t.detach} hint={t.detachHint} checked={detaches} onChange={setDetaches} />
      )}
    </BulkDialog>
  );
}
