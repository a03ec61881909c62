// Whichever dialog of the competences screen is open.
import { useStore } from "@nanostores/react";
import type { ComponentType } from "react";
import type { Competence } from "../../contract/competences.ts";
import type { CompetenceStart } from "./competence-form-model.ts";
import { CompetenceForm } from "./competence-form.tsx";
import { CompetenceRemoval } from "./competence-removal.tsx";
import type { CompetencesModel } from "./competences-model.ts";

export type OpenDialog =
  | { is: "form"; start: CompetenceStart }
  | { is: "removal"; ids: readonly string[]; competence?: Competence }
  | { is: "import"; Import: ComponentType<{ onClose(hasImported: boolean): void }> };

type CompetenceDialogProps = { dialog: OpenDialog; model: CompetencesModel; onClose(): void };

export function CompetenceDialog({ dialog, model, onClose }: CompetenceDialogProps) {
  const phases = useStore(model.$phases);
  if (dialog.is === "form") {
    return (
      <CompetenceForm
        start={dialog.start}
        phases={phases}
        onSaved={model.saved}
        onClose={onClose}
      />
    );
  }
  if (dialog.is === "removal") {
    return <CompetenceRemoval model={model} {...dialog} onClose={onClose} />;
  }
  return (
    <dialog.Import
      onClose={(hasImported) => {
        onClose();
        if (hasImported) void model.changed();
      }}
    />
  );
}
