// The sheet itself (the ARIA grid pattern): one stop for Tab, arrows walk, Enter or typing leads to the panel below.
import { useStore } from "@nanostores/react";
import type { KeyboardEvent, RefObject } from "react";
import { isEmptyHtml } from "../../domain/text/html-text.ts";
import { RichTextView } from "../../kit/rich-text/rich-text-view.tsx";
import { Icon } from "../../ui/icon.tsx";
import { letterOf } from "../../domain/text/letters.ts";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { WideBox } from "../parts/layout/wide-box.tsx";
import type { QuestionEditorProps } from "../frame/question-type-props.ts";
import { addressName, isSameCell, stepFrom } from "./grid-address.ts";
import css from "./text-grid-editor.module.css";
import { textGridEditorMessages } from "./text-grid-messages.ts";
import { type Address, htmlAt, withHtml } from "./text-grid-model.ts";

export type GridSheetProps = QuestionEditorProps<11> & {
  at: Address;
  sheet: RefObject<HTMLTableElement | null>;
  describedBy: string;
  onSelect: (address: Address) => void;
  onPaste: (text: string) => void;
  /** `begin`: something is typed, in place of what is there. */
  onWrite: (begin: boolean) => void;
};

export function GridSheet(props: GridSheetProps) {
  const { content, sheet, describedBy, onPaste } = props;
  const t = useStore(textGridEditorMessages);
  const { cols, rows, cells } = content.payload;
  const hasRowHeads = rows.length > 0;
  return (
    <WideBox label={t.grid}>
      <table
        ref={sheet}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={t.grid}
        aria-describedby={describedBy}
        className={css.sheet}
        onPaste={(event) => {
          event.preventDefault();
          onPaste(event.clipboardData?.getData("text/plain") ?? "");
        }}
      >
        <thead>
          <tr aria-hidden="true" className={css.letters}>
            <td className={css.gutter} colSpan={hasRowHeads ? 2 : 1}>
              {"\u00a0"}
            </td>
            {cols.map((_, col) => (
              // Columns have no ids.
              // oxlint-disable-next-line react/no-array-index-key
              <td key={col}>{letterOf(col)}</td>
            ))}
          </tr>
          <tr>
            <td className={css.gutter} aria-hidden="true" />
            {hasRowHeads && <td className={css.corner} aria-hidden="true" />}
            {cols.map((_, col) => (
              // oxlint-disable-next-line react/no-array-index-key
              <SheetCell key={col} {...props} address={{ row: -1, col }} />
            ))}
          </tr>
        </thead>
        <tbody>
          {cells.map((line, row) => (
            // Nor have rows.
            // oxlint-disable-next-line react/no-array-index-key
            <tr key={row}>
              <td className={css.gutter} aria-hidden="true">
                {row + 1}
              </td>
              {hasRowHeads && <SheetCell {...props} address={{ row, col: -1 }} />}
              {line.map((_, col) => (
                // oxlint-disable-next-line react/no-array-index-key
                <SheetCell key={col} {...props} address={{ row, col }} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </WideBox>
  );
}

function SheetCell(props: GridSheetProps & { address: Address }) {
  const { content, errors, at, address, onSelect, onWrite } = props;
  const { payload, key } = content;
  const name = useCellName(props);
  const isSelected = isSameCell(at, address);
  const cell =
    address.row < 0 || address.col < 0 ? null : payload.cells[address.row]?.[address.col];
  const isWrong = cell?.kind === "input" && errors[`cells.${cell.id}`] !== undefined;
  const Tag = cell === null ? "th" : "td";
  return (
    <Tag
      role={cell ? "gridcell" : address.row < 0 ? "columnheader" : "rowheader"}
      tabIndex={isSelected ? 0 : -1}
      aria-selected={isSelected}
      aria-invalid={isWrong || undefined}
      data-kind={cell?.kind}
      onClick={() => (isSelected ? onWrite(false) : onSelect(address))}
      onKeyDown={(event) => walk(props, event)}
    >
      <VisuallyHidden>{name}</VisuallyHidden>
      {cell?.kind === "input" ? (
        <span className={css.input}>
          {isWrong && <Icon name="circle-alert" size={14} />}
          <InputText cellKey={key.cells[cell.id]} />
        </span>
      ) : (
        <CellText html={htmlAt(payload, address)} isHead={cell === null} />
      )}
    </Tag>
  );
}

function CellText({ html, isHead }: { html: string; isHead: boolean }) {
  const t = useStore(textGridEditorMessages);
  if (isHead && isEmptyHtml(html)) return <em>{t.head}</em>;
  return <RichTextView html={html} />;
}

type CellKeyOf = QuestionEditorProps<11>["content"]["key"]["cells"][string];

function InputText({ cellKey }: { cellKey: CellKeyOf | undefined }) {
  const t = useStore(textGridEditorMessages);
  if (cellKey?.manual) return <em>{t.manual}</em>;
  const answers = (cellKey?.accepted ?? []).map(({ text }) => text).filter((text) => text !== "");
  return answers.length > 0 ? <bdi>{answers.join(" / ")}</bdi> : <em>{t.noAnswer}</em>;
}

/** Heard before what the cell shows: "B2, isian:". */
function useCellName({ content, address }: GridSheetProps & { address: Address }): string {
  const t = useStore(textGridEditorMessages);
  const { payload } = content;
  const { row, col } = address;
  const isEmpty = isEmptyHtml(htmlAt(payload, address));
  const named = (name: string) => (isEmpty ? t.cellEmpty({ name }) : t.cellHolds({ name }));
  // An empty head shows that it is one.
  if (row < 0) return t.cellHolds({ name: t.columnHead({ letter: letterOf(col) }) });
  if (col < 0) return t.cellHolds({ name: t.rowHead({ number: row + 1 }) });
  const name = addressName(address);
  return payload.cells[row]?.[col]?.kind === "input" ? t.inputHolds({ name }) : named(name);
}

function walk(props: GridSheetProps & { address: Address }, event: KeyboardEvent): void {
  const { content, onChange, address, onSelect, onWrite } = props;
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const { cols, rows, cells } = content.payload;
  const bounds = { rows: cells.length, cols: cols.length, firstCol: rows.length > 0 ? -1 : 0 };
  const to = stepFrom(address, event.key, bounds);
  if (to) {
    event.preventDefault();
    onSelect(to);
  } else if (event.key === "Enter" || event.key === "F2") {
    event.preventDefault();
    onWrite(false);
  } else if (event.key === "Delete" || event.key === "Backspace") {
    const cell = cells[address.row]?.[address.col];
    if (cell?.kind !== "input") onChange(withHtml(content, address, ""));
  } else if (event.key.length === 1) {
    // The key itself goes to what has the focus now.
    onWrite(true);
  }
}
