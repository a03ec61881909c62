// The dialogs of the subjects screen, and what each leads to.
import type { Subject } from "../../contract/subjects.ts";
import type { Target } from "../../kit/actions/row-action.ts";
import { useDialogs } from "../../kit/dialogs/use-dialogs.tsx";
import { subjectLabel } from "./subjects-columns.tsx";
import { subjectsMessages } from "./subjects-messages.ts";
import type { SubjectsModel } from "./subjects-model.ts";

const table = {
  form: async () => (await import("./subject-form.tsx")).SubjectForm,
  removal: async () => (await import("./subject-removal.tsx")).SubjectRemoval,
  import: async () => (await import("./subjects-import-dialog.tsx")).SubjectsImportDialog,
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
