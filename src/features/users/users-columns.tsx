// The columns of the accounts list.
import { formatDateTime } from "../../core/format.ts";
import type { User } from "../../contract/staff/users.ts";
import { firstOfMany } from "../../kit/list/first-of-many.tsx";
import type { Column } from "../../kit/list/list-column.ts";
import { updatedColumn } from "../../kit/list/updated-column.ts";
import { RoleBadge } from "../../kit/role-badge.tsx";
import { Tag } from "../../ui/feedback/tag.tsx";
import type { UserTexts } from "./users-messages.ts";
import type { UserSort } from "./users-model.ts";

type UserColumn = Column<User, UserSort>;

export function userListColumns(t: UserTexts, ownId: string): readonly UserColumn[] {
  return [
    userNameColumn(t, ownId),
    {
      id: "email",
      label: t.email,
      sort: "email",
      required: true,
      card: "fact",
      cell: emailInTwo,
    },
    {
      id: "role",
      label: t.role,
      sort: "role",
      nowrap: true,
      card: "fact",
      cell: ({ role }) => <RoleBadge role={role} />,
    },
    {
      id: "active",
      label: t.status,
      sort: "active",
      nowrap: true,
      card: "state",
      cardText: ({ active }) => !active && <Tag>{t.inactive}</Tag>,
      cell: ({ active }) => (
        <Tag tone={active ? "ok" : "neutral"}>{active ? t.active : t.inactive}</Tag>
      ),
    },
    {
      id: "subjects",
      label: t.subjects,
      cell: ({ subjects }) => firstOfMany(subjects.map(({ nama }) => nama)) ?? "–",
    },
    {
      id: "exceptions",
      label: t.exceptions,
      sort: "exceptions",
      numeric: true,
      hiddenAtFirst: true,
      cell: ({ exceptions }) => exceptions.length || "–",
    },
    {
      id: "last_login_at",
      label: t.lastLogin,
      sort: "last_login_at",
      nowrap: true,
      muted: true,
      cell: ({ last_login_at: at }) => (at ? formatDateTime(at) : t.never),
    },
    updatedColumn(t.updated),
  ];
}

function userNameColumn(t: UserTexts, ownId: string): UserColumn {
  return {
    id: "name",
    label: t.name,
    sort: "name",
    required: true,
    card: "title",
    cell: ({ id, name }) =>
      id === ownId ? (
        <>
          {name} <Tag>{t.you}</Tag>
        </>
      ) : (
        name
      ),
  };
}

/** A long one may go on below its @, so that the table stays as wide as the screen. */
function emailInTwo({ email }: User) {
  const at = email.indexOf("@");
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}
