// Asks before subjects are deleted, and says which were kept and why.
import { useStore } from "@nanostores/react";
import type { BulkResult } from "../../contract/calls/fields.ts";
import type { Subject } from "../../contract/subjects.ts";
import { formatNumber } from "../../core/format.ts";
import { BulkDialog } from "../../kit/bulk/bulk-dialog.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { subjectsMessages } from "./subjects-messages.ts";
import type { SubjectsModel } from "./subjects-model.ts";

type SubjectRemovalProps = {
  model: SubjectsModel;
  ids: readonly string[];
  /** The one subject, when it is one. */
  subject?: Subject;
  onClose(): void;
};

export function SubjectRemoval({ model, ids, subject, onClose }: SubjectRemovalProps) {
  const t = useStore(subjectsMessages);
  const n = formatNumber(ids.length);

  function close(results: readonly BulkResult[] | null) {
    if (results) model.removed(results);
    onClose();
  }

  return (
    <BulkDialog
      title={
        subject ? t.removeOne({ label: `${subject.kode} — ${subject.nama}` }) : t.removeMany({ n })
      }
      verb={t.removeVerb({ n })}
      danger
      createRun={() => model.createRemoval(ids)}
      onClose={close}
    >
      {subject && subject.bank_count + subject.competence_count > 0 && (
        <Banner
          tone="warn"
          title={t.inUse({
            banks: formatNumber(subject.bank_count),
            competences: formatNumber(subject.competence_count),
          })}
        >
          {t.inUseHint}
        </Banner>
      )}
      <p>{t.removeMeaning}</p>
    </BulkDialog>
  );
}
