// The filters of a bank's questions beside those by type, which are the chips above, and what the order follows.
import { useStore } from "@nanostores/react";
import { orderModes } from "../../../contract/questions/banks.ts";
import type { OrderMode } from "../../../contract/questions/banks.ts";
import { orderingModes } from "../../../contract/questions/question-types.ts";
import { FilterSelect } from "../../../kit/list/filter-select.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import type { SelectOption } from "../../../ui/choice/select.tsx";
import { questionsMessages } from "./questions-messages.ts";
import type { QuestionsModel } from "./questions-model.ts";

/** Longer texts only widen the list that opens. */
const longest = 70;
const shortened = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`;

const withNone = (label: string, options: SelectOption[]) => [{ value: "-", label }, ...options];

type FiltersProps = {
  model: QuestionsModel;
  present: OrderMode;
  onOrder(mode: OrderMode): void;
};

export function QuestionFilters({ model, present, onOrder }: FiltersProps) {
  const t = useStore(questionsMessages);
  const { list } = model;
  const query = useStore(list.$query);
  const competences = useStore(model.$competences);
  const references = useStore(model.$references);
  return (
    <>
      <FilterSelect
        list={list}
        name="competence_id"
        label={t.competence}
        all={t.allCompetences}
        options={withNone(
          t.noCompetence,
          competences.map(({ id, kode, uraian }) => ({
            value: id,
            label: shortened(`${kode} — ${uraian}`),
          })),
        )}
      />
      <FilterSelect
        list={list}
        name="reference_id"
        label={t.reference}
        all={t.allReferences}
        options={withNone(
          t.noReference,
          references.map(({ id, kode, judul }) => ({
            value: id,
            label: shortened(`${kode} — ${judul}`),
          })),
        )}
      />
      <FilterSelect
        list={list}
        name="difficulty"
        label={t.difficulty}
        all={t.allDifficulties}
        options={withNone(t.noDifficulty, [
          { value: "mudah", label: t.mudah },
          { value: "sedang", label: t.sedang },
          { value: "sukar", label: t.sukar },
        ])}
      />
      {query.sort === "position" ? (
        <OrderMenu present={present} onOrder={onOrder} />
      ) : (
        <Button variant="ghost" icon="list-ordered" onClick={() => list.sortBy("position")}>
          {t.backToOrder}
        </Button>
      )}
    </>
  );
}

function OrderMenu({ present, onOrder }: { present: OrderMode; onOrder(mode: OrderMode): void }) {
  const t = useStore(questionsMessages);
  return (
    <Menu
      label={t.orderMode}
      icon="list-ordered"
      size="m"
      text={t[`order${present}`]}
      items={orderModes.map((mode) => ({
        label: orderingModes[mode],
        ...(mode === present ? { icon: "check" as const, hint: t.orderNow } : {}),
        disabled: mode === present,
        onSelect: () => onOrder(mode),
      }))}
    />
  );
}
