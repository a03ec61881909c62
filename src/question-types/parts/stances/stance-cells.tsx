// What stands in a cell of a table of stances: something to choose, a box to tick on paper, the key, or an answer.
import { useStore } from "@nanostores/react";
import { Icon } from "../../../ui/icon.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { partMessages } from "../rows/part-messages.ts";
import { stanceMessages } from "./stance-messages.ts";
import css from "./stance-cells.module.css";
import type { Stance } from "./stance-table.tsx";
import { VerdictMark } from "../marks/verdict-mark.tsx";

type StanceRadioProps = {
  /** Of the statement's two radio buttons. */
  name: string;
  stance: Stance;
  chosen: Stance | null;
  labelledBy: string;
  /** Null: taken back, by choosing what is chosen already. */
  onChoose: (stance: Stance | null) => void;
};

export function StanceRadio({ name, stance, chosen, labelledBy, onChoose }: StanceRadioProps) {
  const isChosen = chosen === stance;
  return (
    <label className={css.target}>
      <input
        type="radio"
        name={name}
        aria-labelledby={labelledBy}
        checked={isChosen}
        onChange={(event) => event.currentTarget.checked && onChoose(stance)}
        onClick={() => isChosen && onChoose(null)}
        // Browsers do nothing at a space on what is chosen already.
        onKeyUp={(event) => {
          if (event.key !== " " || !isChosen) return;
          event.preventDefault();
          onChoose(null);
        }}
      />
    </label>
  );
}

export function PaperBox() {
  return <span className={css.box} />;
}

export function KeyCell() {
  const t = useStore(partMessages);
  return (
    <Tag tone="ok" icon="check">
      {t.key}
    </Tag>
  );
}

/** `verdict`: of the answer, where there is a key to judge it by. */
export function AnswerCell({ verdict }: { verdict: "right" | "wrong" | null }) {
  const t = useStore(stanceMessages);
  return (
    <span className={css.answer}>
      <span className={css.dot} />
      <VisuallyHidden>{t.answered}</VisuallyHidden>
      {verdict && <VerdictMark verdict={verdict} />}
    </span>
  );
}

/** Beside an answer that is not it. */
export function MissedKeyCell() {
  const t = useStore(partMessages);
  return <Tag icon="check">{t.key}</Tag>;
}

export function NotAnswered() {
  const t = useStore(partMessages);
  return (
    <span className={css.none}>
      <Icon name="circle-alert" size={16} />
      {t.notAnswered}
    </span>
  );
}
