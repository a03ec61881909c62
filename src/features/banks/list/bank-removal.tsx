// Asks before banks are deleted: what goes with them, which are kept and why, and a word to type. Archiving is the way out
// where deleting is refused.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../core/format.ts";
import { ActionDialog } from "../../../kit/actions/action-dialog.tsx";
import type { Target } from "../../../kit/actions/row-action.ts";
import { TypedWord } from "../../../kit/dialogs/typed-word.tsx";
import { DetailView } from "../../../kit/record/detail-view.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { createBankRemovalModel, type Foreseen } from "./bank-removal-model.ts";
import { bankDialogMessages } from "./banks-messages.ts";
import type { BanksModel } from "./banks-model.ts";

type BankRemovalProps = {
  banks: BanksModel;
  target: Target;
  onArchive(): void;
  onClose(): void;
};

export function BankRemoval({ banks, target, onArchive, onClose }: BankRemovalProps) {
  const foreseen = useModel(() => createBankRemovalModel(target));
  const state = useStore(foreseen.$state);
  const [typed, setTyped] = useState("");
  const canStart =
    state.status === "ready" && state.detail.going > 0 && typed.trim() === state.detail.word;
  return (
    <ActionDialog
      actions={banks.actions}
      kind="delete"
      target={target}
      input={null}
      canStart={canStart}
      onClose={onClose}
    >
      <DetailView model={foreseen}>
        {(detail) => (
          <>
            <Kept foreseen={detail} target={target} onArchive={onArchive} />
            {detail.going > 0 && (
              <>
                <Going foreseen={detail} />
                <TypedWord word={detail.word} value={typed} onChange={setTyped} />
              </>
            )}
          </>
        )}
      </DetailView>
    </ActionDialog>
  );
}

function Going({ foreseen }: { foreseen: Foreseen }) {
  const t = useStore(bankDialogMessages);
  const { questions, references, media } = foreseen;
  return (
    <p>
      {t.goes({
        questions: formatNumber(questions),
        references: formatNumber(references),
        media: formatNumber(media),
      })}
    </p>
  );
}

const named = 5;

type KeptProps = { foreseen: Foreseen; target: Target; onArchive(): void };

function Kept({ foreseen: { kept }, target: { ids, name }, onArchive }: KeptProps) {
  const t = useStore(bankDialogMessages);
  if (kept.length === 0) return null;
  const archive = <Button onClick={onArchive}>{t.archiveInstead}</Button>;
  if (name !== null) {
    return (
      <Banner tone="warn" title={t.kept} actions={archive}>
        {translateFault(kept[0]?.reason ?? "")}
      </Banner>
    );
  }
  const left = kept.length - named;
  const numbers = { kept: formatNumber(kept.length), count: formatNumber(ids.length) };
  return (
    <Banner tone="warn" title={t.keptOf(numbers)}>
      <ul>
        {kept.slice(0, named).map(({ id, kode: code, reason }) => (
          <li key={id}>{t.keptFor({ code, reason: translateFault(reason ?? "") })}</li>
        ))}
        {left > 0 && <li>{t.more({ n: formatNumber(left) })}</li>}
      </ul>
    </Banner>
  );
}
