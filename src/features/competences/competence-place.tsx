// Where a competence stands: its subject, and its parent in that subject.
import { useStore } from "@nanostores/react";
import { $subjects } from "./competence-lookups.ts";
import { optionChoices } from "../../kit/choices.ts";
import { FormCombobox } from "../../kit/form/form-fields.tsx";
import { Combobox } from "../../ui/choice/combobox.tsx";
import { Field } from "../../ui/input/field.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import type { CompetenceFormModel, CompetenceStart } from "./competence-form-model.ts";
import { competencesMessages } from "./competences-messages.ts";

type PlaceFieldProps = { model: CompetenceFormModel; start: CompetenceStart };

export function SubjectField({ model, start }: PlaceFieldProps) {
  const t = useStore(competencesMessages);
  const value = useStore(model.form.$values).subject_id;
  const error = useStore(model.form.$errors)["subject_id"];
  const options = optionChoices(useStore($subjects));
  const kept = start.is === "change" ? start.competence : start.is === "child" && start.parent;
  return (
    <Field
      label={t.subject}
      required
      hint={start.is === "change" ? t.subjectKept : undefined}
      error={error}
    >
      {(aria) =>
        kept ? (
          <TextInput {...aria} readOnly value={`${kept.subject_nama} (${kept.subject_kode})`} />
        ) : (
          <Combobox
            {...aria}
            options={options}
            value={value}
            placeholder={t.choose}
            emptyText={t.noSuchSubject}
            onChange={model.chooseSubject}
          />
        )
      }
    </Field>
  );
}

export function ParentField({ model, start }: PlaceFieldProps) {
  const t = useStore(competencesMessages);
  const parents = useStore(model.$parents);
  const known = start.is === "new" ? null : start.is === "child" ? start.parent : start.competence;
  const kode = start.is === "child" ? known?.kode : known?.parent_kode;
  const items = parents.status === "ready" ? parents.items : [];
  const options = items.map(({ id, kode, uraian }) => ({
    value: id,
    label: `${kode} — ${uraian}`,
  }));
  return (
    <FormCombobox
      form={model.form}
      name="parent_id"
      label={t.parent}
      isNullable
      options={options}
      presentLabel={kode}
      placeholder={t.noParent}
      emptyText={t.noSuchParent}
    />
  );
}
