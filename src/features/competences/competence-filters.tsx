// The filters of the competences list, and the way back to tree order.
import { useStore } from "@nanostores/react";
import { competenceKindNames, competenceKinds } from "../../contract/competences.ts";
import type { CompetenceKind } from "../../contract/competences.ts";
import { $subjects } from "./competence-lookups.ts";
import { Button } from "../../ui/input/button.tsx";
import { Select } from "../../ui/choice/select.tsx";
import { competencesMessages } from "./competences-messages.ts";
import type { CompetencesModel } from "./competences-model.ts";

export function CompetenceFilters({ model }: { model: CompetencesModel }) {
  const t = useStore(competencesMessages);
  const { list } = model;
  const query = useStore(list.$query);
  const lookup = useStore($subjects);
  const subjects = lookup.status === "ready" ? lookup.items : [];
  const choices = subjects.map(({ id, kode, nama }) => ({ value: id, label: `${nama} (${kode})` }));
  const phases = useStore(model.$phases).map((value) => ({ value, label: value }));
  return (
    <>
      <Select
        aria-label={t.subject}
        placeholder={t.allSubjects}
        options={withPresent(choices, query.subject_id, "…")}
        value={query.subject_id}
        onChange={(value) => list.filter("subject_id", value)}
      />
      <Select
        aria-label={t.phase}
        placeholder={t.allPhases}
        options={withPresent(phases, query.fase, query.fase)}
        value={query.fase}
        onChange={(value) => list.filter("fase", value)}
      />
      <Select
        aria-label={t.kind}
        placeholder={t.allKinds}
        options={competenceKinds.map((value) => ({ value, label: competenceKindNames[value] }))}
        value={query.jenis}
        onChange={(value) => list.filter("jenis", value as CompetenceKind | "")}
      />
      {query.sort !== "tree" && (
        <Button variant="ghost" icon="list-tree" onClick={() => list.sortBy("tree")}>
          {t.backToTree}
        </Button>
      )}
    </>
  );
}

/** What is chosen now stays choosable, even while the list is on its way or lacks it. */
function withPresent(
  choices: readonly { value: string; label: string }[],
  value: string,
  label: string,
) {
  const isListed = value === "" || choices.some((each) => each.value === value);
  return isListed ? choices : [{ value, label }, ...choices];
}
