// The dialogs that give photos. Apart from the screen's others, because none of these is fetched before it is asked for.
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import type { Participant } from "../../../contract/participants.ts";
import { useDialogs } from "../../../kit/dialogs/use-dialogs.tsx";
import { participantsMessages } from "../participants-messages.ts";
import type { ParticipantsModel } from "../participants-model.ts";

const table = {
  import: { onDemand: lazy(() => import("./photos-import-dialog.tsx"), "PhotosImportDialog") },
};

export function usePhotoDialogs({ saved, changed }: ParticipantsModel) {
  const { open, dialogs } = useDialogs(table, {});

  /** `participant` null: many at once. */
  function openPhotos(participant: Participant | null): void {
    open("import", {
      participant,
      onClose(isWritten) {
        if (!isWritten) return;
        if (participant === null) void changed();
        else saved(participantsMessages.get().changed({ name: namedParticipant(participant) }));
      },
    });
  }

  return { openPhotos, dialogs };
}
