// The results of the chosen exam or event: figures, counts that filter, and the rows.
import { useStore } from "@nanostores/react";
import { useEffect, type ReactNode } from "react";
import {
  resultFilterStates,
  type ResultFigures,
  type ResultFilterState,
  type SelectedResults,
} from "../../contract/results/exam-results.ts";
import { formatNumber } from "../../core/format.ts";
import { href } from "../../core/navigation.ts";
import { lazy } from "../../core/on-demand/lazy.ts";
import { $session } from "../../core/session.ts";
import { namedParticipant } from "../../domain/people/named-participant.ts";
import { LazyComponent } from "../../kit/lazy/lazy-component.tsx";
import { namedChoices } from "../../kit/choices.ts";
import { FilterSelect } from "../../kit/list/filter-select.tsx";
import { ListPage } from "../../kit/list/list-page.tsx";
import { RouteLink } from "../../kit/route-link.tsx";
import { Chip } from "../../ui/choice/chip.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { usePhone } from "../../ui/use-phone.ts";
import { buttonClass } from "../../ui/input/button-style.ts";
import { Button } from "../../ui/input/button.tsx";
import { focusOpened } from "./opened-result-focus.ts";
import { resultTypesMessages } from "./result-types-messages.ts";
import { resultColumns, stateText } from "./results-columns.tsx";
import { resultsListMessages } from "./results-list-messages.ts";
import type { ResultsModel } from "./results-model.ts";
import { ResultsSummary } from "./results-summary.tsx";
import { useSummaryFold } from "./use-summary-fold.ts";
import css from "./results-list.module.css";

const loadActs = lazy(() => import("./result-acts-bar.tsx"), "ResultActsBar");

type ResultsListProps = {
  model: ResultsModel;
  selected: SelectedResults;
  /** What chooses another exam. */
  choice: ReactNode;
};

/** Whoever comes back from a result finds its row. */
function useOpenedFocus({ list, selection }: ResultsModel): void {
  const state = useStore(list.$state);
  const isReady = state.status === "ready" && !state.refreshing;
  useEffect(() => {
    const { schedule_id: exam, event_id: event } = selection;
    if (isReady) focusOpened(exam === "" ? { event } : { exam });
  }, [isReady, selection]);
}

export function ResultsList({ model, selected, choice }: ResultsListProps) {
  const t = useStore(resultsListMessages);
  const resultTypesT = useStore(resultTypesMessages);
  const { list } = model;
  useOpenedFocus(model);
  const fold = useSummaryFold();
  const isPhone = usePhone();
  const words = { listT: t, typeNames: resultTypesT, stateText };
  const acts = <LazyComponent load={loadActs} props={{ model, selected, words }} isOptional />;
  return (
    <div className={css.list}>
      <ListPage
        title={t.title}
        countLabel={useCountLabel(model, selected)}
        searchLabel={t.search}
        list={list}
        summary={
          <div className={css.summary}>
            <div className={css.choices}>
              {choice}
              <States model={model} />
            </div>
            {isPhone && acts}
            {!fold.isFolded && <Unmarked model={model} />}
            <ResultsSummary model={model} selected={selected} fold={fold}>
              <Unmarked model={model} isShort />
            </ResultsSummary>
          </div>
        }
        filters={
          <FilterSelect
            list={list}
            name="group_id"
            label={t.group}
            all={t.allGroups}
            options={namedChoices(selected.groups)}
          />
        }
        actions={
          <>
            {!isPhone && acts}
            <Button icon="rotate-ccw" onClick={() => void list.reload()}>
              {t.reload}
            </Button>
          </>
        }
        columns={resultColumns(t, resultTypesT, selected)}
        rowLabel={namedParticipant}
        empty={
          <EmptyState icon="users" title={t.emptyTitle}>
            {t.emptyText}
          </EmptyState>
        }
      />
    </div>
  );
}

/** How many are shown of how many: of an event somebody has a row for each exam. */
function useCountLabel(
  { $figures }: ResultsModel,
  { exams }: SelectedResults,
): (total: number) => string {
  const t = useStore(resultsListMessages);
  const shown = useStore($figures);
  return (total) => {
    const n = formatNumber(total);
    const all = shown ? sumOf(shown.figures.counts) : total;
    if (all === total) return exams > 1 ? t.countOfEvent({ n }) : t.count({ n });
    return (exams > 1 ? t.partOfEvent : t.countOf)({ n, all: formatNumber(all) });
  };
}

const sumOf = (counts: ResultFigures["counts"]): number =>
  Object.values(counts).reduce((all, count) => all + count, 0);

/** A press shows only those. */
function States({ model: { list, show, $figures } }: { model: ResultsModel }) {
  const t = useStore(resultsListMessages);
  const { state: chosen } = useStore(list.$query);
  const figures = useStore($figures)?.figures;
  if (!figures) return null;
  const { counts, reached, with_kkm: withKkm } = figures;
  const all = sumOf(counts);
  const numbers: Record<ResultFilterState, number> = {
    ...counts,
    // With nobody to wait for, everybody who is there has a final result.
    complete: counts.complete === all ? 0 : counts.complete,
    reached,
    missed: withKkm - reached,
  };
  const shown = resultFilterStates.filter((one) => numbers[one] > 0 || one === chosen);
  return (
    <div className={css.choices} role="group" aria-label={t.states}>
      <Chip pressed={chosen === ""} onPress={() => show({ state: "" })}>
        {t.all({ n: formatNumber(all) })}
      </Chip>
      {shown.map((state) => (
        <Chip
          key={state}
          pressed={chosen === state}
          onPress={() => show({ state: chosen === state ? "" : state })}
        >
          {t.chip({ state: t[state], n: formatNumber(numbers[state]) })}
        </Chip>
      ))}
    </div>
  );
}

type UnmarkedProps = {
  model: ResultsModel;
  /** Within a line: what the figures leave out is said by the banner alone. */
  isShort?: boolean;
};

function Unmarked({ model: { $figures, selection }, isShort }: UnmarkedProps) {
  const t = useStore(resultsListMessages);
  const figures = useStore($figures)?.figures;
  const session = useStore($session);
  if (!figures || figures.unmarked === 0) return null;
  const mayMark = session.status === "in" && session.user.menus["0016A"] === true;
  const { schedule_id: exam } = selection;
  const marking = href("check", {}, exam === "" ? {} : { schedule_id: exam });
  const unmarked = <strong>{t.unmarked({ n: formatNumber(figures.unmarked) })}</strong>;
  const link = mayMark && (
    <RouteLink to={marking} className={buttonClass({ variant: "primary", size: "s" })}>
      {t.mark}
    </RouteLink>
  );
  if (isShort) {
    return (
      <span className={css.unmarked}>
        {unmarked} {link}
      </span>
    );
  }
  return (
    <Banner tone="warn" actions={link}>
      {unmarked} {t.unmarkedText({ n: formatNumber(figures.n) })}
    </Banner>
  );
}
