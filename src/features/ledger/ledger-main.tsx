// The ledger of the chosen event: what it is filtered by, what is to be known of its figures, and the table.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import {
  ledgerStates,
  type LedgerSelection,
  type LedgerState,
} from "../../contract/results/event-ledger.ts";
import { formatNumber, formatTime } from "../../core/format.ts";
import { href } from "../../core/navigation.ts";
import { namedParticipant } from "../../domain/people/named-participant.ts";
import { namedChoices } from "../../kit/choices.ts";
import { FilterSelect } from "../../kit/list/filter-select.tsx";
import { ListPage } from "../../kit/list/list-page.tsx";
import { ListPager } from "../../kit/list/list-pager.tsx";
import { RouteLink } from "../../kit/route-link.tsx";
import { Chip } from "../../ui/choice/chip.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { buttonClass } from "../../ui/input/button-style.ts";
import { Button } from "../../ui/input/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { LedgerExportButton } from "./export/ledger-export-button.tsx";
import { ledgerListMessages } from "./ledger-list-messages.ts";
import type { LedgerModel } from "./ledger-model.ts";
import { LedgerTable } from "./ledger-table.tsx";
import css from "./ledger-main.module.css";

type LedgerMainProps = {
  model: LedgerModel;
  selected: LedgerSelection;
  /** What chooses another event. */
  choice: ReactNode;
};

export function LedgerMain({ model, selected, choice }: LedgerMainProps) {
  const t = useStore(ledgerListMessages);
  const { list } = model;
  return (
    <div className={css.ledger}>
      <ListPage
        title={t.title}
        countLabel={useCountLabel(model)}
        searchLabel={t.search}
        list={list}
        summary={
          <div className={css.summary}>
            <div className={css.choices}>
              {choice}
              <States model={model} />
            </div>
            <Partial model={model} />
            <Rule model={model} selected={selected} />
          </div>
        }
        filters={
          <FilterSelect
            list={list}
            name="g"
            label={t.group}
            all={t.allGroups}
            options={namedChoices(selected.groups)}
          />
        }
        actions={<Actions model={model} selected={selected} />}
        columns={[]}
        rowLabel={namedParticipant}
        empty={
          <EmptyState icon="users" title={t.emptyTitle}>
            {t.emptyText}
          </EmptyState>
        }
        body={
          <>
            <LedgerTable model={model} />
            <ListPager list={list} />
          </>
        }
      />
    </div>
  );
}

function Actions({ model, selected }: Omit<LedgerMainProps, "choice">) {
  const t = useStore(ledgerListMessages);
  const { g } = useStore(model.list.$query);
  const paper = href("ledger.peserta.view", {}, { e: model.event, ...(g !== "" && { g }) });
  return (
    <>
      <Button icon="rotate-ccw" onClick={() => void model.list.reload()}>
        {t.reload}
      </Button>
      <LedgerExportButton model={model} selected={selected} />
      <RouteLink to={paper} className={buttonClass({ variant: "primary" })}>
        <Icon name="printer" size={18} />
        {t.print}
      </RouteLink>
    </>
  );
}

/** How many are shown of how many, in how many exams. */
function useCountLabel({ $columns }: LedgerModel): (total: number) => string {
  const t = useStore(ledgerListMessages);
  const shown = useStore($columns);
  return (total) => {
    const n = formatNumber(total);
    const all = shown?.columns.counts.all ?? total;
    const exams = formatNumber(shown?.columns.exams.length ?? 0);
    return all === total ? t.count({ n, exams }) : t.countOf({ n, all: formatNumber(all), exams });
  };
}

/** A press shows only those. */
function States({ model: { list, $columns } }: { model: LedgerModel }) {
  const t = useStore(ledgerListMessages);
  const { state: chosen } = useStore(list.$query);
  const counts = useStore($columns)?.columns.counts;
  if (!counts) return null;
  // With nobody to wait for, everybody is complete.
  const isShown = (state: LedgerState) =>
    state === chosen ||
    (counts[state] > 0 && !(state === "complete" && counts.complete === counts.all));
  return (
    <div className={css.choices} role="group" aria-label={t.states}>
      <Chip pressed={chosen === ""} onPress={() => list.filter("state", "")}>
        {t.all({ n: formatNumber(counts.all) })}
      </Chip>
      {ledgerStates.filter(isShown).map((state) => (
        <Chip
          key={state}
          pressed={chosen === state}
          onPress={() => list.filter("state", chosen === state ? "" : state)}
        >
          {t.chip({ state: t[state], n: formatNumber(counts[state]) })}
        </Chip>
      ))}
    </div>
  );
}

function Partial({ model: { $columns } }: { model: LedgerModel }) {
  const t = useStore(ledgerListMessages);
  const columns = useStore($columns)?.columns;
  if (!columns?.is_partial) return null;
  return (
    <Banner tone="warn">
      <strong>{t.partial}</strong>{" "}
      {columns.hidden > 0 && t.hidden({ n: formatNumber(columns.hidden) })} {t.partialText}
    </Banner>
  );
}

/** Of when all of it is, and what the figures mean. */
function Rule({ model, selected }: Omit<LedgerMainProps, "choice">) {
  const t = useStore(ledgerListMessages);
  const shown = useStore(model.$columns);
  const { g } = useStore(model.list.$query);
  if (!shown) return null;
  const group = selected.groups.find(({ id }) => id === g)?.nama;
  const rule = group === undefined ? t.rule : t.ruleOfGroup({ group });
  return (
    <p className={css.rule}>
      {t.asOf({ time: formatTime(shown.asOf) })} {!shown.columns.is_partial && rule} {t.notAsked}
    </p>
  );
}
