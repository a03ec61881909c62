// Asks before majors or religions are deleted, and says which were kept and why.
import { useStore } from "@nanostores/react";
import type { CodedName } from "../../contract/coded-names.ts";
import type { BulkResult } from "../../contract/calls/fields.ts";
import { formatNumber } from "../../core/format.ts";
import { Banner } from "../../ui/feedback/banner.tsx";
import { BulkDialog } from "../../kit/bulk/bulk-dialog.tsx";
import type { CodedNameTexts } from "./coded-name-kind.ts";
import { codedNameMessages, usersOf } from "./coded-name-messages.ts";
import type { CodedNameModel } from "./coded-name-model.ts";

type CodedNameRemovalProps = {
  model: CodedNameModel;
  words: CodedNameTexts;
  ids: readonly string[];
  /** The one row, when it is one. */
  row?: CodedName;
  onClose: () => void;
};

export function CodedNameRemoval({ model, words, ids, row, onClose }: CodedNameRemovalProps) {
  const texts = useStore(codedNameMessages);
  const { title, noun } = words;
  const n = formatNumber(ids.length);

  function close(results: readonly BulkResult[] | null) {
    if (results) model.removed(results);
    onClose();
  }

  return (
    <BulkDialog
      title={
        row
          ? texts.removeOne({ noun, label: `${row.kode} — ${row.nama}` })
          : texts.removeMany({ n, noun })
      }
      verb={texts.removeVerb({ n, noun })}
      danger
      createRun={() => model.createRemoval(ids)}
      onClose={close}
    >
      {row && usersOf(row) !== "" && (
        <Banner tone="warn" title={texts.inUse({ users: usersOf(row) })}>
          {texts.inUseHint({ noun })}
        </Banner>
      )}
      <p>{texts.removeMeaning({ title })}</p>
    </BulkDialog>
  );
}
