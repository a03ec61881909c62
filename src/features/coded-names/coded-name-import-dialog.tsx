// The import of majors or religions; a chunk of its own, loaded when it is opened.
import { useStore } from "@nanostores/react";
import { RecordImportDialog } from "../../kit/sheet-import/record-import-dialog.tsx";
import type { CodedNameKind, CodedNameTexts } from "./coded-name-kind.ts";
import { codedNameMessages } from "./coded-name-messages.ts";

type CodedNameImportDialogProps = {
  kind: CodedNameKind;
  words: CodedNameTexts;
  onClose(hasImported: boolean): void;
};

export function CodedNameImportDialog({ kind, words, onClose }: CodedNameImportDialogProps) {
  const t = useStore(codedNameMessages);
  const { noun } = words;
  return (
    <RecordImportDialog
      records={{
        ...kind.endpoints,
        kind: kind.name,
        keysOf: (kode) => ({ kode }),
        existingOf: ({ kode, nama }) => ({ key: kode, label: nama }),
        // A code and a name stand for themselves.
        loadContext: async () => null,
      }}
      title={t.importTitle({ noun })}
      noun={noun}
      onClose={onClose}
    />
  );
}
