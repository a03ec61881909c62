// What gives photos, to one participant or to many: fetched by nobody but who is about to.
import type { Participant } from "../../../contract/participants.ts";
import { ManyPhotosDialog } from "./many-photos-dialog.tsx";
import { OnePhotoDialog } from "./one-photo-dialog.tsx";

type PhotosImportDialogProps = {
  /** Null: many, whose files say whose they are. */
  participant: Participant | null;
  /** `isWritten`: the list behind the dialog is out of date. */
  onClose(isWritten: boolean): void;
};

export function PhotosImportDialog({ participant, onClose }: PhotosImportDialogProps) {
  if (participant === null) return <ManyPhotosDialog onClose={onClose} />;
  return <OnePhotoDialog participant={participant} onClose={onClose} />;
}
