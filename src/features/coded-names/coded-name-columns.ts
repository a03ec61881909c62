// The columns of the list of majors or religions.
import type { CodedName } from "../../contract/coded-names.ts";
import { formatDateTime, formatNumber } from "../../core/format.ts";
import type { Column } from "../../kit/list/list-column.ts";
import { codeColumn, nameColumn } from "../../kit/list/naming-columns.ts";
import type { codedNameMessages } from "./coded-name-messages.ts";
import type { CodedNameSort } from "./coded-name-model.ts";

type Texts = ReturnType<typeof codedNameMessages.get>;

export function codedNameColumns(t: Texts): readonly Column<CodedName, CodedNameSort>[] {
  return [
    codeColumn("kode", t.code),
    nameColumn("nama", t.name),
    {
      id: "participants",
      label: t.participants,
      sort: "participant_count",
      numeric: true,
      card: "fact",
      cardText: (row) => t.byParticipants({ n: formatNumber(row.participant_count) }),
      cell: (row) => formatNumber(row.participant_count),
    },
    {
      id: "subjects",
      label: t.subjects,
      sort: "subject_count",
      numeric: true,
      cell: (row) => formatNumber(row.subject_count),
    },
    {
      id: "updated",
      label: t.updated,
      nowrap: true,
      muted: true,
      cell: (row) => formatDateTime(row.updated_at),
    },
  ];
}

export function codedNameLabel({ kode, nama }: CodedName): string {
  return `${kode} — ${nama}`;
}
