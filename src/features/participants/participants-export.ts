// Participants as a file. Loaded when an export starts.
import { exportParticipants, listParticipantIds } from "../../contract/participants.ts";
import { foundIn } from "../../core/lookups.ts";
import { createRecordExport } from "../../kit/sheet-export/record-export.ts";
import { $groups, $majors } from "./participant-lookups.ts";
import type { ParticipantList } from "./participants-model.ts";

export function createParticipantsExport(list: Pick<ParticipantList, "$query">) {
  return createRecordExport(list, {
    noun: "peserta",
    sheet: "participants",
    listIds: listParticipantIds,
    exportItems: exportParticipants,
    context({ group_id, jurusan_id, sesi, status, q }) {
      const group = foundIn($groups.get(), group_id);
      const major = foundIn($majors.get(), jurusan_id);
      const session = sesi === "" ? "" : `sesi ${sesi}`;
      return [group?.path ?? "", major?.nama ?? "", session, status, q];
    },
  });
}
