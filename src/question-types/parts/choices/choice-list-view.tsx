// Options to choose from, one or several (types 1, 3 and 4), in all the ways that a question is shown.
import { useStore } from "@nanostores/react";
import type { Option } from "../../../contract/questions/question-content.ts";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { Tag } from "../../../ui/feedback/tag.tsx";
import type { QuestionLayout } from "../../frame/question-type-props.ts";
import { ChoiceListAnswer } from "./choice-list-answer.tsx";
import { choiceViewMessages } from "./choice-list-messages.ts";
import css from "./choice-list-view.module.css";
import { letterOf } from "../../../domain/text/letters.ts";
import { OptionText } from "./option-text.tsx";
import { partMessages } from "../rows/part-messages.ts";
import { ShareBar } from "../marks/share-bar.tsx";
import { type PartVerdict, VerdictMark } from "../marks/verdict-mark.tsx";

export type ChoiceMode =
  | { is: "answer"; chosen: readonly string[]; onChoose: (ids: string[]) => void }
  | { is: "paper" }
  | { is: "key"; keys: readonly string[]; weights: Readonly<Record<string, number>> }
  | { is: "result"; keys: readonly string[]; chosen: readonly string[] }
  | { is: "shares"; keys: readonly string[]; chosen: Readonly<Record<string, number>> };

/** How many may be chosen; 0: no bound. A single choice can be taken back, so it has none below. */
export type ChoiceBounds = { single: boolean; least: number; most: number };

export type ChoiceListViewProps = {
  options: readonly Option[];
  bounds: ChoiceBounds;
  mode: ChoiceMode;
  layout?: QuestionLayout;
};

export function ChoiceListView({ options, bounds, mode, layout = 1 }: ChoiceListViewProps) {
  if (mode.is === "answer") {
    return <ChoiceListAnswer options={options} bounds={bounds} mode={mode} layout={layout} />;
  }
  if (mode.is === "paper") return <PaperList options={options} bounds={bounds} layout={layout} />;
  return (
    <>
      <ResultNotes options={options} mode={mode} />
      <ol className={css.options} data-layout={layout}>
        {options.map((option, at) => (
          <MarkedOption key={option.id} option={option} letter={letterOf(at)} mode={mode} />
        ))}
      </ol>
    </>
  );
}

type PaperListProps = Omit<ChoiceListViewProps, "mode">;

function PaperList({ options, bounds, layout }: PaperListProps) {
  return (
    <ol className={css.paper} data-layout={layout}>
      {options.map(({ id, html }, at) => (
        <li key={id}>
          {!bounds.single && <span className={css.box} aria-hidden="true" />}
          <span className={css.letter}>{letterOf(at).toLowerCase()}.</span>
          <OptionText html={html} />
        </li>
      ))}
    </ol>
  );
}

type StaffMode = Exclude<ChoiceMode, { is: "answer" | "paper" }>;

/** What no option can say: that nothing was chosen, or something that is gone. */
function ResultNotes({ options, mode }: { options: readonly Option[]; mode: StaffMode }) {
  const t = useStore(choiceViewMessages);
  const partT = useStore(partMessages);
  if (mode.is !== "result") return null;
  if (mode.chosen.length === 0) return <p className={css.note}>{partT.notAnswered}</p>;
  const known = new Set(options.map(({ id }) => id));
  if (mode.chosen.every((id) => known.has(id))) return null;
  return (
    <p className={css.note}>
      <VerdictMark verdict="wrong" /> {t.goneOption}
    </p>
  );
}

type MarkedOptionProps = { option: Option; letter: string; mode: StaffMode };

function MarkedOption({ option: { id, html }, letter, mode }: MarkedOptionProps) {
  const t = useStore(choiceViewMessages);
  const partT = useStore(partMessages);
  const isKey = mode.keys.includes(id);
  const isChosen = mode.is === "result" && mode.chosen.includes(id);
  const verdict = mode.is === "result" ? verdictOf(isKey, isChosen, mode.chosen.length > 0) : null;
  const weight = mode.is === "key" ? mode.weights[id] : undefined;
  return (
    <li
      className={css.marked}
      data-key={isKey ? "" : undefined}
      data-verdict={verdict ?? undefined}
    >
      <span className={css.mark}>
        {verdict !== null && <VerdictMark verdict={verdict} />}
        {mode.is !== "result" && isKey && <VerdictMark verdict="right" />}
      </span>
      <span className={css.letter}>{letter}.</span>
      <OptionText html={html} />
      <span className={css.tags}>
        {isChosen && <Tag tone={isKey ? "ok" : "bad"}>{t.chosen}</Tag>}
        {isKey && <Tag tone="ok">{partT.key}</Tag>}
        {weight !== undefined && <Tag>{t.weight({ weight: signed(weight) })}</Tag>}
        {mode.is === "shares" && <ShareBar share={mode.chosen[id] ?? 0} isKey={isKey} />}
      </span>
    </li>
  );
}

/** Where nothing was answered nothing is missed: the key alone is shown. */
function verdictOf(isKey: boolean, isChosen: boolean, isAnswered: boolean): PartVerdict | null {
  if (isChosen) return isKey ? "right" : "wrong";
  return isKey && isAnswered ? "missed" : null;
}

function signed(weight: number): string {
  return shownDecimal(String(weight));
}
