// The dialogs of the competences screen, and what each leads to.
import { lazy } from "../../core/on-demand/lazy.ts";
import type { Competence } from "../../contract/competences.ts";
import type { Target } from "../../kit/actions/row-action.ts";
import { useDialogs } from "../../kit/dialogs/use-dialogs.tsx";
import type { CompetenceStart } from "./competence-form-model.ts";
import { competencesMessages } from "./competences-messages.ts";
import type { CompetencesModel } from "./competences-model.ts";

const table = {
  form: lazy(() => import("./competence-form.tsx"), "CompetenceForm"),
  removal: lazy(() => import("./competence-removal.tsx"), "CompetenceRemoval"),
  import: {
    onDemand: lazy(() => import("./competences-import-dialog.tsx"), "CompetencesImportDialog"),
  },
};

export type CompetenceDialogs = ReturnType<typeof useCompetenceDialogs>;

export function useCompetenceDialogs(model: CompetencesModel) {
  const { open, dialogs } = useDialogs(table, {});
  return {
    openForm: (start: CompetenceStart) =>
      open("form", {
        start,
        $phases: model.$phases,
        changed: ({ kode: label }) => model.saved(competencesMessages.get().saved({ label })),
      }),
    openRemoval: (competence: Competence) => {
      const target = { ids: [competence.id], name: competence.kode };
      open("removal", { model, target, competence });
    },
    openSelectedRemoval: (target: Target) => open("removal", { model, target }),
    openImport: () =>
      open("import", { onClose: (hasImported) => void (hasImported && model.changed()) }),
    dialogs,
  };
}
