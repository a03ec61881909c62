// The sittings of the chosen schedule: counts that filter, what waits to be carried out, the rows with what can be done.
import { useStore } from "@nanostores/react";
import { useState, type ReactNode } from "react";
import { responseCodes } from "../../../contract/calls/envelope.ts";
import { controlStates, type ControlSchedule } from "../../../contract/exams/sitting-control.ts";
import { finishKinds } from "../../../contract/exams/sitting-rows.ts";
import { formatNumber } from "../../../core/format.ts";
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { notify } from "../../../core/notices.ts";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { namedChoices } from "../../../kit/choices.ts";
import { FilterSelect } from "../../../kit/list/filter-select.tsx";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import { ListPage } from "../../../kit/list/list-page.tsx";
import { RecordsExportButton } from "../../../kit/sheet-export/records-export-button.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Chip } from "../../../ui/choice/chip.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../ui/input/button.tsx";
import type { SittingAct } from "../acts/sitting-row-actions.ts";
import { useSittingActs, type UsedSittingActs } from "../acts/use-sitting-acts.tsx";
import { controlColumns } from "./control-columns.tsx";
import { ControlDetail } from "./control-detail.tsx";
import { controlListMessages, type ControlTexts } from "./control-list-messages.ts";
import {
  createSittingControlModel,
  type ControlFilters,
  type SittingControlModel,
} from "./sitting-control-model.ts";
import { stateTones } from "../states/sitting-state-text.ts";
import { finishKindMessages } from "../states/finish-kind-messages.ts";
import { sittingStateMessages } from "../states/sitting-state-messages.ts";
import css from "./control-list.module.css";

const loadStopped = lazy(() => import("../stops/stopped-notices.tsx"), "StoppedNotice");
const loadExport = lazy(() => import("./sittings-export.ts"), "createSittingsExport");

export type ControlListProps = { schedule: ControlSchedule; choice: ReactNode };

export function ControlList({ schedule, choice }: ControlListProps) {
  const t = useStore(controlListMessages);
  const model = useModel(() => createSittingControlModel(schedule.id));
  const { list, acts } = model;
  const used = useSittingActs(acts);
  const { beginForAll, addToAll, isFinding } = useActsForAll(model, used, t);
  return (
    <>
      <ListPage
        title={t.title}
        countLabel={(count) => t.count({ count: formatNumber(count) })}
        searchLabel={t.search}
        list={list}
        summary={
          <div className={css.summary}>
            <div className={css.states}>
              {choice}
              <States model={model} />
              <Overdue model={model} onClose={(filters) => void beginForAll("force", filters)} />
            </div>
            <Stopped model={model} schedule={schedule} />
            {used.bar}
          </div>
        }
        filters={<Places model={model} />}
        actions={
          <>
            <Button icon="clock" busy={isFinding} onClick={() => void addToAll()}>
              {t.timeForAll}
            </Button>
            <Button icon="list-checks" onClick={() => used.showProof()}>
              {t.proof}
            </Button>
            <ExportButton list={list} schedule={schedule} />
          </>
        }
        columns={controlColumns(t)}
        rowLabel={namedParticipant}
        renderDetail={(row) => <ControlDetail schedule_id={schedule.id} row={row} />}
        rowActions={used.rowItems}
        bulkActions={used.bulkItems}
        empty={
          <EmptyState icon="users" title={t.emptyTitle}>
            {t.emptyText}
          </EmptyState>
        }
      />
      {used.dialogs}
    </>
  );
}

function useActsForAll(model: SittingControlModel, used: UsedSittingActs, t: ControlTexts) {
  const { list, acts } = model;
  const [isFinding, setFinding] = useState(false);
  /** To exactly those that are found now. */
  const beginForAll = async (kind: SittingAct, filters: Partial<ControlFilters>) => {
    const ids = await model.idsOf(filters);
    if (ids === null) return;
    if (ids.length > 0) used.begin(kind, { ids, name: null });
    else notify(responseCodes.warning, acts.actions.words(kind, { ids, name: "" }).verb, t.nobody);
  };
  const addToAll = async () => {
    setFinding(true);
    const { state } = list.$query.get();
    await beginForAll("time", { state: state || "unfinished" });
    setFinding(false);
  };
  return { beginForAll, addToAll, isFinding };
}

function Stopped({ model, schedule }: { model: SittingControlModel; schedule: ControlSchedule }) {
  const since = useStore(model.$counts)?.stopped_at ?? null;
  if (since === null) return null;
  const props = { schedule, since, isStale: false, isWhole: true, changed: model.changed };
  return <LazyComponent load={loadStopped} props={props} isOptional />;
}

type ExportButtonProps = Pick<SittingControlModel, "list"> & { schedule: ControlSchedule };

function ExportButton({ list, schedule }: ExportButtonProps) {
  const load = async () => {
    const createSittingsExport = await loadExport();
    return (shown: typeof list) => createSittingsExport(shown, schedule);
  };
  return <RecordsExportButton list={list} load={load} />;
}

/** A press shows only those. */
function States({ model: { list, $counts } }: { model: SittingControlModel }) {
  const t = useStore(controlListMessages);
  const sittingStateT = useStore(sittingStateMessages);
  const { state: chosen } = useStore(list.$query);
  const counts = useStore($counts)?.counts;
  if (!counts) return null;
  const all = controlStates.reduce((sum, one) => sum + (one === "overdue" ? 0 : counts[one]), 0);
  const shown = controlStates.filter((one) => counts[one] > 0 || one === chosen);
  return (
    <div className={css.states} role="group" aria-label={t.byState}>
      <Chip pressed={chosen === ""} onPress={() => list.filter("state", "")}>
        {t.all({ n: formatNumber(all) })}
      </Chip>
      {shown.map((state) => (
        <Chip
          key={state}
          pressed={chosen === state}
          tone={state === "overdue" || stateTones[state] ? "bad" : "neutral"}
          onPress={() => list.filter("state", chosen === state ? "" : state)}
        >
          {t.chip({
            state: state === "overdue" ? t.overdue : sittingStateT[state],
            n: formatNumber(counts[state]),
          })}
        </Chip>
      ))}
    </div>
  );
}

type OverdueProps = { model: SittingControlModel; onClose(filters: ControlFilters): void };

/** They end by themselves; this is for when they do not. */
function Overdue({ model: { $counts }, onClose }: OverdueProps) {
  const t = useStore(controlListMessages);
  const overdue = useStore($counts)?.counts.overdue ?? 0;
  if (overdue === 0) return null;
  const filters = {
    state: "overdue",
    group_id: "",
    room_id: "",
    sesi: "",
    finish_kind: "",
    q: "",
  } as const;
  return (
    <Button size="s" variant="danger" onClick={() => onClose(filters)}>
      {t.closeOverdue({ n: formatNumber(overdue) })}
    </Button>
  );
}

function Places({ model: { list, $counts } }: { model: SittingControlModel }) {
  const t = useStore(controlListMessages);
  const finishKindT = useStore(finishKindMessages);
  const { groups = [], rooms = [], sessions = [] } = useStore($counts) ?? {};
  return (
    <>
      <FilterSelect
        list={list}
        name="group_id"
        label={t.group}
        all={t.allGroups}
        options={namedChoices(groups)}
      />
      <FilterSelect
        list={list}
        name="room_id"
        label={t.room}
        all={t.allRooms}
        options={namedChoices(rooms)}
      />
      <FilterSelect
        list={list}
        name="finish_kind"
        label={t.finish}
        all={t.allFinishes}
        options={finishKinds.map((kind) => ({ value: kind, label: finishKindT[kind] }))}
      />
      {sessions.length > 1 && (
        <FilterSelect
          list={list}
          name="sesi"
          label={t.session}
          all={t.allSessions}
          options={sessions.map((sesi) => ({
            value: String(sesi),
            label: t.sessionOf({ n: sesi }),
          }))}
        />
      )}
    </>
  );
}
