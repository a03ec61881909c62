// The filters of the participants list.
import { useStore } from "@nanostores/react";
import { atom } from "nanostores";
import { participantStatuses } from "../../contract/participants.ts";
import type { ParticipantStatus } from "../../contract/participants.ts";
import { $groups, $majors, $religions } from "./participant-lookups.ts";
import { Select } from "../../ui/choice/select.tsx";
import { groupChoices, optionChoices, withPresent } from "./participant-lookups.ts";
import { participantsMessages } from "./participants-messages.ts";
import type { ParticipantsModel } from "./participants-model.ts";

const $notYet = atom<{ status: "loading" }>({ status: "loading" });
const $noSessions = atom<readonly number[]>([]);

export function ParticipantFilters({ model }: { model: ParticipantsModel }) {
  const t = useStore(participantsMessages);
  const { list } = model;
  const query = useStore(list.$query);
  // The rows first: on a busy server the choices would be answered before them.
  const rowsAreThere = useStore(list.$state).status !== "loading";
  const sessions = useStore(rowsAreThere ? model.$sessions : $noSessions).map(String);
  const groupLookup = useStore(rowsAreThere ? $groups : $notYet);
  const majors = useStore(rowsAreThere ? $majors : $notYet);
  const religions = useStore(rowsAreThere ? $religions : $notYet);
  const groups = [{ value: "none", label: t.noGroup }, ...groupChoices(groupLookup)];
  const sessionChoices = sessions.map((value) => ({
    value,
    label: t.sessionOf({ session: value }),
  }));
  const statuses = participantStatuses.map((value) => ({ value, label: t[value] }));
  return (
    <>
      <Select
        aria-label={t.group}
        placeholder={t.allGroups}
        options={withPresent(groups, query.group_id, "…")}
        value={query.group_id}
        onChange={(value) => list.filter("group_id", value)}
      />
      <Select
        aria-label={t.major}
        placeholder={t.allMajors}
        options={withPresent(optionChoices(majors), query.jurusan_id, "…")}
        value={query.jurusan_id}
        onChange={(value) => list.filter("jurusan_id", value)}
      />
      <Select
        aria-label={t.religion}
        placeholder={t.allReligions}
        options={withPresent(optionChoices(religions), query.agama_id, "…")}
        value={query.agama_id}
        onChange={(value) => list.filter("agama_id", value)}
      />
      <Select
        aria-label={t.session}
        placeholder={t.allSessions}
        options={withPresent(sessionChoices, query.sesi, t.sessionOf({ session: query.sesi }))}
        value={query.sesi}
        onChange={(value) => list.filter("sesi", value)}
      />
      <Select
        aria-label={t.status}
        placeholder={t.allStatuses}
        options={statuses}
        value={query.status}
        onChange={(value) => list.filter("status", value as ParticipantStatus | "")}
      />
    </>
  );
}
