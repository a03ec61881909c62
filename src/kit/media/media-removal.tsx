// Asks before a file that nothing uses is deleted for good.
import { useStore } from "@nanostores/react";
import type { MediaFile } from "../../contract/questions/media.ts";
import { ConfirmDialog } from "../dialogs/confirm-dialog.tsx";
import type { MediaChoice } from "./media-choice.ts";
import { mediaMessages } from "./media-messages.ts";

export type MediaRemovalProps = { choice: MediaChoice; file: MediaFile; onClose: () => void };

export function MediaRemoval({ choice, file, onClose }: MediaRemovalProps) {
  const t = useStore(mediaMessages);
  return (
    <ConfirmDialog
      title={t.removeAsk({ name: file.name })}
      confirmLabel={t.removeVerb}
      danger
      onConfirm={() => choice.remove(file)}
      onClose={onClose}
    >
      {t.removeMeaning}
    </ConfirmDialog>
  );
}
