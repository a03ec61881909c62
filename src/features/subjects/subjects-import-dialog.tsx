// The import of subjects; a chunk of its own, loaded when it is opened.
import { useStore } from "@nanostores/react";
import { getSubjectImport, importSubjects, matchSubjects } from "../../contract/subjects.ts";
import { $correctors, $majors, $religions } from "./subject-lookups.ts";
import type { SubjectContext } from "../../sheets/subjects/subject-columns.ts";
import { RecordImportDialog } from "../../kit/sheet-import/record-import-dialog.tsx";
import { subjectsMessages } from "./subjects-messages.ts";

export function SubjectsImportDialog({ onClose }: { onClose(hasImported: boolean): void }) {
  const t = useStore(subjectsMessages);
  return (
    <RecordImportDialog
      records={{
        kind: "subjects",
        match: matchSubjects,
        send: importSubjects,
        find: getSubjectImport,
        keysOf: (kode) => ({ kode }),
        existingOf: ({ kode, nama }) => ({ key: kode, label: nama }),
        loadContext,
      }}
      title={t.importTitle}
      noun={t.noun}
      onClose={onClose}
    />
  );
}

async function loadContext(signal: AbortSignal): Promise<SubjectContext> {
  const [majors, religions, correctors] = await Promise.all([
    $majors.refresh({ signal }),
    $religions.refresh({ signal }),
    $correctors.refresh({ signal }),
  ]);
  return { majors, religions, correctors };
}
