// The filters of a bank's questions beside those by type, which are the chips above, and what the order follows.
import { useStore } from "@nanostores/react";
import { useContext, type ReactNode } from "react";
import { orderModes, type OrderMode } from "../../../contract/questions/question-types.ts";
import { FilterLayout } from "../../../kit/list/filters/filter-layout.ts";
import { FilterSelect } from "../../../kit/list/filter-select.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { Menu } from "../../../ui/overlay/popup-menu.tsx";
import type { SelectOption } from "../../../ui/choice/select.tsx";
import { orderingMessages, questionsMessages } from "./questions-messages.ts";
import type { QuestionsModel } from "./questions-model.ts";
import css from "./questions-screen.module.css";

/** Longer texts only widen the list that opens. */
const longest = 70;
const shortened = (text: string) =>
  text.length <= longest ? text : `${text.slice(0, longest).trimEnd()}…`;

const withNone = (label: string, options: SelectOption[]) => [{ value: "-", label }, ...options];

type FiltersProps = { model: QuestionsModel };

export function QuestionFilters({ model }: FiltersProps) {
  const t = useStore(questionsMessages);
  const { list } = model;
  const query = useStore(list.$query);
  const competences = useStore(model.$competences);
  const references = useStore(model.$references);
  const choice = (value: string, kode: string, text: string) => ({
    value,
    label: shortened(`${kode} — ${text}`),
  });
  const ofCompetence = withNone(
    t.noCompetence,
    competences.map(({ id, kode, uraian }) => choice(id, kode, uraian)),
  );
  const ofReference = withNone(
    t.noReference,
    references.map(({ id, kode, judul }) => choice(id, kode, judul)),
  );
  const ofDifficulty = withNone(t.noDifficulty, [
    { value: "mudah", label: t.mudah },
    { value: "sedang", label: t.sedang },
    { value: "sukar", label: t.sukar },
  ]);
  return (
    <>
      <Named name={t.competence} options={ofCompetence} value={query.competence_id}>
        <FilterSelect
          list={list}
          name="competence_id"
          label={t.competence}
          all={t.allCompetences}
          options={ofCompetence}
        />
      </Named>
      <Named name={t.reference} options={ofReference} value={query.reference_id}>
        <FilterSelect
          list={list}
          name="reference_id"
          label={t.reference}
          all={t.allReferences}
          options={ofReference}
        />
      </Named>
      <Named name={t.difficulty} options={ofDifficulty} value={query.difficulty}>
        <FilterSelect
          list={list}
          name="difficulty"
          label={t.difficulty}
          all={t.allDifficulties}
          options={ofDifficulty}
        />
      </Named>
    </>
  );
}

type OrderProps = FiltersProps & { present: OrderMode; onOrder(mode: OrderMode): void };

export function QuestionOrder({ model: { list }, present, onOrder }: OrderProps) {
  const t = useStore(questionsMessages);
  const { sort } = useStore(list.$query);
  if (sort === "position") return <OrderMenu present={present} onOrder={onOrder} />;
  return (
    <Button variant="ghost" icon="list-ordered" onClick={() => list.sortBy("position")}>
      {t.backToOrder}
    </Button>
  );
}

type NamedProps = {
  name: string;
  options: readonly SelectOption[];
  value: string;
  children: ReactNode;
};

/** Without a choice the filter says itself what it is for; with one its name stands beside it, and all of it on hovering. */
function Named({ name, options, value, children }: NamedProps) {
  const isInRow = useContext(FilterLayout) === "row";
  if (!isInRow) return children;
  const chosen = options.find((option) => option.value === value && value !== "");
  const about = chosen && { "data-chosen": "", title: `${name}: ${chosen.label}` };
  return (
    <span className={css.filter} {...about}>
      {/* The select has it as its name. */}
      {chosen && (
        <span className={css.filterName} aria-hidden="true">
          {name}
        </span>
      )}
      {children}
    </span>
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
        label: orderingMessages.get()[mode],
        ...(mode === present ? { icon: "check" as const, hint: t.orderNow } : {}),
        disabled: mode === present,
        onSelect: () => onOrder(mode),
      }))}
    />
  );
}
