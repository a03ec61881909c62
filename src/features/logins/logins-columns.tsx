// The columns of the list of logins.
import type { ParticipantLogin } from "../../contract/exams/participant-logins.ts";
import { formatDateTime, formatTime } from "../../core/format.ts";
import type { Column } from "../../kit/list/list-column.ts";
import { codeColumn, nameColumn } from "../../kit/list/naming-columns.ts";
import { Tag } from "../../ui/feedback/tag.tsx";
import { browserText } from "../../domain/text/browser-name.ts";
import css from "./logins-screen.module.css";
import type { LoginTexts } from "./logins-messages.ts";
import type { LoginSort } from "./logins-model.ts";

/** All that holds: somebody who is blocked may be signed in, and ask from elsewhere. */
function stateTags(
  { signed_in, is_later: isLater, status, asked }: ParticipantLogin,
  t: LoginTexts,
) {
  return (
    <>
      {asked && (
        <Tag tone="warn" icon="clock">
          {t.asked}
        </Tag>
      )}
      {status === "blocked" && (
        <Tag tone="bad" icon="lock">
          {t.blocked}
        </Tag>
      )}
      {signed_in && !isLater && <Tag tone="ok">{t.in}</Tag>}
      {isLater && <Tag icon="calendar-clock">{t.later}</Tag>}
    </>
  );
}

function deviceText({ signed_in }: ParticipantLogin, t: LoginTexts): string {
  if (!signed_in) return t.none;
  return [browserText(signed_in.agent), signed_in.ip].filter(Boolean).join(" · ");
}

export function loginListColumns(t: LoginTexts): readonly Column<ParticipantLogin, LoginSort>[] {
  const time = (at: string | null | undefined) => (at ? formatTime(at) : t.none);
  return [
    codeColumn("no_ujian", t.number),
    nameColumn("nama", t.name),
    { id: "status", label: t.status, card: "state", cell: (row) => stateTags(row, t) },
    {
      id: "exam",
      label: t.exam,
      card: "fact",
      cardText: ({ exam }) => exam || null,
      cell: ({ exam }) => (
        <span className={css.exam} title={exam}>
          {exam || t.none}
        </span>
      ),
    },
    {
      id: "room",
      label: t.room,
      nowrap: true,
      cell: ({ room, room_kode: kode }) => <span title={room}>{kode || t.none}</span>,
    },
    { id: "device", label: t.device, muted: true, cell: (row) => deviceText(row, t) },
    {
      id: "asked_at",
      label: t.askedAt,
      sort: "asked_at",
      nowrap: true,
      cell: ({ asked }) => time(asked?.at),
    },
    {
      id: "last_used_at",
      label: t.lastUsed,
      sort: "last_used_at",
      nowrap: true,
      cell: ({ last_used_at }) => time(last_used_at),
    },
    {
      id: "signed_in_at",
      label: t.since,
      sort: "signed_in_at",
      nowrap: true,
      hiddenAtFirst: true,
      cell: ({ signed_in }) => (signed_in ? formatDateTime(signed_in.at) : t.none),
    },
    {
      id: "group",
      label: t.group,
      hiddenAtFirst: true,
      cell: ({ group_path }) => group_path ?? t.none,
    },
  ];
}
