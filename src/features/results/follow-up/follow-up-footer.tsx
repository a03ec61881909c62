// The foot of the dialog of a remedial or enrichment program: whether everything is saved, the download as a sheet, and the link to the printed form.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { formatNumber } from "../../../core/format.ts";
import { failureSentence } from "../../../kit/file-faults/failure-sentence.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { buttonClass } from "../../../ui/input/button-style.ts";
import { Button } from "../../../ui/input/button.tsx";
import { formPapersAddress, type FormPapersAsked } from "../papers/form-papers-address-value.ts";
import { saveFollowUpBook } from "./follow-up-export.ts";
import css from "./follow-up-footer.module.css";
import { followUpMessages } from "./follow-up-messages.ts";
import type { FollowUpModel, FollowUpSheet } from "./follow-up-model.ts";
import type { FollowUpPaper } from "./follow-up-text.ts";
import { useFollowUpPaper } from "./use-follow-up-paper.ts";

type FollowUpFooterProps = {
  sheet: FollowUpSheet;
  model: FollowUpModel;
  /** The same program among the forms on paper. */
  asked: FormPapersAsked;
};

export function FollowUpFooter({ sheet, model, asked }: FollowUpFooterProps) {
  const t = useStore(followUpMessages);
  const paper = useFollowUpPaper(sheet, model.signers);
  const { isRunning, error, save } = useSaving(paper);
  const isEmpty = sheet.rows.length === 0;
  const isFaulty = useStore(model.$faults).size > 0;
  return (
    <>
      {error !== null && (
        <Banner tone="bad" title={t.notMade}>
          {failureSentence(error)}
        </Banner>
      )}
      <Saving model={model} />
      {/* What is no score is saved nowhere: paper and file would lack it. */}
      {isEmpty || isFaulty ? (
        <Button icon="printer" disabled>
          {t.print}
        </Button>
      ) : (
        <RouteLink to={formPapersAddress(asked)} className={buttonClass({})}>
          <Icon name="printer" size={18} />
          {t.print}
        </RouteLink>
      )}
      <Button
        variant="primary"
        icon="download"
        busy={isRunning}
        disabled={isEmpty || isFaulty}
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
