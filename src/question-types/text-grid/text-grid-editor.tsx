// Editor of type 11: a small spreadsheet, and below it what the selected cell holds.
import { useStore } from "@nanostores/react";
import { useId, useRef, useState } from "react";
import fieldCss from "../../ui/input/field.module.css";
import { Icon } from "../../ui/icon.tsx";
import { LiveRegion } from "../../ui/feedback/live-region.tsx";
import { errorsElsewhere } from "../parts/rows/part-errors.ts";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import { CellPanel, type CellPanelHandle } from "./cell-panel.tsx";
import { addressName } from "./grid-address.ts";
import { GridSheet } from "./grid-sheet.tsx";
import { GridToolbar } from "./grid-toolbar.tsx";
import css from "./text-grid-editor.module.css";
import { textGridEditorMessages } from "./text-grid-messages.ts";
import { type Address, evened, maxLines } from "./text-grid-model.ts";
import { withPasted } from "./text-grid-paste.ts";
import { useCellFocus } from "./use-cell-focus.ts";

export function TextGridEditor(props: QuestionEditorProps<11>) {
  const { onChange, errors, tools } = props;
  const t = useStore(textGridEditorMessages);
  const id = useId();
  const content = evened(props.content);
  const { cols, rows, cells } = content.payload;
  const [selected, select] = useState<Address>({ row: 0, col: 0 });
  const [said, say] = useState("");
  const [isSending, setSending] = useState(false);
  const panel = useRef<CellPanelHandle>(null);
  const focus = useCellFocus();
  const at = {
    row: Math.min(selected.row, cells.length - 1),
    col: Math.max(Math.min(selected.col, cols.length - 1), rows.length > 0 ? -1 : 0),
  };
  const goTo = (address: Address) => {
    // A picture on its way belongs into the cell that is open.
    if (isSending) return;
    select(address);
    focus.follow();
  };
  const paste = (text: string) => {
    const pasted = withPasted(content, at, text, tools.makeId);
    onChange(pasted.content);
    say(pasted.cut ? t.cut({ most: maxLines }) : t.pasted);
  };
  const inner = { ...props, content, at };
  return (
    <div className={css.editor}>
      <GridToolbar {...inner} onSelect={goTo} />
      <p id={`${id}-hint`} className={css.hint}>
        {t.hint}
      </p>
      <GridSheet
        {...inner}
        sheet={focus.sheet}
        describedBy={`${id}-hint ${id}-errors`}
        onSelect={goTo}
        onPaste={paste}
        onWrite={(begin) => panel.current?.focus(begin)}
      />
      <div id={`${id}-errors`} className={css.errors}>
        <Errors content={content} errors={errors} />
      </div>
      <CellPanel
        {...inner}
        handle={panel}
        errorId={`${id}-errors`}
        onSending={setSending}
        onLeave={focus.now}
      />
      <LiveRegion>{said}</LiveRegion>
    </div>
  );
}

type ErrorsProps = Pick<QuestionEditorProps<11>, "content" | "errors">;

/** All of them at once: only one cell's panel is open. */
function Errors({ content, errors }: ErrorsProps) {
  const t = useStore(textGridEditorMessages);
  const own = content.payload.cells.flatMap((line, row) =>
    line.flatMap((cell, col) => {
      const error = cell.kind === "input" ? errors[`cells.${cell.id}`] : undefined;
      return error && cell.kind === "input"
        ? [
            {
              path: `cells.${cell.id}`,
              text: t.errorIn({ name: addressName({ row, col }), error }),
            },
          ]
        : [];
    }),
  );
  const others = errorsElsewhere(
    errors,
    ["cells", "cols", "rows", "key"],
    own.map(({ path }) => path),
  );
  return [...own.map(({ text }) => text), ...others].map((text) => (
    <div key={text} className={fieldCss.error}>
      <Icon name="circle-alert" size={16} />
      {text}
    </div>
  ));
}
