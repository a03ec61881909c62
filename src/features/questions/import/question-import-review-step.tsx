// Second step of the import: what came out of the files, what is wrong with it, and what is to be imported.
import { useStore } from "@nanostores/react";
import { maxImportQuestions } from "../../../contract/questions/questions.ts";
import { formatNumber } from "../../../core/format.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { reportError } from "../../../core/notices.ts";
import { loadForAction } from "../../../kit/lazy/load-for-action.ts";
import { ReviewStack } from "../../../kit/sheet-import/steps/import-review-table.tsx";
import { ImportPager } from "../../../kit/sheet-import/steps/import-pager.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import { FaultyFiles } from "./question-import-choose-step.tsx";
import { QuestionImportCodes } from "./question-import-codes.tsx";
import { QuestionImportCounts } from "./question-import-counts.tsx";
import { QuestionImportSources } from "./question-import-sources.tsx";
import { questionImportMessages } from "./question-import-messages.ts";
import type { QuestionImportModel } from "./question-import-model.ts";
import {
  filteredRows,
  pickedRows,
  type ImportRow,
  type RowFilter,
} from "./question-import-rows.ts";
import { blockedBecause, rowsPerPage, type ReviewState } from "./question-import-state.ts";
import { QuestionImportTable } from "./question-import-table.tsx";
import css from "./question-import.module.css";

const loadSaveFaults = lazy(() => import("./question-import-faults-export.ts"), "saveImportFaults");

type ReviewProps = { model: QuestionImportModel; state: ReviewState; onMend(row: ImportRow): void };

export function QuestionImportReview({ model, state, onMend }: ReviewProps) {
  const t = useStore(questionImportMessages);
  const { filter, offset, problem, refused } = state;
  const found = filteredRows(state, filter);
  const shown = found.slice(offset, offset + rowsPerPage);
  return (
    <ReviewStack>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <FaultyFiles refused={refused} />
      <div className={css.summary}>
        <QuestionImportSources files={state.files} onFormat={(...as) => void model.readAs(...as)} />
        <QuestionImportCounts state={state} />
      </div>
      <SkipExisting model={model} state={state} />
      <QuestionImportCodes state={state} onDecide={model.decide} />
      <Blocked model={model} state={state} />
      <FilterTabs state={state} onShow={model.show} />
      {shown.length > 0 ? (
        <QuestionImportTable model={model} state={state} rows={shown} onMend={onMend} />
      ) : (
        <p>{t.nothingHere}</p>
      )}
      <ImportPager
        offset={offset}
        shown={shown.length}
        total={found.length}
        pageSize={rowsPerPage}
        onMove={(to) => model.show(filter, to)}
      />
      <FaultsButton state={state} />
    </ReviewStack>
  );
}

type StateProps = { state: ReviewState };

function SkipExisting({ model, state }: StateProps & { model: QuestionImportModel }) {
  const t = useStore(questionImportMessages);
  const n = state.rows.filter(({ exists }) => exists).length;
  if (n === 0) return null;
  return (
    <Checkbox
      label={t.skipExisting({ n: formatNumber(n) })}
      hint={t.skipExistingHint}
      checked={state.skipsExisting}
      onChange={model.skipExisting}
    />
  );
}

function Blocked({ model, state }: StateProps & { model: QuestionImportModel }) {
  const t = useStore(questionImportMessages);
  const blocked = blockedBecause(state);
  if (blocked === null) return null;
  if (blocked === "none") return <Banner tone="warn">{t.blockedNone}</Banner>;
  const most = formatNumber(maxImportQuestions);
  const n = formatNumber(pickedRows(state).length);
  return (
    <Banner
      tone="warn"
      actions={<Button onClick={model.pickFirst}>{t.pickFirst({ most })}</Button>}
    >
      {t.blockedMany({ n, most })}
    </Banner>
  );
}

function FilterTabs({ state, onShow }: StateProps & { onShow(filter: RowFilter): void }) {
  const t = useStore(questionImportMessages);
  const labels: Record<RowFilter, string> = {
    all: t.filterAll,
    errors: t.filterErrors,
    warnings: t.filterWarnings,
    ready: t.filterReady,
    existing: t.filterExisting,
  };
  const filters = Object.keys(labels) as RowFilter[];
  const tabs = filters.map((id) => ({
    id,
    label: labels[id],
    count: formatNumber(filteredRows(state, id).length),
  }));
  return (
    <Tabs
      label={t.filters}
      tabs={tabs}
      selected={state.filter}
      onSelect={(id) => onShow(id as RowFilter)}
    />
  );
}

function FaultsButton({ state }: StateProps) {
  const t = useStore(questionImportMessages);
  const hasFaults = [...filteredRows(state, "errors"), ...filteredRows(state, "warnings")].length;
  if (hasFaults === 0) return null;
  const download = async () => {
    const saveImportFaults = await loadForAction(loadSaveFaults);
    await saveImportFaults(state, t);
  };
  return (
    <div className={css.line}>
      <Button icon="download" size="s" onClick={() => void download().catch(reportError)}>
        {t.problems}
      </Button>
    </div>
  );
}
