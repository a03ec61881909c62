// The fields of a subject that choose from lists. What is chosen now stays choosable, even while a list is on its way.
import { useStore } from "@nanostores/react";
import type { Subject } from "../../contract/subjects.ts";
import { $correctors, $majors, $religions } from "./subject-lookups.ts";
import type { Lookup } from "../../core/lookups.ts";
import { Field } from "../../ui/input/field.tsx";
import { MultiChoice } from "../../ui/choice/multi-choice.tsx";
import { Select } from "../../ui/choice/select.tsx";
import type { SubjectFormModel } from "./subject-form-model.ts";
import { subjectsMessages } from "./subjects-messages.ts";

type FieldProps = {
  model: SubjectFormModel;
  /** As it was opened; null: a new one. */
  subject: Subject | null;
};

function itemsOf<Item extends { id: string }>(
  lookup: Lookup<Item>,
  present: readonly Item[],
): readonly Item[] {
  const items = lookup.status === "ready" ? lookup.items : [];
  return [...items, ...present.filter(({ id }) => !items.some((each) => each.id === id))];
}

function religionOf(subject: Subject | null) {
  const { agama_id: id, agama_kode: kode, agama_nama: nama } = subject ?? {};
  return id && kode && nama ? [{ id, kode, nama }] : [];
}

export function ReligionField({ model: { form }, subject }: FieldProps) {
  const t = useStore(subjectsMessages);
  const values = useStore(form.$values);
  const error = useStore(form.$errors)["agama_id"];
  const religions = itemsOf(useStore($religions), religionOf(subject));
  return (
    <Field label={t.religion} required error={error}>
      {(aria) => (
        <Select
          {...aria}
          placeholder={t.choose}
          options={religions.map(({ id, nama }) => ({ value: id, label: nama }))}
          value={values.agama_id ?? ""}
          onChange={(id) => form.set("agama_id", id === "" ? null : id)}
        />
      )}
    </Field>
  );
}

export function MajorsField({ model: { form }, subject }: FieldProps) {
  const t = useStore(subjectsMessages);
  const values = useStore(form.$values);
  const error = useStore(form.$errors)["jurusan_ids"];
  const majors = itemsOf(useStore($majors), subject?.majors ?? []);
  return (
    <MultiChoice
      legend={t.majors}
      required
      options={majors.map(({ id, kode, nama }) => ({ value: id, label: `${nama} (${kode})` }))}
      values={values.jurusan_ids}
      onChange={(ids) => form.set("jurusan_ids", [...ids])}
      error={error}
      searchLabel={t.searchMajors}
      clearLabel={t.clearSearch}
      emptyText={t.nothingFound}
    />
  );
}

export function CorrectorsField({ model: { form }, subject }: FieldProps) {
  const t = useStore(subjectsMessages);
  const { corrector_ids: chosen } = useStore(form.$values);
  const error = useStore(form.$errors)["corrector_ids"];
  const present = subject?.correctors ?? [];
  const users = itemsOf(useStore($correctors), present).filter(
    ({ id, active }) => active || chosen.includes(id),
  );
  const label = ({ name, email, active }: (typeof users)[number]) =>
    `${active ? name : t.inactive({ name })} · ${email}`;
  return (
    <MultiChoice
      legend={t.correctors}
      hint={t.correctorsHint}
      options={users.map((user) => ({ value: user.id, label: label(user) }))}
      values={chosen}
      onChange={(ids) => form.set("corrector_ids", [...ids])}
      error={error}
      searchLabel={t.searchCorrectors}
      clearLabel={t.clearSearch}
      emptyText={t.nothingFound}
    />
  );
}
