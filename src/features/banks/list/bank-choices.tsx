// The fields of a bank that choose from lists. What is chosen now stays choosable, even while a list is on its way.
import { useStore } from "@nanostores/react";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { $subjects } from "./bank-lookups.ts";
import { optionChoices, withPresent } from "../../../kit/choices.ts";
import { FormCombobox } from "../../../kit/form/form-fields.tsx";
import { Combobox } from "../../../ui/choice/combobox.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { MultiChoice } from "../../../ui/choice/multi-choice.tsx";
import type { BankFormModel } from "./bank-form-model.ts";
import { bankDialogMessages, banksMessages } from "./banks-messages.ts";
import type { BanksModel } from "./banks-model.ts";

type FieldProps = {
  model: BankFormModel;
  /** As it was opened; null: a new one. */
  bank: QuestionBank | null;
};

export function SubjectField({ model, bank }: FieldProps) {
  const t = useStore(bankDialogMessages);
  const { subject } = useStore(banksMessages);
  const value = useStore(model.form.$values).subject_id;
  const error = useStore(model.form.$errors)["subject_id"];
  const options = optionChoices(useStore($subjects));
  return (
    <Field label={subject} required error={error}>
      {(aria) => (
        <Combobox
          {...aria}
          options={withPresent(options, value, bank?.subject_nama)}
          value={value}
          placeholder={t.choose}
          emptyText={t.noSuchSubject}
          onChange={model.chooseSubject}
        />
      )}
    </Field>
  );
}

export function CompetenceField({ model: { form, $competences }, bank }: FieldProps) {
  const t = useStore(bankDialogMessages);
  const { competence } = useStore(banksMessages);
  const state = useStore($competences);
  const items = state.status === "ready" ? state.items : [];
  const options = items.map(({ id, kode, uraian }) => ({
    value: id,
    label: `${kode} — ${uraian}`,
  }));
  return (
    <FormCombobox
      form={form}
      name="default_competence_id"
      label={competence}
      meaning={t.competenceMeaning}
      isNullable
      options={options}
      presentLabel={bank?.default_competence_kode}
      placeholder={t.noCompetence}
      emptyText={t.noSuchCompetence}
    />
  );
}

type AuthorsFieldProps = FieldProps & { banks: BanksModel; self: string };

export function AuthorsField({ model, bank, banks, self }: AuthorsFieldProps) {
  const t = useStore(bankDialogMessages);
  const { coauthors } = useStore(banksMessages);
  const { coauthor_ids: chosen } = useStore(model.form.$values);
  const error = useStore(model.form.$errors)["coauthor_ids"];
  const state = useStore(banks.$choices);
  const present = bank?.coauthors ?? [];
  if (bank && !bank.is_own) {
    return (
      <p>
        {coauthors}: {present.map(({ name }) => name).join(", ")}. {t.coauthorsKept}
      </p>
    );
  }
  const listed = state.status === "ready" ? state.detail.authors : [];
  const author = bank ? bank.author?.id : self;
  const people = [...listed, ...present.filter(({ id }) => !listed.some((one) => one.id === id))]
    .filter(({ id }) => id !== author)
    .filter(({ id, active }) => active || chosen.includes(id));
  return (
    <MultiChoice
      legend={coauthors}
      hint={t.coauthorsHint}
      options={people.map(({ id, name, email, active }) => ({
        value: id,
        label: `${active ? name : t.inactive({ name })} · ${email}`,
      }))}
      values={chosen}
      onChange={(ids) => model.form.set("coauthor_ids", [...ids])}
      error={error}
      searchLabel={t.searchAuthors}
      clearLabel={t.clearSearch}
      emptyText={t.nothingFound}
    />
  );
}
