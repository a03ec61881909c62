// Below a program: whether everything is saved, the sheet and the paper.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { formatNumber } from "../../../core/format.ts";
import { failureSentence } from "../../../kit/file-faults/failure-sentence.ts";
import { usePrintAlone } from "../../../kit/print/print-alone.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { saveFollowUpBook } from "./follow-up-export.ts";
import css from "./follow-up-footer.module.css";
import { followUpMessages } from "./follow-up-messages.ts";
import type { FollowUpModel, FollowUpSheet } from "./follow-up-model.ts";
import { FollowUpSheets } from "./follow-up-sheets.tsx";
import type { FollowUpPaper } from "./follow-up-text.ts";
import { useFollowUpPaper } from "./use-follow-up-paper.ts";

type FollowUpFooterProps = { sheet: FollowUpSheet; model: FollowUpModel };

export function FollowUpFooter({ sheet, model }: FollowUpFooterProps) {
  const t = useStore(followUpMessages);
  const paper = useFollowUpPaper(sheet, model.signers);
  const { print, printed } = usePrintAlone(() => <FollowUpSheets paper={paper} />);
  const { isRunning, error, save } = useSaving(paper);
  const isEmpty = sheet.rows.length === 0;
  return (
    <>
      {printed}
      {error !== null && (
        <Banner tone="bad" title={t.notMade}>
          {failureSentence(error)}
        </Banner>
      )}
      <Saving model={model} />
      <Button icon="printer" disabled={isEmpty} onClick={print}>
        {t.print}
      </Button>
      <Button
        variant="primary"
        icon="download"
        busy={isRunning}
        disabled={isEmpty}
        onClick={() => void save()}
      >
        {t.download}
      </Button>
    </>
  );
}

function useSaving(paper: FollowUpPaper) {
  const [isRunning, setRunning] = useState(false);
  const [error, setError] = useState<unknown>(null);
  return {
    isRunning,
    error,
    async save(): Promise<void> {
      if (isRunning) return;
      setRunning(true);
      setError(null);
      try {
        await saveFollowUpBook(paper);
      } catch (failure) {
        setError(failure);
      }
      setRunning(false);
    },
  };
}

function Saving({ model }: { model: FollowUpModel }) {
  const t = useStore(followUpMessages);
  const saving = useStore(model.$saving);
  const edits = useStore(model.$edits);
  const isKept = useStore(model.$isKept);
  const faults = useStore(model.$faults);
  const n = formatNumber(edits.length);
  const isFaulty = saving === "saved" && faults.size > 0;
  const texts = {
    saved: isFaulty ? t.faulty({ n: formatNumber(faults.size) }) : t.saved,
    sending: t.sending({ n }),
    failed: isKept ? t.waiting({ n }) : t.notKept,
    undecided: t.undecidedText,
    refused: t.refusedText({ n }),
  };
  const isBad = isFaulty || saving === "failed" || saving === "undecided" || saving === "refused";
  return (
    <div className={css.saving}>
      <span className={isBad ? css.bad : css.quiet} role="status">
        {texts[saving]}
      </span>
      {(saving === "failed" || saving === "refused") && (
        <Button size="s" icon="rotate-ccw" onClick={model.retrySaving}>
          {t.retry}
        </Button>
      )}
    </div>
  );
}
