// Ledger peserta (ledger.peserta): which event, then its participants with all their exams.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import { formatNumber } from "../../core/format.ts";
import { lazy } from "../../core/on-demand/lazy.ts";
import { $session } from "../../core/session.ts";
import { LazyComponent } from "../../kit/lazy/lazy-component.tsx";
import { LoadFailure } from "../../kit/load-failure.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Combobox } from "../../ui/choice/combobox.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Spinner } from "../../ui/feedback/spinner.tsx";
import { PageHeader } from "../../ui/layout/page-header.tsx";
import { createLedgerChoiceModel, type LedgerEvent } from "./ledger-choice-model.ts";
import { ledgerMessages } from "./ledger-messages.ts";
import { createLedgerModel } from "./ledger-model.ts";
import css from "./ledger-screen.module.css";

/** Beside the list of events, which is asked for meanwhile; so the screen itself stays small enough to be fetched ahead. */
const loadMain = lazy(() => import("./ledger-main.tsx"), "LedgerMain");
const loadPerson = lazy(() => import("./person/ledger-person-detail.tsx"), "LedgerPersonDetail");

export default function LedgerScreen() {
  const t = useStore(ledgerMessages);
  const model = useModel(createLedgerChoiceModel);
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
  const { events, chosen } = state;
  if (chosen === null) return <Nothing />;
  return (
    <ChosenLedger
      key={chosen}
      event={chosen}
      events={events}
      onChoose={(next) => model.choose(next)}
    />
  );
}

function Nothing() {
  const t = useStore(ledgerMessages);
  const session = useStore($session);
  const isTeacher = session.status === "in" && session.user.role === "EVAL";
  return (
    <Alone>
      <EmptyState icon="notebook-text" title={t.none}>
        {isTeacher ? t.noneOfTeacher : t.noneText}
      </EmptyState>
    </Alone>
  );
}

type ChosenLedgerProps = {
  event: string;
  events: readonly LedgerEvent[];
  onChoose(event: string): void;
};

function ChosenLedger({ event, events, onChoose }: ChosenLedgerProps) {
  const t = useStore(ledgerMessages);
  const model = useModel(() => createLedgerModel(event));
  const detail = useStore(model.detail.$state);
  const person = useStore(model.$person);
  const options = events.map(({ id, nama, exams }) => ({
    value: id,
    label: nama,
    detail: t.choiceDetail({ n: formatNumber(exams) }),
  }));
  const isListed = events.some(({ id }) => id === event);
  // One of the past that an address names. What is gone has no name.
  const older =
    detail.status === "ready" ? [{ value: event, label: detail.detail.event.nama }] : [];
  const choice = (
    <div className={css.choice}>
      <Combobox
        aria-label={t.choice}
        placeholder={t.choiceHint}
        emptyText={t.noChoice}
        value={event}
        options={isListed ? options : [...older, ...options]}
        onChange={(next) => next !== "" && onChoose(next)}
      />
    </div>
  );
  if (detail.status === "ready") {
    if (person === "") {
      return <LazyComponent load={loadMain} props={{ model, selected: detail.detail, choice }} />;
    }
    return <LazyComponent load={loadPerson} props={{ model, id: person }} />;
  }
  return (
    <Alone>
      {choice}
      {detail.status === "loading" ? (
        <Spinner label={t.loadingEvent} />
      ) : (
        <LoadFailure
          error={detail.error}
          onRetry={() => Promise.all([model.detail.retry(), model.list.reload()])}
        />
      )}
    </Alone>
  );
}

function Alone({ children }: { children: ReactNode }) {
  const t = useStore(ledgerMessages);
  return (
    <div className={css.page}>
      <PageHeader title={t.title} />
      {children}
    </div>
  );
}
