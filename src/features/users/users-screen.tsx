// Accounts of the staff (pengguna): the list, and the dialogs that add, change, import, export and delete.
import { useStore } from "@nanostores/react";
import type { UserProfile } from "../../contract/credentials.ts";
import { formatNumber } from "../../core/format.ts";
import { $session } from "../../core/session.ts";
import { ListPage } from "../../kit/list/list-page.tsx";
import { RecordsExportButton } from "../../kit/sheet-export/records-export-button.tsx";
import { useModel } from "../../kit/use-model.ts";
import { EmptyState } from "../../ui/feedback/empty-state.tsx";
import { Button } from "../../ui/input/button.tsx";
import { useUserDialogs } from "./use-user-dialogs.ts";
import { bulkOrder, rowOrder, whyNot } from "./user-actions.ts";
import { UserDetail } from "./user-detail.tsx";
import { UserFilters } from "./user-filters.tsx";
import { userListColumns } from "./users-columns.tsx";
import { usersMessages } from "./users-messages.ts";
import { createUsersModel } from "./users-model.ts";

const loadExport = async () => (await import("./users-export.ts")).createUsersExport;

export default function UsersScreen() {
  const session = useStore($session);
  if (session.status !== "in" && session.status !== "ended") return null;
  return <Users by={session.user} />;
}

function Users({ by }: { by: UserProfile }) {
  const t = useStore(usersMessages);
  const model = useModel(() => createUsersModel(by));
  const { list, actions } = model;
  const { openForm, openImport, act, dialogs } = useUserDialogs(model);
  const importButton = (
    <Button icon="upload" onClick={openImport}>
      {t.import}
    </Button>
  );
  const add = (
    <Button variant="primary" icon="plus" onClick={() => openForm(null)}>
      {t.add}
    </Button>
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
          const why = hint === null ? {} : { hint, disabled: true };
          return [
            { label: t.edit, icon: "pencil", onSelect: () => openForm(user), ...why },
            ...actions.rowItems(user, rowOrder, (kind) =>
              act(kind, { ids: [user.id], name: user.name }),
            ),
          ];
        }}
        bulkActions={(selected) => actions.selectionItems(bulkOrder, (kind) => act(kind, selected))}
        onOpen={openForm}
        add={add}
        actions={
          <>
            <RecordsExportButton list={list} load={loadExport} />
            {importButton}
          </>
        }
        empty={
          <EmptyState
            icon="user-cog"
            title={t.emptyTitle}
            actions={
              <>
                {importButton}
                {add}
              </>
            }
          >
            {t.emptyText}
          </EmptyState>
        }
      />
      {dialogs}
    </>
  );
}
