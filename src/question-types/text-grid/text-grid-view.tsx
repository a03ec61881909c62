// Type 11: a table with inputs among its cells.
import { useStore } from "@nanostores/react";
import { maxAnswerText } from "../../contract/questions/question-content.ts";
import { Button } from "../../ui/input/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Tag } from "../../ui/feedback/tag.tsx";
import { TextInput } from "../../ui/input/text-input.tsx";
import { AcceptedList } from "../parts/typed/accepted-list.tsx";
import { partMessages } from "../parts/rows/part-messages.ts";
import { ShareCell } from "../parts/marks/share-cell.tsx";
import type { PayloadOf, QuestionViewProps, ViewMode } from "../frame/question-type-props.ts";
import { GridTable } from "./grid-table.tsx";
import css from "./text-grid.module.css";
import { textGridMessages } from "./text-grid-messages.ts";
import { TextGridResult } from "./text-grid-result.tsx";

export function TextGridView({ payload, mode }: QuestionViewProps<11>) {
  switch (mode.is) {
    case "preview":
      return mode.onAnswer ? (
        <Answer payload={payload} answer={mode.answer} onAnswer={mode.onAnswer} />
      ) : (
        <GridTable
          payload={payload}
          still
          renderInput={({ placeholder }) => <span className={css.room}>{placeholder}</span>}
        />
      );
    case "key":
      return <Key payload={payload} mode={mode} />;
    case "result":
      return <TextGridResult payload={payload} mode={mode} />;
    case "shares":
      return <Shares payload={payload} mode={mode} />;
  }
}

type Mode<Is extends ViewMode["is"]> = Extract<ViewMode<11>, { is: Is }>;
type AnswerProps = {
  payload: PayloadOf<11>;
  answer: Mode<"preview">["answer"];
  onAnswer: NonNullable<Mode<"preview">["onAnswer"]>;
};

function Answer({ payload, answer, onAnswer }: AnswerProps) {
  const t = useStore(textGridMessages);
  const typed = answer?.cells ?? {};
  const isEmpty = Object.keys(typed).length === 0;
  const type = (id: string, text: string) => {
    const { [id]: _old, ...others } = typed;
    onAnswer({ type: 11, cells: text === "" ? others : { ...others, [id]: text } });
  };
  return (
    <div className={css.grid}>
      <GridTable
        payload={payload}
        renderInput={({ id, number, placeholder }, name) => (
          <TextInput
            aria-label={name}
            placeholder={placeholder}
            inputMode={number ? "decimal" : undefined}
            maxLength={maxAnswerText}
            autoComplete="off"
            autoCapitalize="off"
            spellCheck={false}
            dir="auto"
            value={typed[id] ?? ""}
            onInput={(event) => type(id, event.currentTarget.value)}
          />
        )}
      />
      <div>
        <Button
          size="s"
          icon="rotate-ccw"
          aria-disabled={isEmpty || undefined}
          onClick={() => !isEmpty && onAnswer({ type: 11, cells: {} })}
        >
          {t.clear}
        </Button>
      </div>
    </div>
  );
}

function Key({ payload, mode: { key } }: { payload: PayloadOf<11>; mode: Mode<"key"> }) {
  const t = useStore(textGridMessages);
  return (
    <GridTable
      payload={payload}
      still
      renderInput={({ id }) => {
        const cell = key.cells[id];
        if (!cell) return "–";
        if (cell.manual) return <Tag icon="pencil">{t.manual}</Tag>;
        return (
          <span className={css.key}>
            <Icon name="check" size={14} />
            <AcceptedList comparison={cell} />
          </span>
        );
      }}
    />
  );
}

function Shares({ payload, mode }: { payload: PayloadOf<11>; mode: Mode<"shares"> }) {
  const t = useStore(textGridMessages);
  const partT = useStore(partMessages);
  const { key, shares } = mode;
  return (
    <GridTable
      payload={payload}
      still
      renderInput={({ id }, name) =>
        key.cells[id]?.manual ? (
          <Tag icon="pencil">{t.manual}</Tag>
        ) : (
          <span className={css.share}>
            <ShareCell share={shares.right[id] ?? 0} label={name} isKey withWord={false} />
            <small>{partT.right}</small>
          </span>
        )
      }
    />
  );
}
