// The rows on a phone: who, where, and a state only where it is not the usual one. So many at first as a room has people.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { formatNumber } from "../../../../core/format.ts";
import { Icon } from "../../../../ui/icon.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import { boardMessages } from "../board-messages.ts";
import type { BoardModel } from "../board-model.ts";
import type { BoardTools } from "../board-main.tsx";
import { RowMenu } from "./sitter-row.tsx";
import { sittingStateMessages } from "../../states/sitting-state-messages.ts";
import { stateIcons, stateText, stateTones } from "../../states/sitting-state-text.ts";
import { placeText, remainingText } from "../board-text.ts";
import type { ShownRow } from "../board-state.ts";
import { useHold } from "../use-hold.ts";
import { useShown } from "../use-shown.ts";
import css from "../board.module.css";

const step = 60;

export function BoardCards({ model, tools }: { model: BoardModel; tools: BoardTools }) {
  const t = useStore(boardMessages);
  const { ids, view, at } = useShown(model);
  const hold = useHold(model, "rows");
  const [count, setCount] = useState(step);
  return (
    <>
      <ul className={css.cards} {...hold}>
        {ids.slice(0, count).map((id) => {
          const shown = view.all.get(id);
          return shown && <Card key={id} {...{ shown, at, tools }} />;
        })}
      </ul>
      {ids.length > count && (
        <Button onClick={() => setCount(count + step)}>
          {t.showMore({ n: formatNumber(Math.min(step, ids.length - count)) })}
        </Button>
      )}
    </>
  );
}

function Card({ shown, at, tools }: { shown: ShownRow; at: number; tools: BoardTools }) {
  const t = useStore(sittingStateMessages);
  const { row, state, hasTrouble } = shown;
  const tone = stateTones[state] ?? (hasTrouble ? "warn" : undefined);
  const left = remainingText(row, at);
  const facts = [
    placeText(row),
    row.no_ujian,
    row.asked > 0 && `${row.answered}/${row.asked}`,
    left !== "–" && left,
  ];
  return (
    <li data-tone={tone}>
      <button type="button" onClick={() => tools.showStory(row.id)}>
        <b>{row.nama}</b>
        <small>{facts.filter(Boolean).join(" · ")}</small>
      </button>
      <span className={css.state}>
        <Icon name={stateIcons[state]} size={16} />
        {stateText(row, state, t)}
      </span>
      <RowMenu shown={shown} tools={tools} />
    </li>
  );
}
