// The columns of the participants list.
import type { Participant, ParticipantStatus } from "../../contract/participants.ts";
import { Tag, type Tone } from "../../ui/feedback/tag.tsx";
import type { Column } from "../../kit/list/list-column.ts";
import { codeColumn, nameColumn } from "../../kit/list/naming-columns.ts";
import { updatedColumn } from "../../kit/list/updated-column.ts";
import type { ParticipantSort } from "./participants-model.ts";
import type { ParticipantTexts } from "./participants-messages.ts";

/** Without icons: fifty of them cost an old PC a tenth of a second, and the word says it already. */
const tones: Record<ParticipantStatus, Tone> = {
  active: "ok",
  inactive: "neutral",
  blocked: "bad",
};

function statusTag(status: ParticipantStatus, t: ParticipantTexts) {
  return <Tag tone={tones[status]}>{t[status]}</Tag>;
}

export function participantListColumns(t: ParticipantTexts) {
  const columns: readonly Column<Participant, ParticipantSort>[] = [
    codeColumn("no_ujian", t.number),
    nameColumn("nama", t.name),
    {
      id: "nisn",
      label: t.nisn,
      mono: true,
      hiddenAtFirst: true,
      cell: ({ nisn }) => nisn || t.noNisn,
    },
    {
      id: "group",
      label: t.group,
      sort: "group",
      card: "fact",
      cell: ({ group_path }) => group_path ?? t.noGroup,
    },
    { id: "jurusan", label: t.major, sort: "jurusan", cell: ({ jurusan_nama }) => jurusan_nama },
    {
      id: "agama",
      label: t.religion,
      sort: "agama",
      hiddenAtFirst: true,
      cell: ({ agama_nama }) => agama_nama,
    },
    {
      id: "sesi",
      label: t.session,
      sort: "sesi",
      numeric: true,
      card: "fact",
      cardText: ({ sesi }) => t.sessionOf({ session: String(sesi) }),
      cell: ({ sesi }) => sesi,
    },
    {
      id: "status",
      label: t.status,
      sort: "status",
      nowrap: true,
      card: "state",
      cardText: ({ status }) => (status === "active" ? null : statusTag(status, t)),
      cell: ({ status }) => statusTag(status, t),
    },
    updatedColumn(t.updated),
  ];
  return columns;
}
