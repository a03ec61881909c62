// The button that downloads a paper as Word, for those papers that people edit afterwards.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { lazy } from "../../../../core/on-demand/lazy.ts";
import { loadForAction } from "../../../../kit/lazy/load-for-action.ts";
import { reportWordLosses } from "../../../../kit/print/word/word-download.ts";
import { wordMessages } from "../../../../kit/print/word/word-messages.ts";
import { Button } from "../../../../ui/input/button.tsx";
import type { PaperKind, PaperRequest } from "../event-paper-choices.ts";
import type { WordKind } from "./paper-word-export.ts";

const loadDownload = lazy(() => import("./paper-word-export.ts"), "downloadPaper");

export function isInWord(kind: PaperKind): kind is WordKind {
  return kind === "berita-acara" || kind === "jadwal";
}

export function PaperWordButton({ kind, of }: { kind: WordKind; of: PaperRequest }) {
  const t = useStore(wordMessages);
  const [isBusy, setBusy] = useState(false);
  const download = async () => {
    setBusy(true);
    await reportWordLosses(async () => {
      const downloadPaper = await loadForAction(loadDownload);
      return downloadPaper(kind, of);
    });
    setBusy(false);
  };
  return (
    <Button icon="download" busy={isBusy} onClick={() => void download()}>
      {t.word}
    </Button>
  );
}
