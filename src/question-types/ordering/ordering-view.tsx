// Type 7: items that are put in order.
import { useStore } from "@nanostores/react";
import type { Part } from "../../contract/questions/question-content.ts";
import { plainTextOf } from "../../domain/text/html-text.ts";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { ChoiceShares } from "../parts/choices/choice-shares.tsx";
import { PaperBox } from "../parts/stances/stance-cells.tsx";
import type { PayloadOf, QuestionViewProps, ViewMode } from "../frame/question-type-props.ts";
import { OrderingAnswer } from "./ordering-answer.tsx";
import { orderingMessages } from "./ordering-messages.ts";
import { inOrder } from "./ordering-model.ts";
import { OrderingResult } from "./ordering-result.tsx";
import css from "./ordering.module.css";

export function OrderingView({ payload, mode }: QuestionViewProps<7>) {
  const { items } = payload;
  switch (mode.is) {
    case "preview":
      return mode.onAnswer ? (
        <OrderingAnswer items={items} answer={mode.answer} onAnswer={mode.onAnswer} />
      ) : (
        <OnPaper items={items} />
      );
    case "key":
      return <Key items={items} orderKey={mode.key} />;
    case "result":
      return <OrderingResult items={items} mode={mode} />;
    case "shares":
      return <Shares items={items} mode={mode} />;
  }
}

function OnPaper({ items }: PayloadOf<7>) {
  const t = useStore(orderingMessages);
  return (
    <div>
      <p className={css.note}>{t.onPaper}</p>
      <ul>
        {items.map(({ id, html }) => (
          <li key={id} className={css.item}>
            <PaperBox />
            <Text html={html} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type KeyMode = Extract<ViewMode<7>, { is: "key" }>;

function Key({ items, orderKey }: PayloadOf<7> & { orderKey: KeyMode["key"] }) {
  const t = useStore(orderingMessages);
  return (
    <div>
      <ol>
        {inOrder(items, orderKey.ids).map(({ id, html }, at) => (
          <li key={id} className={css.item}>
            <span className={css.number}>{at + 1}.</span>
            <Text html={html} />
          </li>
        ))}
      </ol>
      {orderKey.measure === "neighbours" && <p className={css.note}>{t.byNeighbours}</p>}
    </div>
  );
}

function Text({ html }: Pick<Part, "html">) {
  return (
    <div className={css.text}>
      <RichTextView html={html} fallback={plainTextOf(html)} />
    </div>
  );
}

type SharesProps = PayloadOf<7> & { mode: Extract<ViewMode<7>, { is: "shares" }> };

/** Where each item was put, in the order of the key. */
function Shares({ items, mode: { key, shares } }: SharesProps) {
  const t = useStore(orderingMessages);
  const ordered = inOrder(items, key.ids);
  return (
    <ChoiceShares
      parts={ordered.map(({ id, html }, at) => ({
        id,
        html,
        right: key.measure === "neighbours" ? shares.right[id] : undefined,
        choices: ordered.flatMap((_, place) => {
          const share = shares.chosen[`${id} ${place + 1}`] ?? 0;
          if (share === 0 && place !== at) return [];
          const text = t.place({ place: place + 1 });
          return [{ id: String(place), text, share, isKey: place === at }];
        }),
      }))}
    />
  );
}
