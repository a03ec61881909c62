// Accounts of the staff (pengguna): the list, and the dialogs that add, change, import, export and delete.
import { useStore } from "@nanostores/react";
import { lazy } from "../../core/on-demand/lazy.ts";
import type { UserProfile } from "../../contract/credentials.ts";
import { $session } from "../../core/session.ts";
import { RecordsPage } from "../../kit/sheet-export/records-page.tsx";
import { useModel } from "../../kit/use-model.ts";
import { useUserDialogs } from "./use-user-dialogs.ts";
import { bulkOrder, rowOrder, whyNot } from "./user-actions.ts";
import { UserDetail } from "./user-detail.tsx";
import { UserFilters } from "./user-filters.tsx";
import { userListColumns } from "./users-columns.tsx";
import { usersMessages } from "./users-messages.ts";
import { createUsersModel } from "./users-model.ts";

const loadExport = lazy(() => import("./users-export.ts"), "createUsersExport");

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
  return (
    <>
      <RecordsPage
        texts={t}
        icon="user-cog"
        list={list}
        onAdd={() => openForm(null)}
        onImport={openImport}
        loadExport={loadExport}
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
      />
      {dialogs}
    </>
  );
}
