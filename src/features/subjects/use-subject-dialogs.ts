// The dialogs of the subjects screen, and what each leads to.
import { lazy } from "../../core/on-demand/lazy.ts";
import type { Subject } from "../../contract/subjects.ts";
import type { Target } from "../../kit/actions/row-action.ts";
import { useDialogs } from "../../kit/dialogs/use-dialogs.tsx";
import { subjectLabel } from "./subjects-columns.tsx";
import { subjectsMessages } from "./subjects-messages.ts";
import type { SubjectsModel } from "./subjects-model.ts";

const table = {
  form: lazy(() => import("./subject-form.tsx"), "SubjectForm"),
  removal: lazy(() => import("./subject-removal.tsx"), "SubjectRemoval"),
  import: { onDemand: lazy(() => import("./subjects-import-dialog.tsx"), "SubjectsImportDialog") },
};

export function useSubjectDialogs(model: SubjectsModel) {
  const { open, dialogs } = useDialogs(table, {});
  return {
    /** Null: a new one. */
    openForm: (subject: Subject | null) =>
      open("form", {
        subject,
        changed: ({ nama: name }) => model.saved(subjectsMessages.get().saved({ name })),
      }),
    openRemoval: (subject: Subject) => {
      const target = { ids: [subject.id], name: subjectLabel(subject) };
      open("removal", { model, target, subject });
    },
    openSelectedRemoval: (target: Target) => open("removal", { model, target }),
    openImport: () =>
      open("import", { onClose: (hasImported) => void (hasImported && model.changed()) }),
    dialogs,
  };
}
