// Changing one participant, and adding one or several in a round. A password that the server makes is told once, so those
// of the round are kept here, and leaving asks, until they are shown.
import { atom, type ReadableAtom } from "nanostores";
import {
  createParticipant,
  participantInput,
  updateParticipant,
  type Participant,
  type ParticipantInput,
} from "../../contract/participants.ts";
import { call } from "../../core/api.ts";
import { guardLeaving } from "../../core/navigation.ts";
import { createRecordForm } from "../../kit/form/create-record-form.ts";
import { newSlips, type SavedParticipant } from "./participant-slip.ts";

export type ParticipantFormModel = ReturnType<typeof createParticipantFormModel>;

export function createParticipantFormModel(original: Participant | null) {
  const saved = atom<readonly SavedParticipant[]>([]);
  const record = createRecordForm<ParticipantInput, ParticipantInput, Participant>({
    original,
    blank,
    schema: participantInput,
    valuesOf,
    shown: ({ jurusan_nama, agama_nama, group_path }) => ({
      jurusan_id: jurusan_nama,
      agama_id: agama_nama,
      group_id: group_path ?? "",
    }),
    unread: ["password"],
    save: async (base, values) => saved.set([...saved.get(), await save(base, values)]),
  });
  const release = guardLeaving(() => newSlips(saved.get()).length > 0);
  return {
    ...record,
    /** In this round. */
    $saved: saved as ReadableAtom<readonly SavedParticipant[]>,
    /** For the next one of the same class: only who it is has to be filled in anew. */
    startAnother(): void {
      record.form.reset({
        ...record.form.$values.get(),
        no_ujian: "",
        nama: "",
        nisn: "",
        password: "",
      });
    },
    exit(): void {
      release();
      record.exit();
    },
  };
}

const blank: ParticipantInput = {
  no_ujian: "",
  nama: "",
  nisn: "",
  sesi: 1,
  jurusan_id: "",
  agama_id: "",
  group_id: null,
  antiblock: false,
  password: "",
};

function valuesOf(participant: Participant): ParticipantInput {
  const { no_ujian, nama, nisn, sesi, jurusan_id, agama_id, group_id, antiblock } = participant;
  return { no_ujian, nama, nisn, sesi, jurusan_id, agama_id, group_id, antiblock, password: "" };
}

async function save(base: Participant | null, values: ParticipantInput): Promise<SavedParticipant> {
  if (!base) return call(createParticipant, values);
  const { id, version } = base;
  return { participant: await call(updateParticipant, { id, version, ...values }), password: "" };
}
