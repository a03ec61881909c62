// Asks before subjects are deleted, and says which were kept and why.
import { useStore } from "@nanostores/react";
import type { Subject } from "../../contract/subjects.ts";
import { formatNumber } from "../../core/format.ts";
import { RemovalDialog } from "../../kit/actions/removal-dialog.tsx";
import type { Target } from "../../kit/actions/row-action.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { subjectsMessages } from "./subjects-messages.ts";
import type { SubjectsModel } from "./subjects-model.ts";

type SubjectRemovalProps = {
  model: SubjectsModel;
  target: Target;
  /** The one subject, when it is one. */
  subject?: Subject;
  onClose(): void;
};

export function SubjectRemoval({ model, target, subject, onClose }: SubjectRemovalProps) {
  const t = useStore(subjectsMessages);
  return (
    <RemovalDialog actions={model.actions} target={target} onClose={onClose}>
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
      <p>
        {t.removeMeaning} {target.name === null && t.removeKept}
      </p>
    </RemovalDialog>
  );
}
