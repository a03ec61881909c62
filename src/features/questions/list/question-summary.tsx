// The line above a bank's questions: how many there are of each type against the plan (a press shows only those), and
// which exams use them.
import { useStore } from "@nanostores/react";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { formatNumber } from "../../../core/format.ts";
import { typeNames } from "../../../kit/label-messages.ts";
import { planRows, type PlanRow } from "../../../domain/banks/bank-plan.ts";
import { Chip } from "../../../ui/choice/chip.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { questionTypeMessages } from "./question-type-messages.ts";
import { questionsMessages, type QuestionsTexts } from "./questions-messages.ts";
import type { QuestionsModel } from "./questions-model.ts";
import css from "./questions-screen.module.css";

type SummaryProps = {
  model: QuestionsModel;
  bank: QuestionBank;
};

export function QuestionSummary({ model, bank }: SummaryProps) {
  return (
    <div className={css.summary}>
      <TypeChips model={model} bank={bank} />
      <UsedBy model={model} />
    </div>
  );
}

/** With more types "4/5" says what is missing, and the hint in words: all of them stay within two lines. */
const maxSpelled = 9;

function TypeChips({ model: { list }, bank }: SummaryProps) {
  const t = useStore(questionsMessages);
  const questionTypeT = useStore(questionTypeMessages);
  const { type: chosen, faulty } = useStore(list.$query);
  const isPlanned = bank.plan.length > 0;
  const rows = planRows(bank.plan, bank.entered).filter(
    ({ entry, entered }) => entry !== null || entered > 0,
  );
  if (rows.length === 0) return null;
  const { faulty_count: faults } = bank;
  const isDense = rows.length > maxSpelled;
  const total = rows.reduce((sum, { entered }) => sum + entered, 0);
  return (
    <div className={css.chips} role="group" aria-label={t.byType}>
      <Chip pressed={chosen === ""} onPress={() => list.filter("type", "")}>
        {t.all({ count: formatNumber(total) })}
      </Chip>
      {rows.map((row) => {
        const value = String(row.type);
        const missing = Math.max(0, (row.entry?.count ?? 0) - row.entered);
        const short = missing > 0 ? t.short({ n: formatNumber(missing) }) : "";
        const hint = hintFor(row, isPlanned, t);
        return (
          <Chip
            key={value}
            pressed={chosen === value}
            onPress={() => list.filter("type", chosen === value ? "" : value)}
            hint={isDense && short !== "" ? `${hint}, ${short}` : hint}
            tone={short === "" ? "neutral" : "bad"}
            icon={isDense || short === "" ? undefined : "triangle-alert"}
          >
            {shortLabel(row, questionTypeT[`short${row.type}`], t)}
            {!isDense && short !== "" && ` · ${short}`}
          </Chip>
        );
      })}
      {(faults > 0 || faulty !== "") && (
        <Chip
          pressed={faulty !== ""}
          onPress={() => list.filter("faulty", faulty === "" ? "ya" : "")}
          tone="bad"
          icon="triangle-alert"
        >
          {t.faulty({ n: formatNumber(faults) })}
        </Chip>
      )}
    </div>
  );
}

function shortLabel({ entry, entered }: PlanRow, type: string, t: QuestionsTexts): string {
  const words = { type, count: formatNumber(entered) };
  return entry ? t.filled({ ...words, planned: formatNumber(entry.count) }) : t.entered(words);
}

/** The type in full, and that an exam shows none of it. */
function hintFor({ type, entry }: PlanRow, isPlanned: boolean, t: QuestionsTexts): string {
  const name = typeNames.get()[type];
  return entry || !isPlanned ? name : t.unplanned({ type: name });
}

/** So many are named; the others are counted. */
const named = 2;

function UsedBy({ model }: { model: QuestionsModel }) {
  const t = useStore(questionsMessages);
  const names = useStore(model.$usedBy);
  if (names.length === 0) return null;
  const first = names.slice(0, named).join(", ");
  const left = names.length - named;
  const shown = left > 0 ? t.andMore({ names: first, n: formatNumber(left) }) : first;
  return (
    <p className={css.usedBy} title={names.join(", ")}>
      <Icon name="triangle-alert" size={16} />
      {t.usedBy({ names: shown })}
    </p>
  );
}
