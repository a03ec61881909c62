// Hasil ujian (hasil): which exam or event, then what its participants have earned.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import type { ResultChoices } from "../../contract/results/exam-results.ts";
import { formatDate, formatNumber } from "../../core/format.ts";
import { lazy } from "../../core/on-demand/lazy.ts";
import { LazyComponent } from "../../kit/lazy/lazy-component.tsx";
import { LoadFailure } from "../../kit/load-failure.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Combobox } from "../../ui/choice/combobox.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { createResultChoiceModel, type ResultSelection } from "./result-choice-model.ts";
import { ResultsList } from "./results-list.tsx";
import { resultsMessages } from "./results-messages.ts";
import { createResultsModel } from "./results-model.ts";
import css from "./results-screen.module.css";

/** Hardly anybody reads it more than once. */
const loadNone = lazy(() => import("./no-results/no-results-notices.tsx"), "NoResultsNotice");

type Texts = ReturnType<typeof resultsMessages.get>;

export default function ResultsScreen() {
  const t = useStore(resultsMessages);
  const model = useModel(createResultChoiceModel);
  const state = useStore(model.$state);
  if (state.status === "failed") {
    return (
      <Alone>
        <LoadFailure error={state.error} onRetry={model.load} />
      </Alone>
    );
  }
  if (state.status === "loading") {
    return (
      <Alone>
        <Spinner label={t.loading} />
      </Alone>
    );
  }
  const { choices, chosen } = state;
  if (chosen === null) {
    return (
      <Alone>
        <LazyComponent load={loadNone} props={{}} />
      </Alone>
    );
  }
  return (
    <SelectedExam
      key={keyOf(chosen)}
      chosen={chosen}
      choices={choices}
      onChoose={(next) => model.choose(next)}
    />
  );
}

type SelectedExamProps = {
  chosen: ResultSelection;
  choices: ResultChoices;
  onChoose(next: ResultSelection): void;
};

function SelectedExam({ chosen, choices, onChoose }: SelectedExamProps) {
  const t = useStore(resultsMessages);
  const model = useModel(() => createResultsModel(chosen));
  const detail = useStore(model.detail.$state);
  const options = optionsOf(choices, t);
  const value = keyOf(chosen);
  const isListed = options.some((option) => option.value === value);
  // One of the past that an address names. What is gone has no name.
  const older = detail.status === "ready" ? [{ value, label: detail.detail.name }] : [];
  const choice = (
    <div className={css.choice}>
      <Combobox
        aria-label={t.choice}
        placeholder={t.choiceHint}
        emptyText={t.noChoice}
        value={value}
        options={isListed ? options : [...older, ...options]}
        onChange={(next) => next !== "" && onChoose(selectionOf(next))}
      />
    </div>
  );
  if (detail.status === "ready") {
    return <ResultsList model={model} selected={detail.detail} choice={choice} />;
  }
  return (
    <Alone>
      {choice}
      {detail.status === "loading" ? (
        <Spinner label={t.loadingExam} />
      ) : (
        <LoadFailure
          error={detail.error}
          onRetry={() => Promise.all([model.detail.retry(), model.list.reload()])}
        />
      )}
    </Alone>
  );
}

const keyOf = ({ schedule_id: exam, event_id: event }: ResultSelection): string =>
  exam === "" ? `event ${event}` : `exam ${exam}`;

function selectionOf(key: string): ResultSelection {
  const [kind = "", id = ""] = key.split(" ");
  return kind === "event" ? { schedule_id: "", event_id: id } : { schedule_id: id, event_id: "" };
}

function optionsOf({ exams, events }: ResultChoices, t: Texts) {
  return [
    ...exams.map(({ id, alias, event, starts_at: at }) => ({
      value: `exam ${id}`,
      label: alias,
      detail: [formatDate(at), event].filter(Boolean).join(" · "),
    })),
    ...events.map(({ id, nama: name, exams: n }) => ({
      value: `event ${id}`,
      label: t.event({ name }),
      detail: t.eventDetail({ n: formatNumber(n) }),
    })),
  ];
}

function Alone({ children }: { children: ReactNode }) {
  const t = useStore(resultsMessages);
  return (
    <div className={css.page}>
      <PageHeader title={t.title} />
      {children}
    </div>
  );
}
