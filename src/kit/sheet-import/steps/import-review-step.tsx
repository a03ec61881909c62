// Third step: what the check found, what to do with those the server already has, and the rows that need a correction.
import { useStore } from "@nanostores/react";
import { duplicateModes, type DuplicateMode } from "../../../contract/imports.ts";
import { formatNumber } from "../../../core/format.ts";
import type { CheckSummary } from "../../../sheets/check-summary.ts";
import type { SheetOutline } from "../../../sheets/sheet-columns.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { RadioGroup } from "../../../ui/choice/radio-group.tsx";
import { Tabs } from "../../../ui/layout/tabs.tsx";
import type { FileFormat } from "../../../files/saved-file.ts";
import { ImportFaultTable, type CellCorrection } from "./import-fault-table.tsx";
import { faultMessages } from "../fault-messages.ts";
import { RejectedRows } from "./import-done-step.tsx";
import { importMessages } from "../import-messages.ts";
import { ImportPager } from "./import-pager.tsx";
import type { ReviewFilter, ReviewPage } from "../import-protocol.ts";
import { importPlan, reviewPageSize, type StateOf } from "../import-state.ts";
import { focusTabs, ReviewStack } from "./import-review-table.tsx";
import css from "../import-wizard.module.css";

type ImportReviewStepProps = CellCorrection & {
  outline: SheetOutline;
  noun: string;
  state: StateOf<"review">;
  onShow(filter: ReviewFilter, offset?: number): void;
  onFixAll(code: string): void;
  onDuplicates(mode: DuplicateMode): void;
  onDownloadRejected(format: FileFormat): void;
};

export function ImportReviewStep(props: ImportReviewStepProps) {
  const {
    outline,
    noun,
    state,
    onShow,
    onFixAll,
    onDuplicates,
    onDownloadRejected,
    ...correction
  } = props;
  const { summary, page, duplicates, problem, blocked } = state;
  const existing = summary.existing ?? 0;
  const t = useStore(importMessages);
  return (
    <ReviewStack>
      {problem && <Banner tone="bad">{problem}</Banner>}
      <SummaryFigures summary={summary} />
      {existing > 0 && (
        <RadioGroup
          legend={t.duplicates({ count: formatNumber(existing), noun })}
          options={duplicateModes.map((value) => ({
            value,
            label: t[value],
            hint: t[`${value}Hint`],
          }))}
          value={duplicates}
          onChange={(value) => onDuplicates(value as DuplicateMode)}
        />
      )}
      {blocked && (
        <Banner tone="warn">
          {blocked === "duplicates"
            ? t.blockedDuplicates({ count: formatNumber(existing), noun })
            : t.blockedNothing}
        </Banner>
      )}
      <FaultGroups summary={summary} onShow={onShow} onFixAll={onFixAll} />
      <ReviewTabs summary={summary} page={page} onShow={onShow} />
      {page.rows.length > 0 ? (
        <ImportFaultTable outline={outline} rows={page.rows} {...correction} />
      ) : (
        <p>{page.filter === "problems" ? t.noProblems : t.nothingHere}</p>
      )}
      <ImportPager
        offset={page.offset}
        shown={page.rows.length}
        total={page.total}
        pageSize={reviewPageSize}
        onMove={(offset) => onShow(page.filter, offset)}
      />
      {summary.errors > 0 && (
        <RejectedRows
          note={t.rejectedNote({ count: formatNumber(summary.errors) })}
          onDownload={onDownloadRejected}
        />
      )}
    </ReviewStack>
  );
}

function SummaryFigures({ summary }: { summary: CheckSummary }) {
  const t = useStore(importMessages);
  const { created } = importPlan(summary, "skip");
  const figures = [
    { term: t.total, value: summary.total },
    ...(summary.existing === null
      ? []
      : [
          { term: t.created, value: created },
          { term: t.existing, value: summary.existing },
        ]),
    { term: t.faults, value: summary.errors },
    { term: t.notes, value: summary.warnings },
    ...(summary.ignored > 0 ? [{ term: t.ignored, value: summary.ignored }] : []),
  ];
  return (
    <dl className={css.figures}>
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

type FaultGroupsProps = {
  summary: CheckSummary;
  onShow(filter: ReviewFilter): void;
  onFixAll(code: string): void;
};

function FaultGroups({ summary, onShow, onFixAll }: FaultGroupsProps) {
  const t = useStore(importMessages);
  const faultT: Record<string, string> = useStore(faultMessages);
  if (summary.groups.length === 0) return null;
  return (
    <ul className={css.groups} aria-label={t.groups}>
      {summary.groups.map(({ code, count, fixable }) => (
        <li key={code}>
          <Button
            size="s"
            variant="ghost"
            aria-label={t.showGroup({ label: `${faultT[code] ?? code} · ${formatNumber(count)}` })}
            onClick={() => onShow(`code:${code}`)}
          >
            {faultT[code] ?? code} · {formatNumber(count)}
          </Button>
          {fixable > 0 && (
            <Button
              size="s"
              icon="wrench"
              onClick={({ currentTarget }) => {
                onFixAll(code);
                // What mends a group of faults goes with them.
                focusTabs(currentTarget);
              }}
            >
              {t.fixAll({ count: formatNumber(fixable) })}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

type ReviewTabsProps = {
  summary: CheckSummary;
  page: ReviewPage;
  onShow(filter: ReviewFilter): void;
};

function ReviewTabs({ summary, page, onShow }: ReviewTabsProps) {
  const t = useStore(importMessages);
  const { errors, warnings, existing, total } = summary;
  const tabs = [
    { id: "problems", label: t.filterProblems, count: errors + warnings },
    { id: "errors", label: t.filterErrors, count: errors },
    { id: "warnings", label: t.filterWarnings, count: warnings },
    ...(existing === null ? [] : [{ id: "existing", label: t.filterExisting, count: existing }]),
    { id: "all", label: t.filterAll, count: total },
  ];
  return (
    <Tabs
      label={t.filters}
      tabs={tabs}
      selected={page.filter}
      onSelect={(id) => onShow(id as ReviewFilter)}
    />
  );
}
