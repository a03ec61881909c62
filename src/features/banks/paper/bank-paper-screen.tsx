// A bank as the paper of an exam (print.banksoal.preview): what is printed and how in a panel, and the sheets beside it.
import { useStore } from "@nanostores/react";
import { type ReactNode, useRef } from "react";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { destinationOf, href } from "../../../core/navigation.ts";
import { isServerError } from "../../../core/answers/server-error.ts";
import { failureText } from "../../../kit/failed-message.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { LoadedPlugin } from "../../../question-types/frame/load-plugin.tsx";
import { buttonClass } from "../../../ui/input/button-look.ts";
import { Button } from "../../../ui/input/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { FailedState } from "../../../ui/feedback/failed-state.tsx";
import { LiveRegion } from "../../../ui/feedback/live-region.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { printedParts } from "./bank-paper-choices.ts";
import { bankPaperMessages } from "./bank-paper-messages.ts";
import { createBankPaperModel } from "./bank-paper-model.ts";
import type { BankOnPaper, BankPaperModel } from "./bank-paper-model.ts";
import { PaperFields } from "./bank-paper-panel.tsx";
import { usePaperReady } from "./bank-paper-ready.ts";
import { WordButton } from "./bank-paper-word-button.tsx";
import css from "./bank-paper.module.css";

export default function BankPaperScreen() {
  const t = useStore(bankPaperMessages);
  const model = useModel(() =>
    createBankPaperModel(destinationOf(location.href)?.params["id"] ?? ""),
  );
  const state = useStore(model.$state);
  if (state.status === "loading") {
    return (
      <Plain>
        <Spinner label={t.loading} />
      </Plain>
    );
  }
  if (state.status === "failed") {
    return (
      <Plain>
        <Failed error={state.error} onRetry={() => void model.retry()} />
      </Plain>
    );
  }
  const { bank, content } = state.detail;
  if (content.questions.length > 0) return <Printable model={model} opened={state.detail} />;
  return (
    <Plain>
      <EmptyState
        icon="clipboard-pen"
        title={t.emptyTitle}
        actions={
          <RouteLink
            to={href("banksoal.soal.add", { id: bank.id })}
            className={buttonClass({ variant: "primary" })}
          >
            {t.addQuestion}
          </RouteLink>
        }
      >
        {t.emptyText}
      </EmptyState>
    </Plain>
  );
}

function Plain({ children }: { children: ReactNode }) {
  const t = useStore(bankPaperMessages);
  return (
    <div className={css.plain}>
      <PageHeader title={t.plainTitle} />
      {children}
    </div>
  );
}

function Failed({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useStore(bankPaperMessages);
  const isLocked = isServerError(error, responseCodes.conflict);
  const back = (
    <RouteLink to={href("banksoal")} className={buttonClass({ variant: "ghost" })}>
      {t.back}
    </RouteLink>
  );
  if (isLocked) {
    return (
      <EmptyState
        icon="lock"
        title={t.locked}
        actions={
          <>
            <Button onClick={onRetry}>{t.retry}</Button>
            {back}
          </>
        }
      >
        {failureText(error)}
      </EmptyState>
    );
  }
  return (
    <>
      <FailedState
        title={t.failed}
        message={failureText(error)}
        retryLabel={t.retry}
        onRetry={onRetry}
      />
      {back}
    </>
  );
}

const loadSheets = async () => (await import("./bank-paper-sheets.tsx")).BankPaperSheets;

function Printable({ model, opened }: { model: BankPaperModel; opened: BankOnPaper }) {
  const t = useStore(bankPaperMessages);
  const choices = useStore(model.$choices);
  const papers = useStore(model.$papers);
  const sheets = useRef<HTMLDivElement>(null);
  const isReady = usePaperReady(sheets, choices.size, choices);
  const isNothing = printedParts(choices).length === 0;
  const isUnplanned = papers.length > 0 && papers.every(({ total }) => total === 0);
  return (
    <div className={css.screen}>
      <aside className={css.panel} aria-label={t.panel}>
        <h1 className={css.heading}>{t.title({ code: opened.bank.kode })}</h1>
        <div className={css.actions}>
          <Button
            variant="primary"
            icon="printer"
            busy={!isReady}
            disabled={isNothing || isUnplanned}
            onClick={() => window.print()}
          >
            {t.print}
          </Button>
          <WordButton model={model} opened={opened} disabled={isNothing || isUnplanned} />
        </div>
        <LiveRegion>{isReady ? t.ready : t.preparing}</LiveRegion>
        <PaperFields model={model} opened={opened} />
      </aside>
      {/* Focusable, because older browsers scroll a box by keyboard only then. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={css.desk} role="region" aria-label={t.preview} tabIndex={0}>
        {isNothing && (
          <EmptyState icon="printer" title={t.nothingTitle}>
            {t.nothingText}
          </EmptyState>
        )}
        {isUnplanned && (
          <EmptyState icon="clipboard-pen" title={t.noPlannedTitle}>
            {t.noPlannedText}
          </EmptyState>
        )}
        <div ref={sheets} className={css.sheets}>
          <LoadedPlugin load={loadSheets} props={{ model, opened }} />
        </div>
      </div>
    </div>
  );
}
