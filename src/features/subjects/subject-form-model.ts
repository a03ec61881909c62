// Adding and changing one subject. The pass mark is a text while it is typed: "72," is on its way to a number.
import * as v from "valibot";
import {
  createSubject,
  subjectInput,
  updateSubject,
  type Subject,
  type SubjectInput,
} from "../../contract/subjects.ts";
import { proposeSubjectCode } from "../../sheets/subjects/subject-code.ts";
import { numberAsTyped, typedNumber } from "../../domain/text/typed-number.ts";
import { createRecordForm } from "../../kit/form/create-record-form.ts";
import { saveRecord } from "../../kit/form/save-record.ts";
import { correctorNames } from "./subjects-columns.tsx";
import { subjectsMessages } from "./subjects-messages.ts";

export type SubjectValues = Omit<SubjectInput, "kkm"> & { kkm: string };
export type SubjectFormModel = ReturnType<typeof createSubjectFormModel>;

export function createSubjectFormModel(
  original: Subject | null,
  changed: (saved: Subject) => void,
) {
  return createRecordForm<SubjectValues, SubjectInput, Subject>({
    original,
    blank: {
      kode: proposeSubjectCode(),
      nama: "",
      scope: "umum",
      agama_id: null,
      jurusan_ids: [],
      corrector_ids: [],
      kkm: "",
    },
    valuesOf,
    schema: formSchema,
    shown,
    save: async (base, values) =>
      changed(await saveRecord({ create: createSubject, update: updateSubject }, base, values)),
  });
}

/** What ids stand for, in words. */
function shown(subject: Subject): Partial<Record<keyof SubjectValues, string>> {
  const t = subjectsMessages.get();
  return {
    scope: t[subject.scope],
    agama_id: subject.agama_nama ?? "",
    jurusan_ids: subject.majors.map(({ kode }) => kode).join(", "),
    corrector_ids: correctorNames(subject, t),
  };
}

const formSchema = v.pipe(
  v.custom<SubjectValues>(() => true),
  v.transform(({ kkm, ...values }) => ({ ...values, kkm: typedNumber(kkm) })),
  subjectInput,
);

function valuesOf(subject: Subject): SubjectValues {
  const { kode, nama, scope, agama_id, majors, correctors, kkm } = subject;
  return {
    kode,
    nama,
    scope,
    agama_id,
    jurusan_ids: majors.map(({ id }) => id),
    corrector_ids: correctors.map(({ id }) => id),
    kkm: numberAsTyped(kkm),
  };
}
