// The dialogs of the references screen: with the editor of rich text they are most of it.
import { lazy } from "../../../core/on-demand/lazy.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import type { ReferencesModel } from "./references-model.ts";

export type ReferenceDialogs = ReturnType<typeof useReferenceDialogs>;

const table = {
  form: lazy(() => import("./reference-form.tsx"), "ReferenceForm"),
  preview: lazy(() => import("./reference-dialogs.tsx"), "ReferencePreview"),
  link: lazy(() => import("./reference-link-dialog.tsx"), "LinkDialog"),
  removal: lazy(() => import("./reference-dialogs.tsx"), "ReferenceRemoval"),
};

export function useReferenceDialogs(references: ReferencesModel) {
  return useDialogs(table, { references });
}
