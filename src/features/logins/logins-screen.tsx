// Logins of participants: who is signed in where, who is blocked, who asks from another seat; and letting them on.
import { useStore } from "@nanostores/react";
import { lazy } from "../../core/on-demand/lazy.ts";
import { loginStates, type LoginState } from "../../contract/exams/participant-logins.ts";
import { namedParticipant } from "../../domain/people/named-participant.ts";
import { formatNumber } from "../../core/format.ts";
import type { Target } from "../../kit/actions/row-action.ts";
import { useDialogs } from "../../kit/dialogs/use-dialogs.tsx";
import { namedChoices } from "../../kit/choices.ts";
import { FilterSelect } from "../../kit/list/filter-select.tsx";
import { ListPage } from "../../kit/list/list-page.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Chip } from "../../ui/choice/chip.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { loginActionOrder, noInput, type LoginAction } from "./login-actions.ts";
import { LoginDetail } from "./login-detail.tsx";
import { loginListColumns } from "./logins-columns.tsx";
import { loginsMessages } from "./logins-messages.ts";
import { createLoginsModel, type LoginsModel } from "./logins-model.ts";
import css from "./logins-screen.module.css";

const table = {
  action: { onDemand: lazy(() => import("./login-action-dialog.tsx"), "LoginActionDialog") },
};

export default function LoginsScreen() {
  const t = useStore(loginsMessages);
  const model = useModel(createLoginsModel);
  const { list, actions } = model;
  const { open, dialogs } = useDialogs(table, {});
  const act = (kind: LoginAction, target: Target) =>
    actions.begin(kind, target, noInput, () => open("action", { actions, kind, target }));
  return (
    <>
      <ListPage
        title={t.title}
        countLabel={(count) => t.count({ count: formatNumber(count) })}
        searchLabel={t.search}
        list={list}
        summary={<States model={model} />}
        filters={<Places model={model} />}
        columns={loginListColumns(t)}
        rowLabel={namedParticipant}
        renderDetail={(login) => <LoginDetail login={login} />}
        rowActions={(login) =>
          actions.rowItems(login, loginActionOrder, (kind) =>
            act(kind, { ids: [login.id], name: namedParticipant(login) }),
          )
        }
        bulkActions={(selected) =>
          actions.selectionItems(loginActionOrder, (kind) => act(kind, selected))
        }
        empty={
          <EmptyState icon="log-in" title={t.emptyTitle}>
            {t.emptyText}
          </EmptyState>
        }
      />
      {dialogs}
    </>
  );
}

const toned: readonly LoginState[] = ["blocked", "asked"];

/** A press shows only those. */
function States({ model: { list, $counts } }: { model: LoginsModel }) {
  const t = useStore(loginsMessages);
  const { state: chosen } = useStore(list.$query);
  const counts = useStore($counts);
  if (counts === null) return null;
  const shown = loginStates.filter(
    (state) => state !== "later" || counts.later > 0 || chosen === "later",
  );
  return (
    <div className={css.states} role="group" aria-label={t.byState}>
      <Chip pressed={chosen === ""} onPress={() => list.filter("state", "")}>
        {t.all}
      </Chip>
      {shown.map((state) => (
        <Chip
          key={state}
          pressed={chosen === state}
          tone={toned.includes(state) && counts[state] > 0 ? "bad" : "neutral"}
          onPress={() => list.filter("state", chosen === state ? "" : state)}
        >
          {t[`${state}Count`]({ n: formatNumber(counts[state]) })}
        </Chip>
      ))}
    </div>
  );
}

function Places({ model: { list, $counts } }: { model: LoginsModel }) {
  const t = useStore(loginsMessages);
  const { schedules = [], rooms = [] } = useStore($counts) ?? {};
  return (
    <>
      <FilterSelect
        list={list}
        name="schedule_id"
        label={t.exam}
        all={t.allExams}
        options={namedChoices(schedules)}
      />
      <FilterSelect
        list={list}
        name="room_id"
        label={t.room}
        all={t.allRooms}
        options={namedChoices(rooms)}
      />
    </>
  );
}
