// The dialogs of the references screen. With the editor of rich text they are most of it: loaded when one is opened.
import type { Reference } from "../../../contract/questions/references.ts";
import { ReferenceForm } from "./reference-form.tsx";
import { LinkDialog } from "./reference-link-dialog.tsx";
import { ReferencePreview } from "./reference-preview.tsx";
import { ReferenceRemoval } from "./reference-removal.tsx";
import type { ReferencesModel } from "./references-model.ts";

export type OpenDialog =
  | { is: "form"; reference: Reference | null }
  | { is: "preview"; reference: Reference }
  | { is: "link"; reference: Reference }
  | { is: "removal"; ids: readonly string[]; reference?: Reference };

export type ReferenceDialogProps = {
  dialog: OpenDialog;
  references: ReferencesModel;
  onClose(): void;
};

export function ReferenceDialog({ dialog, references, onClose }: ReferenceDialogProps) {
  const shared = { references, onClose };
  if (dialog.is === "form") return <ReferenceForm reference={dialog.reference} {...shared} />;
  if (dialog.is === "link") return <LinkDialog reference={dialog.reference} {...shared} />;
  if (dialog.is === "preview") {
    return <ReferencePreview reference={dialog.reference} onClose={onClose} />;
  }
  return <ReferenceRemoval ids={dialog.ids} reference={dialog.reference} {...shared} />;
}
