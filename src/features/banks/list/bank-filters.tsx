// The filters of the question banks list.
import { useStore } from "@nanostores/react";
import { bankStatuses } from "../../../contract/questions/banks.ts";
import { $subjects } from "./bank-lookups.ts";
import { Select } from "../../../ui/choice/select.tsx";
import type { SelectOption } from "../../../ui/choice/select.tsx";
import { banksMessages } from "./banks-messages.ts";
import type { BankFilters as Filters, BanksModel } from "./banks-model.ts";

export function BankFilters({ model }: { model: BanksModel }) {
  const t = useStore(banksMessages);
  const { list } = model;
  const query = useStore(list.$query);
  const lookup = useStore($subjects);
  const state = useStore(model.$choices);
  const subjects = lookup.status === "ready" ? lookup.items : [];
  const { authors, grades } = state.status === "ready" ? state.detail : { authors: [], grades: [] };
  const select = (name: keyof Filters, label: string, all: string, options: SelectOption[]) => (
    <Select
      aria-label={label}
      placeholder={all}
      options={withPresent(options, query[name])}
      value={query[name]}
      onChange={(value) => list.filter(name, value as never)}
    />
  );
  return (
    <>
      {select(
        "subject_id",
        t.subject,
        t.allSubjects,
        subjects.map(({ id, kode, nama }) => ({ value: id, label: `${nama} (${kode})` })),
      )}
      {select(
        "grade",
        t.grade,
        t.allGrades,
        grades.map((value) => ({ value, label: value })),
      )}
      {select(
        "author_id",
        t.author,
        t.allAuthors,
        authors.map(({ id, name }) => ({ value: id, label: name })),
      )}
      {select("locked", t.lock, t.lockedOrNot, [
        { value: "ya", label: t.locked },
        { value: "tidak", label: t.open },
      ])}
      {select(
        "status",
        t.status,
        t.allStatuses,
        bankStatuses.map((value) => ({ value, label: t[value] })),
      )}
    </>
  );
}

/** What is chosen now stays choosable, even while the list is on its way or lacks it. */
function withPresent(options: SelectOption[], value: string): SelectOption[] {
  const isListed = value === "" || options.some((each) => each.value === value);
  return isListed ? options : [{ value, label: "…" }, ...options];
}
