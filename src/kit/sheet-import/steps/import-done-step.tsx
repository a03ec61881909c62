// Last step: what was written, what was not, and what the entity itself has to show (passwords made, for example).
// Also the state in between: an answer that never came.
import type { ReactNode } from "react";
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import type { FileFormat } from "../../../files/saved-file.ts";
import { importMessages } from "../import-messages.ts";
import type { ImportOutcome, StateOf } from "../import-state.ts";
import css from "../import-wizard.module.css";

export type Figure = { term: string; value: number };

type ImportDoneStepProps = {
  noun: string;
  outcome: ImportOutcome;
  /** Where added, changed and skipped are not the entity's words. */
  figures?: readonly Figure[] | undefined;
  rejected: number;
  onDownloadRejected(format: FileFormat): void;
  children?: ReactNode;
};

export function ImportDoneStep(props: ImportDoneStepProps) {
  const { noun, outcome, rejected, onDownloadRejected, children } = props;
  const { created, updated, skipped } = outcome;
  const t = useStore(importMessages);
  const usual = [
    { term: t.doneCreated, value: created },
    { term: t.doneUpdated, value: updated },
    { term: t.doneSkipped, value: skipped },
  ];
  const figures = [...(props.figures ?? usual), { term: t.doneRejected, value: rejected }];
  return (
    <div className={css.stack}>
      <Banner tone="ok">{t.done({ count: formatNumber(created + updated), noun })}</Banner>
      <dl className={css.figures}>
        {figures.map(({ term, value }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{formatNumber(value)}</dd>
          </div>
        ))}
      </dl>
      {rejected > 0 && (
        <RejectedRows
          note={t.rejectedNote({ count: formatNumber(rejected) })}
          onDownload={onDownloadRejected}
        />
      )}
      {children}
    </div>
  );
}

type RejectedRowsProps = { note: string; onDownload(format: FileFormat): void };

export function RejectedRows({ note, onDownload }: RejectedRowsProps) {
  const t = useStore(importMessages);
  return (
    <div className={css.line}>
      <span className={css.grow}>
        {note} {t.rejectedHint}
      </span>
      {(["xlsx", "csv"] as const).map((format) => (
        <Button
          key={format}
          size="s"
          icon="download"
          aria-label={`${t.rejectedFile} .${format}`}
          onClick={() => onDownload(format)}
        >
          .{format}
        </Button>
      ))}
    </div>
  );
}

type ImportLostStepProps = {
  state: Pick<StateOf<"lost">, "problem" | "notWritten">;
  model: { askAgain(): Promise<void>; retry(): Promise<void> };
};

export function ImportLostStep({ state, model }: ImportLostStepProps) {
  const t = useStore(importMessages);
  return (
    <Banner
      tone="warn"
      title={t.lost}
      actions={
        <>
          {!state.notWritten && (
            <Button icon="server" onClick={() => void model.askAgain()}>
              {t.ask}
            </Button>
          )}
          <Button variant="primary" icon="rotate-ccw" onClick={() => void model.retry()}>
            {t.resend}
          </Button>
        </>
      }
    >
      <p>{state.notWritten ? t.notWritten : t.lostBody}</p>
      {state.problem !== "" && !state.notWritten && <p>{state.problem}</p>}
    </Banner>
  );
}
