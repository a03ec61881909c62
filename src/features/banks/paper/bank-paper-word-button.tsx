// The button that downloads the paper as Word: at once for one package, a choice where there are several.
import { latePiece } from "../../../core/late-piece.ts";
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { sayFault } from "../../../core/faults/say-fault.ts";
import { formatNumber } from "../../../core/format.ts";
import { $letterhead } from "../../../core/institution/letterhead.ts";
import { notify } from "../../../core/notices.ts";
import type { PaperPackage } from "../../../domain/paper/paper-order.ts";
import { Button } from "../../../ui/input/button.tsx";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import { printedPacks } from "./bank-paper-choices.ts";
import { bankPaperMessages } from "./bank-paper-messages.ts";
import type { BankOnPaper, BankPaperModel } from "./bank-paper-model.ts";

type WordButtonProps = { model: BankPaperModel; opened: BankOnPaper; disabled: boolean };

export function WordButton({ model, opened, disabled }: WordButtonProps) {
  const t = useStore(bankPaperMessages);
  const choices = useStore(model.choices.$values);
  const [isBusy, setBusy] = useState(false);
  const packs = printedPacks(choices);
  const download = async (pack: PaperPackage) => {
    setBusy(true);
    await downloadWord(model, opened, pack);
    setBusy(false);
  };
  const [only] = packs;
  if (packs.length > 1) {
    return (
      <Menu
        label={t.word}
        text={t.word}
        icon="download"
        variant="secondary"
        size="m"
        disabled={disabled || isBusy}
        items={packs.map((pack) => ({
          label: t.wordOf({ pack }),
          onSelect: () => void download(pack),
        }))}
      />
    );
  }
  return (
    <Button
      icon="download"
      busy={isBusy}
      disabled={disabled}
      onClick={() => void download(only ?? "")}
    >
      {t.word}
    </Button>
  );
}

async function downloadWord(
  model: BankPaperModel,
  opened: BankOnPaper,
  pack: PaperPackage,
): Promise<void> {
  const t = bankPaperMessages.get();
  try {
    const { downloadWordPaper } = await latePiece(() => import("./bank-paper-word-export.ts"));
    const notes = await downloadWordPaper({
      opened,
      choices: model.choices.$values.get(),
      texts: model.texts.$values.get(),
      letterhead: $letterhead.get(),
      pack,
    });
    const [first] = notes;
    const code = first === undefined ? responseCodes.success : responseCodes.warning;
    const body =
      first === undefined
        ? t.wordWhole
        : t.wordNotes({ n: formatNumber(notes.length), first: sayFault(first) });
    notify(code, t.wordDone, body);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    notify(responseCodes.client, t.wordFailed, reason);
  }
}
