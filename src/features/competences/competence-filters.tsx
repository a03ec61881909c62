// The filters of the competences list, and the way back to tree order.
import { useStore } from "@nanostores/react";
import { competenceKinds } from "../../contract/competences.ts";
import { $subjects } from "./competence-lookups.ts";
import { optionChoices } from "../../kit/choices.ts";
import { FilterSelect } from "../../kit/list/filter-select.tsx";
import { Button } from "../../ui/input/button.tsx";
import { competencesMessages, kindMessages } from "./competences-messages.ts";
import type { CompetencesModel } from "./competences-model.ts";

export function CompetenceFilters({ model }: { model: CompetencesModel }) {
  const t = useStore(competencesMessages);
  const { list } = model;
  const query = useStore(list.$query);
  const subjects = optionChoices(useStore($subjects));
  const phases = useStore(model.$phases).map((value) => ({ value, label: value }));
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
        name="fase"
        label={t.phase}
        all={t.allPhases}
        options={phases}
        presentLabel={query.fase}
      />
      <FilterSelect
        list={list}
        name="jenis"
        label={t.kind}
        all={t.allKinds}
        options={competenceKinds.map((value) => ({ value, label: kindMessages.get()[value] }))}
      />
    </>
  );
}

export function BackToTree({ list }: Pick<CompetencesModel, "list">) {
  const t = useStore(competencesMessages);
  const { sort } = useStore(list.$query);
  if (sort === "tree") return null;
  return (
    <Button variant="ghost" icon="list-tree" onClick={() => list.sortBy("tree")}>
      {t.backToTree}
    </Button>
  );
}
