// The filters of the question banks list.
import { useStore } from "@nanostores/react";
import { bankFillings, bankStatuses } from "../../../contract/questions/banks.ts";
import { $subjects } from "./bank-lookups.ts";
import { optionChoices } from "../../../kit/choices.ts";
import { FilterSelect } from "../../../kit/list/filter-select.tsx";
import { banksMessages } from "./banks-messages.ts";
import type { BanksModel } from "./banks-model.ts";

export function BankFilters({ model }: { model: BanksModel }) {
  const t = useStore(banksMessages);
  const { list } = model;
  const subjects = optionChoices(useStore($subjects));
  const state = useStore(model.$choices);
  const { authors, grades } = state.status === "ready" ? state.detail : { authors: [], grades: [] };
  return (
    <>
      <FilterSelect
        list={list}
        name="subject_id"
        label={t.subject}
        all={t.allSubjects}
        options={subjects}
      />
      <FilterSelect
        list={list}
        name="grade"
        label={t.grade}
        all={t.allGrades}
        options={grades.map((value) => ({ value, label: value }))}
      />
      <FilterSelect
        list={list}
        name="author_id"
        label={t.author}
        all={t.allAuthors}
        options={authors.map(({ id, name }) => ({ value: id, label: name }))}
      />
      <FilterSelect
        list={list}
        name="filling"
        label={t.filling}
        all={t.allFillings}
        options={bankFillings.map((value) => ({ value, label: t[value] }))}
      />
      <FilterSelect
        list={list}
        name="locked"
        label={t.lock}
        all={t.lockedOrNot}
        options={[
          { value: "ya", label: t.locked },
          { value: "tidak", label: t.open },
        ]}
      />
      <FilterSelect
        list={list}
        name="status"
        label={t.status}
        all={t.allStatuses}
        options={bankStatuses.map((value) => ({ value, label: t[value] }))}
      />
    </>
  );
}
