// The import of participants; a chunk of its own, loaded when it is opened.
import { useStore } from "@nanostores/react";
import {
  getParticipantImport,
  importParticipants,
  matchParticipants,
} from "../../contract/participants.ts";
import { $groups, $majors, $religions } from "./participant-lookups.ts";
import type { ParticipantContext } from "../../sheets/participants/participant-columns.ts";
import { PeopleImportDialog } from "../../kit/passwords/people-import-dialog.tsx";
import { participantSlip, participantSlipWords } from "./participant-slip.ts";
import { participantsMessages } from "./participants-messages.ts";

export function ParticipantsImportDialog({ onClose }: { onClose(hasImported: boolean): void }) {
  const t = useStore(participantsMessages);
  return (
    <PeopleImportDialog
      records={{
        kind: "participants",
        ownTemplate: "participants",
        match: matchParticipants,
        send: importParticipants,
        find: getParticipantImport,
        keysOf: (numbers) => ({ no_ujian: numbers }),
        existingOf: ({ no_ujian, nama }) => ({ key: no_ujian, label: nama }),
        loadContext,
      }}
      title={t.importTitle}
      noun={t.noun}
      slipOf={(made) => participantSlip(made, made.password)}
      slipWords={participantSlipWords()}
      onClose={onClose}
    />
  );
}

export async function loadContext(signal: AbortSignal): Promise<ParticipantContext> {
  const [majors, religions, groups] = await Promise.all([
    $majors.refresh({ signal }),
    $religions.refresh({ signal }),
    $groups.refresh({ signal }),
  ]);
  return { majors, religions, groups };
}
