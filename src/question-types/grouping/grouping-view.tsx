// Type 13: items that are put into categories.
import { useStore } from "@nanostores/react";
import { letterOf } from "../../domain/text/letters.ts";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { Icon } from "../../ui/icon.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { partMessages } from "../parts/rows/part-messages.ts";
import type { PayloadOf, QuestionViewProps, ViewMode } from "../frame/question-type-props.ts";
import { GroupBox } from "./group-box.tsx";
import css from "./grouping.module.css";
import { GroupingAnswer } from "./grouping-answer.tsx";
import { groupingMessages } from "./grouping-messages.ts";
import { GroupingResult } from "./grouping-result.tsx";
import { GroupingShares } from "./grouping-shares.tsx";

export function GroupingView({ payload, mode }: QuestionViewProps<13>) {
  switch (mode.is) {
    case "preview":
      return mode.onAnswer ? (
        <GroupingAnswer payload={payload} answer={mode.answer} onAnswer={mode.onAnswer} />
      ) : (
        <Paper payload={payload} />
      );
    case "key":
      return <Key payload={payload} mode={mode} />;
    case "result":
      return <GroupingResult payload={payload} mode={mode} />;
    case "shares":
      return <GroupingShares payload={payload} mode={mode} />;
  }
}

function Paper({ payload: { categories, items } }: { payload: PayloadOf<13> }) {
  const t = useStore(groupingMessages);
  return (
    <div className={css.grouping}>
      <ol className={css.lettered}>
        {items.map(({ id, html }, at) => (
          <li key={id}>
            <span>{letterOf(at).toLowerCase()}.</span>
            <RichTextView html={html} />
          </li>
        ))}
      </ol>
      <p className={css.hint}>{t.paperHint}</p>
      <div className={css.boxes} data-rooms="">
        {categories.map(({ id, html, max }) => (
          <GroupBox
            key={id}
            title={{ html }}
            note={max > 0 && t.most({ most: max })}
            items={<li className={css.room} />}
          />
        ))}
      </div>
    </div>
  );
}

type KeyProps = { payload: PayloadOf<13>; mode: Extract<ViewMode<13>, { is: "key" }> };

function Key({ payload: { categories, items }, mode: { key } }: KeyProps) {
  const t = useStore(groupingMessages);
  const { key: keyWord } = useStore(partMessages);
  const inside = (category: string) => items.filter(({ id }) => key.items[id] === category);
  const loose = items.filter(({ id }) => !categories.some((each) => each.id === key.items[id]));
  return (
    <div className={css.boxes}>
      {categories.map(({ id, html }) => (
        <GroupBox
          key={id}
          title={{ html }}
          empty={inside(id).length === 0 && t.nothing}
          items={inside(id).map((item) => (
            <li key={item.id} className={css.item} data-tone="ok">
              <RichTextView html={item.html} />
              <Icon name="check" size={16} />
              <VisuallyHidden>{keyWord}</VisuallyHidden>
            </li>
          ))}
        />
      ))}
      {loose.length > 0 && (
        <GroupBox
          title={t.distractors}
          note={t.distractorsHint}
          items={loose.map(({ id, html }) => (
            <li key={id} className={css.item}>
              <RichTextView html={html} />
            </li>
          ))}
        />
      )}
    </div>
  );
}
