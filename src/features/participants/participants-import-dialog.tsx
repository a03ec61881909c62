// The import wizard as participants use it; a chunk of its own, loaded when it is opened.
import { useRef } from "react";
import { useStore } from "@nanostores/react";
import type { ParticipantImportResult } from "../../contract/participants.ts";
import { templateFiles, templatesPath } from "../../contract/templates.ts";
import { ImportWizard } from "../../kit/sheet-import/import-wizard.tsx";
import { PasswordSlips } from "../../kit/passwords/password-slips.tsx";
import { useModel } from "../../kit/use-model.ts";
import { participantSlipWords, participantsMessages } from "./participants-messages.ts";
import { createParticipantsImport } from "./participants-import.ts";

type ParticipantsImportDialogProps = { onClose(hasImported: boolean): void };

export function ParticipantsImportDialog({ onClose }: ParticipantsImportDialogProps) {
  const t = useStore(participantsMessages);
  const model = useModel(() => createParticipantsImport());
  const kept = useRef<ParticipantImportResult | null>(null);
  return (
    <ImportWizard
      model={model}
      title={t.importTitle}
      noun={t.noun}
      templateAddress={templatesPath + templateFiles.participants}
      renderOutcome={(outcome) =>
        outcome.passwords.length > 0 && (
          <PasswordSlips
            slips={outcome.passwords.map(
              ({ no_ujian: login, nama: name, group_path: group, password }) => ({
                login,
                name,
                group,
                password,
              }),
            )}
            words={participantSlipWords()}
            onKept={() => (kept.current = outcome)}
          />
        )
      }
      holdsOutcome={(outcome) => outcome.passwords.length > 0 && kept.current !== outcome}
      onClose={onClose}
    />
  );
}
