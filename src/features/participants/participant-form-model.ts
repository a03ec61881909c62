// Adding and changing one participant.
import {
  createParticipant,
  participant as participantSchema,
  participantInput,
  updateParticipant,
} from "../../contract/participants.ts";
import type { Participant, ParticipantInput } from "../../contract/participants.ts";
import { call } from "../../core/api.ts";
import { createRecordForm } from "../../kit/form/create-record-form.ts";

/** `password`: the generated one of a new participant, known only now; else empty. */
export type SavedParticipant = { participant: Participant; password: string };

export type ParticipantFormModel = ReturnType<typeof createParticipantFormModel>;

export function createParticipantFormModel(
  original: Participant | null,
  changed: (saved: SavedParticipant) => void,
) {
  return createRecordForm<ParticipantInput, ParticipantInput, Participant>({
    original,
    blank,
    schema: participantInput,
    storedSchema: participantSchema,
    valuesOf,
    shown: ({ jurusan_nama, agama_nama, group_path }) => ({
      jurusan_id: jurusan_nama,
      agama_id: agama_nama,
      group_id: group_path ?? "",
    }),
    unread: ["password"],
    save: async (base, values) => changed(await save(base, values)),
  });
}

const blank: ParticipantInput = {
  no_ujian: "",
  nama: "",
  sesi: 1,
  jurusan_id: "",
  agama_id: "",
  group_id: null,
  antiblock: false,
  password: "",
};

function valuesOf(participant: Participant): ParticipantInput {
  const { no_ujian, nama, sesi, jurusan_id, agama_id, group_id, antiblock } = participant;
  return { no_ujian, nama, sesi, jurusan_id, agama_id, group_id, antiblock, password: "" };
}

async function save(base: Participant | null, values: ParticipantInput): Promise<SavedParticipant> {
  if (!base) return call(createParticipant, values);
  const { id, version } = base;
  return { participant: await call(updateParticipant, { id, version, ...values }), password: "" };
}
