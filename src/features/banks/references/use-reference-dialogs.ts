// The dialogs of the references screen: with the editor of rich text they are most of it.
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import type { ReferencesModel } from "./references-model.ts";

export type ReferenceDialogs = ReturnType<typeof useReferenceDialogs>;

const table = {
  form: async () => (await import("./reference-form.tsx")).ReferenceForm,
  preview: async () => (await import("./reference-dialogs.tsx")).ReferencePreview,
  link: async () => (await import("./reference-link-dialog.tsx")).LinkDialog,
  removal: async () => (await import("./reference-dialogs.tsx")).ReferenceRemoval,
};

export function useReferenceDialogs(references: ReferencesModel) {
  return useDialogs(table, { references });
}
