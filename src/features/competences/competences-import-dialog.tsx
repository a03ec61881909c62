// The import of competences; a chunk of its own, loaded when it is opened.
import { useStore } from "@nanostores/react";
import {
  getCompetenceImport,
  importCompetences,
  listCompetenceOptions,
  matchCompetences,
} from "../../contract/competences.ts";
import { call } from "../../core/api.ts";
import { $subjects } from "./competence-lookups.ts";
import type { CompetenceContext } from "../../sheets/subjects/competence-columns.ts";
import { competenceKey, splitCompetenceKey } from "../../sheets/subjects/competence-key.ts";
import { RecordImportDialog } from "../../kit/sheet-import/record-import-dialog.tsx";
import { competencesMessages } from "./competences-messages.ts";

export function CompetencesImportDialog({ onClose }: { onClose(hasImported: boolean): void }) {
  const t = useStore(competencesMessages);
  return (
    <RecordImportDialog
      records={{
        kind: "competences",
        match: matchCompetences,
        send: importCompetences,
        find: getCompetenceImport,
        keysOf: (identities) => ({ keys: identities.map(splitCompetenceKey) }),
        existingOf: ({ kode_matpel, kode, uraian }) => ({
          key: competenceKey(kode_matpel, kode),
          label: uraian,
        }),
        loadContext,
      }}
      title={t.importTitle}
      noun={t.noun}
      onClose={onClose}
    />
  );
}

async function loadContext(signal: AbortSignal): Promise<CompetenceContext> {
  const [subjects, competences] = await Promise.all([
    $subjects.refresh({ signal }),
    call(listCompetenceOptions, {}, { signal }),
  ]);
  return { subjects, competences };
}
