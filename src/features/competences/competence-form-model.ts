// Adding and changing one competence, and the competences of its subject that may be its parent.
import {
  competenceInput,
  createCompetence,
  listCompetenceOptions,
  updateCompetence,
  type Competence,
  type CompetenceInput,
  type CompetenceKind,
  type CompetenceOption,
} from "../../contract/competences.ts";
import { call } from "../../core/api.ts";
import { createDependentChoices } from "../../kit/form/create-dependent-choices.ts";
import { createRecordForm } from "../../kit/form/create-record-form.ts";

/** What the form is opened with: a record to change, or where a new one is to stand. */
export type CompetenceStart =
  | { is: "change"; competence: Competence }
  | { is: "new"; subject_id: string }
  | { is: "child"; parent: Competence };

export type CompetenceFormModel = ReturnType<typeof createCompetenceFormModel>;

export function createCompetenceFormModel(
  start: CompetenceStart,
  changed: (row: Competence) => void,
) {
  const original = start.is === "change" ? start.competence : null;
  const record = createRecordForm<CompetenceInput, CompetenceInput, Competence>({
    original,
    blank: blankFor(start),
    valuesOf,
    schema: competenceInput,
    shown: ({ parent_kode }) => ({ parent_id: parent_kode ?? "" }),
    async save(base, { subject_id, ...values }) {
      changed(
        base
          ? await call(updateCompetence, { id: base.id, version: base.version, ...values })
          : await call(createCompetence, { subject_id, ...values }),
      );
    },
  });
  const parents = createDependentChoices(
    record.form.$values.get().subject_id,
    async (subject_id, signal) =>
      withoutFamily(
        await call(listCompetenceOptions, { subject_id }, { signal }),
        original?.id ?? null,
      ),
  );

  return {
    ...record,
    $parents: parents.$choices,
    /** A parent of another subject cannot stay. */
    chooseSubject(id: string): void {
      record.form.set("subject_id", id);
      record.form.set("parent_id", null);
      parents.choose(id);
    },
    exit(): void {
      parents.exit();
      record.exit();
    },
  };
}

const kindBelow: Record<CompetenceKind, CompetenceKind> = {
  CP: "TP",
  TP: "IND",
  KD: "IND",
  IND: "IND",
};

function blankFor(start: CompetenceStart): CompetenceInput {
  const blank = { kode: "", uraian: "", fase: "", level_kognitif: "" as const };
  if (start.is === "child") {
    const { id: parent_id, subject_id, fase, jenis } = start.parent;
    return { ...blank, subject_id, parent_id, fase, jenis: kindBelow[jenis] };
  }
  const subject_id = start.is === "new" ? start.subject_id : start.competence.subject_id;
  return { ...blank, subject_id, parent_id: null, jenis: "CP" };
}

function valuesOf(competence: Competence): CompetenceInput {
  const { subject_id, parent_id, kode, uraian, fase, jenis, level_kognitif } = competence;
  return { subject_id, parent_id, kode, uraian, fase, jenis, level_kognitif };
}

/** But for `self` and what is below it: parents stand before their children, so that one pass finds the whole family. */
function withoutFamily(items: readonly CompetenceOption[], self: string | null) {
  const family = new Set([self]);
  return items.filter(({ id, parent_id }) => {
    if (parent_id !== null && family.has(parent_id)) family.add(id);
    return !family.has(id);
  });
}
