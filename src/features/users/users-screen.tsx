// Accounts of the staff (pengguna): the list, and the dialogs that add, change, import, export and delete.
import { useStore } from "@nanostores/react";
import type { UserProfile } from "../../contract/session.ts";
import type { User } from "../../contract/users.ts";
import { formatNumber } from "../../core/format.ts";
import { reportError } from "../../core/notices.ts";
import { $session } from "../../core/session.ts";
import { RecordsExportButton } from "../../kit/sheet-export/records-export-button.tsx";
import { ListPage } from "../../kit/list/list-page.tsx";
import { useModel } from "../../kit/use-model.ts";
import { Button } from "../../ui/input/button.tsx";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Menu } from "../../ui/overlay/menu.tsx";
import { bulkItems, rowItems, runForOne, whyNot } from "./user-actions.ts";
import type { ActionKind, Target } from "./user-actions.ts";
import { UserDetail } from "./user-detail.tsx";
import { useUserDialogs } from "./user-dialogs.tsx";
import { UserFilters } from "./user-filters.tsx";
import { userListColumns } from "./users-columns.tsx";
import { usersMessages } from "./users-messages.ts";
import { createUsersModel } from "./users-model.ts";
import type { UsersModel } from "./users-model.ts";

const loadExport = async () => (await import("./users-export.ts")).createUsersExport;

export default function UsersScreen() {
  const session = useStore($session);
  if (session.status !== "in" && session.status !== "ended") return null;
  return <Users by={session.user} />;
}

function Users({ by }: { by: UserProfile }) {
  const t = useStore(usersMessages);
  const model = useModel(createUsersModel);
  const { list } = model;
  const { open, dialogs } = useUserDialogs(model, by);
  const act = (kind: ActionKind, target: Target) => {
    // Switching back on takes nothing from anybody: it happens at once.
    if (kind === "activate" && target.ids.length === 1) {
      runForOne(model, kind, target).catch(reportError);
    } else open({ is: "action", kind, target });
  };
  const edit = (user: User) => {
    if (whyNot("edit", user, by, t) === null) open({ is: "form", user });
  };
  const buttons = (
    <>
      <Button icon="upload" onClick={() => open({ is: "import" })}>
        {t.import}
      </Button>
      <Button variant="primary" icon="plus" onClick={() => open({ is: "form", user: null })}>
        {t.add}
      </Button>
    </>
  );
  return (
    <>
      <ListPage
        title={t.title}
        countLabel={(count) => t.count({ count: formatNumber(count) })}
        list={list}
        searchLabel={t.search}
        filters={<UserFilters list={list} />}
        columns={userListColumns(t, by.id)}
        rowLabel={({ name }) => name}
        renderDetail={({ id, version }) => <UserDetail key={`${id}-${version}`} id={id} />}
        rowActions={(user) => {
          const hint = whyNot("edit", user, by, t);
          const reason = hint === null ? {} : { hint, disabled: true };
          return [
            { label: t.edit, icon: "pencil", onSelect: () => edit(user), ...reason },
            ...rowItems(user, by, t, (kind) => act(kind, { ids: [user.id], name: user.name })),
          ];
        }}
        bulkActions={<BulkActions model={model} onAct={act} />}
        onOpen={edit}
        actions={
          <>
            <RecordsExportButton list={list} load={loadExport} />
            {buttons}
          </>
        }
        empty={
          <EmptyState icon="user-cog" title={t.emptyTitle} actions={buttons}>
            {t.emptyText}
          </EmptyState>
        }
      />
      {dialogs}
    </>
  );
}

type BulkActionsProps = { model: UsersModel; onAct(kind: ActionKind, target: Target): void };

function BulkActions({ model, onAct }: BulkActionsProps) {
  const t = useStore(usersMessages);
  const ids = [...useStore(model.list.$selected)];
  const items = bulkItems(t, (kind) => onAct(kind, { ids, name: null }));
  return <Menu label={t.actions} text={t.actions} variant="secondary" items={items} />;
}
