// The filters of a bank's questions beside those by type, which are the chips above, and what the order follows.
import { useStore } from "@nanostores/react";
import { orderModes } from "../../../contract/questions/banks.ts";
import type { OrderMode } from "../../../contract/questions/banks.ts";
import { orderingModes } from "../../../contract/questions/question-types.ts";
import { Button } from "../../../ui/input/button.tsx";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import type { SelectOption } from "../../../ui/choice/select.tsx";
import { questionsMessages } from "./questions-messages.ts";
import type { QuestionFilters as Filters, QuestionsModel } from "./questions-model.ts";

/** Longer texts only widen the list that opens. */
const longest = 70;
const shortened = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`;

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
  const select = (
    name: keyof Filters,
    label: string,
    all: string,
    none: string,
    options: SelectOption[],
  ) => (
    <Select
      aria-label={label}
      placeholder={all}
      options={withPresent([{ value: "-", label: none }, ...options], query[name])}
      value={query[name]}
      onChange={(value) => list.filter(name, value as never)}
    />
  );
  return (
    <>
      {select(
        "competence_id",
        t.competence,
        t.allCompetences,
        t.noCompetence,
        competences.map(({ id, kode, uraian }) => ({
          value: id,
          label: shortened(`${kode} — ${uraian}`),
        })),
      )}
      {select(
        "reference_id",
        t.reference,
        t.allReferences,
        t.noReference,
        references.map(({ id, kode, judul }) => ({
          value: id,
          label: shortened(`${kode} — ${judul}`),
        })),
      )}
      {select("difficulty", t.difficulty, t.allDifficulties, t.noDifficulty, [
        { value: "mudah", label: t.mudah },
        { value: "sedang", label: t.sedang },
        { value: "sukar", label: t.sukar },
      ])}
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

/** What is chosen now stays choosable, even while the list is on its way or lacks it. */
function withPresent(options: SelectOption[], value: string): SelectOption[] {
  const isListed = value === "" || options.some((each) => each.value === value);
  return isListed ? options : [{ value, label: "…" }, ...options];
}
