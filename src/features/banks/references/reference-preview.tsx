// A reference as participants see it beside the questions that belong to it: a direction counts how often it is heard.
import { useStore } from "@nanostores/react";
import type { Reference } from "../../../contract/questions/references.ts";
import { ReferenceView } from "../../../question-types/frame/reference-view.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { referencesMessages } from "./references-messages.ts";

type ReferencePreviewProps = { reference: Reference; onClose(): void };

export function ReferencePreview({ reference, onClose }: ReferencePreviewProps) {
  const t = useStore(referencesMessages);
  return (
    <Dialog
      title={t.previewTitle({ label: reference.kode })}
      size="l"
      closeLabel={t.close}
      onClose={onClose}
      footer={<Button onClick={onClose}>{t.close}</Button>}
    >
      <h3>{reference.judul}</h3>
      <ReferenceView reference={reference} heardBy="participant" />
    </Dialog>
  );
}
