// The analysis of one bank: head and choices, the summary, and its questions with the one that is open beside them.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { AnalysedBank } from "../../../contract/analysis/item-analysis.ts";
import { LoadFailure } from "../../../kit/load-failure.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Spinner } from "../../../ui/feedback/spinner.tsx";
import { PageHeader } from "../../../ui/layout/page-header.tsx";
import { AnalysisBody } from "./analysis-body.tsx";
import { AnalysisChoices } from "./analysis-choices.tsx";
import { AnalysisHead, BackToBanks } from "./analysis-head.tsx";
import { analysisMainMessages } from "./analysis-main-messages.ts";
import { AnalysisFacts, AnalysisNotices } from "./analysis-notices.tsx";
import { BankSummary } from "../summary/bank-summary.tsx";
import { createBankAnalysisModel, type BankAnalysisModel } from "./bank-analysis-model.ts";
import css from "./analysis-main.module.css";

export function AnalysisMain({ bankId }: { bankId: string }) {
  const t = useStore(analysisMainMessages);
  const model = useModel(() => createBankAnalysisModel(bankId));
  const state = useStore(model.bank.$state);
  if (state.status === "ready") return <OpenedBank model={model} bank={state.detail} />;
  return (
    <div className={css.page}>
      <PageHeader title={t.plainTitle}>
        <BackToBanks />
      </PageHeader>
      {state.status === "loading" ? (
        <Waiting />
      ) : (
        <LoadFailure title={t.failed} error={state.error} onRetry={model.retry} />
      )}
    </div>
  );
}

/** With words: five years of a bank take some seconds. */
function Waiting() {
  const t = useStore(analysisMainMessages);
  return (
    <p className={css.waiting} role="status">
      <Spinner /> {t.loading}
    </p>
  );
}

type OpenedBankProps = { model: BankAnalysisModel; bank: AnalysedBank };

function OpenedBank({ model, bank }: OpenedBankProps) {
  const t = useStore(analysisMainMessages);
  const state = useStore(model.figures.$state);
  const rules = useStore(model.$rules);
  const frame = (content: ReactNode) => (
    <div className={css.page}>
      <AnalysisHead model={model} bank={bank} />
      <AnalysisChoices model={model} bank={bank}>
        {state.status === "ready" && <AnalysisFacts model={model} bank={bank} state={state} />}
      </AnalysisChoices>
      {content}
    </div>
  );
  if (state.status === "failed") {
    return frame(<LoadFailure title={t.failed} error={state.error} onRetry={model.retry} />);
  }
  if (state.status === "loading" || rules === null) return frame(<Waiting />);
  const { analysis } = state;
  const notices = <AnalysisNotices model={model} state={state} />;
  if (analysis.test.n === 0 && state.rest.is !== "fetching") {
    return frame(
      <>
        {notices}
        <EmptyState icon="chart-column" title={t.nobody}>
          {t.nobodyText} {state.total === 0 && t.nobodyChosen}
        </EmptyState>
      </>,
    );
  }
  return frame(
    <>
      {notices}
      <BankSummary model={model} bank={bank} state={state} rules={rules} />
      <AnalysisBody
        key={JSON.stringify(rules)}
        model={model}
        bank={bank}
        state={state}
        rules={rules}
      />
    </>,
  );
}
