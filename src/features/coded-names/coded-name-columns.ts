// The columns of the list of majors or religions.
import type { CodedName } from "../../contract/coded-names.ts";
import { formatDateTime, formatNumber } from "../../core/format.ts";
import type { Column } from "../../kit/list/list-column.ts";
import type { codedNameMessages } from "./coded-name-messages.ts";
import type { CodedNameSort } from "./coded-name-model.ts";

type Texts = ReturnType<typeof codedNameMessages.get>;

export function codedNameColumns(t: Texts): readonly Column<CodedName, CodedNameSort>[] {
  return [
    {
      id: "kode",
      label: t.code,
      sort: "kode",
      mono: true,
      required: true,
      card: "fact",
      cell: ({ kode }) => kode,
    },
    {
      id: "nama",
      label: t.name,
      sort: "nama",
      required: true,
      card: "title",
      cell: ({ nama }) => nama,
    },
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
