// The button that downloads the paper as Word: at once for one package, a choice where there are several.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { $letterhead } from "../../../core/institution/letterhead.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import type { PaperPackage } from "../../../domain/paper/paper-order.ts";
import { loadForAction } from "../../../kit/lazy/load-for-action.ts";
import { reportWordLosses } from "../../../kit/print/word/word-download.ts";
import { wordMessages } from "../../../kit/print/word/word-messages.ts";
import { Button } from "../../../ui/input/button.tsx";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import { printedPacks } from "./bank-paper-choices.ts";
import { bankPaperMessages } from "./bank-paper-messages.ts";
import type { BankOnPaper, BankPaperModel } from "./bank-paper-model.ts";

const loadDownload = lazy(() => import("./bank-paper-word-export.ts"), "downloadWordPaper");

type WordButtonProps = { model: BankPaperModel; opened: BankOnPaper; disabled: boolean };

export function WordButton({ model, opened, disabled }: WordButtonProps) {
  const t = useStore(bankPaperMessages);
  const wordT = useStore(wordMessages);
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
        label={wordT.word}
        text={wordT.word}
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
      {wordT.word}
    </Button>
  );
}

async function downloadWord(
  model: BankPaperModel,
  opened: BankOnPaper,
  pack: PaperPackage,
): Promise<void> {
  await reportWordLosses(async () => {
    const download = await loadForAction(loadDownload);
    return download({
      opened,
      choices: model.choices.$values.get(),
      texts: model.texts.$values.get(),
      letterhead: $letterhead.get(),
      pack,
    });
  });
}
