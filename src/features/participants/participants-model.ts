// The participants screen without its looks: the list, what its filters offer, and one participant's detail.
import {
  getParticipant,
  listParticipantIds,
  listParticipants,
  listParticipantSessions,
  participantSorts,
  participantStatuses,
  type Participant,
  type ParticipantDetail,
  type ParticipantStatus,
} from "../../contract/participants.ts";
import { call } from "../../core/api.ts";
import type { ListModel } from "../../kit/list/create-list.ts";
import { createRecords } from "../../kit/list/create-records.ts";
import { createQuietOptions } from "../../kit/list/quiet-options.ts";
import { createParticipantActions } from "./participant-actions.ts";
import { createDetail, type DetailModel } from "../../kit/record/create-detail.ts";

export type ParticipantSort = (typeof participantSorts)[number];
export type ParticipantFilters = {
  group_id: string;
  jurusan_id: string;
  agama_id: string;
  sesi: string;
  status: "" | ParticipantStatus;
};
export type ParticipantList = ListModel<Participant, ParticipantFilters, ParticipantSort>;
export type ParticipantsModel = ReturnType<typeof createParticipantsModel>;

export function createParticipantsModel() {
  const sessions = createQuietOptions<readonly number[]>([], (signal) =>
    call(listParticipantSessions, {}, { signal }),
  );
  const records = createRecords<Participant, ParticipantFilters, ParticipantSort>({
    name: "participants",
    endpoints: { list: listParticipants, ids: listParticipantIds },
    filters: { group_id: "", jurusan_id: "", agama_id: "", sesi: "", status: "" },
    sort: "nama",
    sortable: participantSorts,
    acceptsFilter,
    lookups: [sessions],
  });
  return {
    ...records,
    actions: createParticipantActions(records),
    /** In use, for the filter. */
    $sessions: sessions.$options,
    exit(): void {
      sessions.exit();
      records.exit();
    },
  };
}

/** Addresses are typed and sent by people: a wrong session or status would be refused by the server. */
function acceptsFilter(name: keyof ParticipantFilters, value: string): boolean {
  if (name === "status") return participantStatuses.some((status) => status === value);
  if (name === "sesi") return /^\d{1,2}$/u.test(value) && Number(value) >= 1;
  return value.length <= 64;
}

/** One participant's detail, fetched when it is opened. */
export function createParticipantDetail(id: string): DetailModel<ParticipantDetail> {
  return createDetail((signal) => call(getParticipant, { id }, { signal }));
}
