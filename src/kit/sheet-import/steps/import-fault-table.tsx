// What the check says row by row: where, what the cell says and why it will not do; corrected in place and checked anew.
import { useId, useState, type FocusEvent, type KeyboardEvent } from "react";
import { useStore } from "@nanostores/react";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import type { Fault } from "../../../sheets/sheet-check.ts";
import type { SheetOutline } from "../../../sheets/sheet-columns.ts";
import { Button } from "../../../ui/input/button.tsx";
import { Cell, HeaderCell, Row } from "../../../ui/layout/table.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { importMessages } from "../import-messages.ts";
import type { ReviewRow } from "../import-protocol.ts";
import { focusTabs, ReviewTable } from "./import-review-table.tsx";
import css from "../import-wizard.module.css";

export type CellCorrection = {
  onEdit(row: number, column: string, text: string): void;
  onReplaceAll(column: string, from: string, to: string): void;
};

type ImportFaultTableProps = CellCorrection & {
  outline: SheetOutline;
  rows: readonly ReviewRow[];
};

export function ImportFaultTable({ outline, rows, ...correction }: ImportFaultTableProps) {
  const t = useStore(importMessages);
  return (
    <ReviewTable caption={t.faultCaption}>
      <thead>
        <tr>
          <HeaderCell numeric>{t.row}</HeaderCell>
          <HeaderCell>{t.column}</HeaderCell>
          <HeaderCell>{t.value}</HeaderCell>
          <HeaderCell>{t.reason}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.flatMap((row) =>
          row.faults.length === 0
            ? [<SoundRow key={row.row} outline={outline} row={row} />]
            : row.faults.map((fault) => (
                <FaultRow
                  // A new text from elsewhere (a fix of all) is shown; one being typed elsewhere stays.
                  key={`${fault.row}-${fault.column}-${fault.value}`}
                  fault={fault}
                  outline={outline}
                  {...correction}
                />
              )),
        )}
      </tbody>
    </ReviewTable>
  );
}

function SoundRow({ outline, row }: { outline: SheetOutline; row: ReviewRow }) {
  const t = useStore(importMessages);
  const { existing, cells } = row;
  return (
    <Row>
      <HeaderCell scope="row" numeric>
        {row.row}
      </HeaderCell>
      <Cell>{outline.columns.find(({ key }) => key === outline.identity)?.header}</Cell>
      <Cell mono>{cells[outline.identity]}</Cell>
      <Cell>
        {existing === null || outline.namesExisting ? (
          <Tag tone="ok" icon="check">
            {existing ?? t.ready}
          </Tag>
        ) : (
          <Tag tone="info" icon="info">
            {t.readyExisting({ name: existing })}
          </Tag>
        )}
      </Cell>
    </Row>
  );
}

type FaultRowProps = CellCorrection & { fault: Fault; outline: SheetOutline };

function FaultRow({ fault, outline, onEdit, onReplaceAll }: FaultRowProps) {
  const { row, column: key } = fault;
  const header = outline.columns.find((column) => column.key === key)?.header ?? key;
  const reasonId = useId();
  return (
    <Row>
      <HeaderCell scope="row" numeric>
        {row}
      </HeaderCell>
      <Cell>{header}</Cell>
      <CorrectionCell
        fault={fault}
        header={header}
        reasonId={reasonId}
        isIdentity={key === outline.identity}
        onEdit={onEdit}
        onReplaceAll={onReplaceAll}
      />
      <ReasonCell fault={fault} reasonId={reasonId} onEdit={onEdit} />
    </Row>
  );
}

type CorrectionCellProps = CellCorrection & {
  fault: Fault;
  header: string;
  reasonId: string;
  /** The column by which rows are told apart: its values are not replaced in all rows at once. */
  isIdentity: boolean;
};

function CorrectionCell(props: CorrectionCellProps) {
  const { fault, header, reasonId, isIdentity, onEdit, onReplaceAll } = props;
  const { row, column: key, severity } = fault;
  const t = useStore(importMessages);
  const [text, setText] = useState(fault.value);
  const isChanged = text !== fault.value;
  const commit = (event: FocusEvent<HTMLElement>) => {
    // On the way to "everywhere" beside it: that button does the correcting, unless it is passed by.
    if (event.currentTarget.contains(event.relatedTarget as Node | null)) return;
    if (isChanged) onEdit(row, key, text);
  };
  return (
    <Cell onBlur={commit}>
      <TextInput
        className={css.correction}
        aria-label={t.correct({ column: header, row })}
        aria-describedby={reasonId}
        aria-invalid={severity === "error" || undefined}
        value={text}
        onInput={(event) => setText(event.currentTarget.value)}
        onKeyDown={goOnEnter}
      />
      {isChanged && !isIdentity && fault.value !== "" && (
        <Button
          size="s"
          variant="ghost"
          onClick={({ currentTarget }) => {
            onReplaceAll(key, fault.value, text);
            goOn(currentTarget, fault.value);
          }}
        >
          {t.everywhere}
        </Button>
      )}
    </Cell>
  );
}

type ReasonCellProps = { fault: Fault; reasonId: string; onEdit: CellCorrection["onEdit"] };

function ReasonCell({ fault, reasonId, onEdit }: ReasonCellProps) {
  const { row, column: key, severity, fix, reason } = fault;
  const t = useStore(importMessages);
  return (
    <Cell>
      <Tag tone={severity === "error" ? "bad" : "warn"} icon="triangle-alert">
        {severity === "error" ? t.error : t.warning}
      </Tag>{" "}
      <span id={reasonId}>{translateFault(reason)}</span>{" "}
      {fix !== undefined && (
        <Button
          size="s"
          aria-describedby={reasonId}
          onClick={({ currentTarget }) => {
            onEdit(row, key, fix);
            goOn(currentTarget);
          }}
        >
          {t.takeFix({ fix })}
        </Button>
      )}
    </Cell>
  );
}

/** Enter goes to the next cell to correct, as in a sheet; leaving the present one corrects it. */
function goOnEnter(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== "Enter") return;
  event.preventDefault();
  goOn(event.currentTarget);
}

/** A row that is right loses what had the focus in it, and so do all that said `replaced`. */
function goOn(from: HTMLElement, replaced?: string): void {
  const own = from.closest("tr")?.querySelector("input");
  const inputs = [...(from.closest("table")?.querySelectorAll("input") ?? [])];
  const following = own ? inputs.slice(inputs.indexOf(own) + 1) : [];
  const next = following.find(({ value }) => value !== replaced);
  if (next) next.focus();
  else focusTabs(from);
}
