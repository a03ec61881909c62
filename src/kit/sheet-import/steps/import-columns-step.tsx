// Second step: which column of the file fills which of ours. Matched by header already; corrected here by hand.
import { useState } from "react";
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { noSource, type ColumnSource, type SheetOutline } from "../../../sheets/sheet-columns.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import { Cell, HeaderCell, Row, Table } from "../../../ui/layout/table.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { importMessages } from "../import-messages.ts";
import type { FileColumn, SheetSummary } from "../import-protocol.ts";
import type { StateOf } from "../import-state.ts";
import css from "../import-wizard.module.css";

type ImportColumnsStepProps = {
  outline: SheetOutline;
  state: StateOf<"columns">;
  canFill(key: string): boolean;
  onSheet(name: string): void;
  onHeader(row: number): void;
  onMap(key: string, index: number | null): void;
  onFill(key: string, text: string): void;
};

export function ImportColumnsStep(props: ImportColumnsStepProps) {
  const { outline, state, canFill, onSheet, onHeader, onMap, onFill } = props;
  const { fileName: file, sheet, sources, missing, problem } = state;
  const t = useStore(importMessages);
  const missingHeaders = outline.columns.filter(({ key }) => missing.includes(key));
  return (
    <div className={css.stack}>
      <p>
        {t.columnsIntro({ file, rows: formatNumber(sheet.rowCount) })}
        {sheet.hiddenRows > 0 && ` ${t.hiddenRows({ rows: formatNumber(sheet.hiddenRows) })}`}
      </p>
      {problem && <Banner tone="bad">{problem}</Banner>}
      {!sheet.headerFound && <Banner tone="warn">{t.headerMissing}</Banner>}
      <SheetChoice sheet={sheet} onSheet={onSheet} onHeader={onHeader} />
      <div className={css.columns}>
        <Table caption={t.columnsCaption}>
          <thead>
            <tr>
              <HeaderCell>{t.column}</HeaderCell>
              <HeaderCell>{t.source}</HeaderCell>
              <HeaderCell>{t.sample}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {outline.columns.map((column) => (
              <ColumnRow
                // Another sheet or header starts the choices afresh.
                key={`${sheet.sheetName}-${sheet.headerRow}-${column.key}`}
                column={column}
                columns={sheet.columns}
                source={sources[column.key] ?? noSource}
                isMissing={missing.includes(column.key)}
                canFill={canFill(column.key)}
                onMap={onMap}
                onFill={onFill}
              />
            ))}
          </tbody>
        </Table>
      </div>
      {missingHeaders.length > 0 && (
        <Banner tone="warn">
          {t.missing({ columns: missingHeaders.map(({ header }) => header).join(", ") })}
        </Banner>
      )}
    </div>
  );
}

type SheetChoiceProps = {
  sheet: SheetSummary;
  onSheet(name: string): void;
  onHeader(row: number): void;
};

function SheetChoice({ sheet, onSheet, onHeader }: SheetChoiceProps) {
  const t = useStore(importMessages);
  const sheets = sheet.sheetNames.map((name) => ({ value: name, label: name }));
  const headers = sheet.firstRows.map(({ row, texts }) => {
    const words = texts.filter((text) => text !== "").join(" · ");
    return { value: String(row), label: t.headerChoice({ row, texts: words.slice(0, 80) }) };
  });
  return (
    <div className={css.fields}>
      {sheets.length > 1 && (
        <Field label={t.sheet}>
          {(aria) => (
            <Select {...aria} options={sheets} value={sheet.sheetName} onChange={onSheet} />
          )}
        </Field>
      )}
      <Field label={t.headerRow}>
        {(aria) => (
          <Select
            {...aria}
            options={[...headers, { value: "0", label: t.noHeader }]}
            value={String(sheet.headerRow)}
            onChange={(row) => onHeader(Number(row))}
          />
        )}
      </Field>
    </div>
  );
}

type ColumnRowProps = {
  column: SheetOutline["columns"][number];
  columns: readonly FileColumn[];
  source: ColumnSource;
  isMissing: boolean;
  canFill: boolean;
  onMap(key: string, index: number | null): void;
  onFill(key: string, text: string): void;
};

const fillValue = "same";

function ColumnRow({ column, columns, source, isMissing, canFill, onMap, onFill }: ColumnRowProps) {
  const t = useStore(importMessages);
  const { key, header, required } = column;
  const [isFilling, setFilling] = useState(source.from === "constant");
  const filled = source.from === "constant" || (isFilling && source.from === "none");
  const options = [
    { value: "", label: t.sourceNone },
    ...columns.map(({ index, header: label }) => ({ value: String(index), label })),
    ...(canFill ? [{ value: fillValue, label: t.sourceSame }] : []),
  ];
  const choose = (value: string) => {
    setFilling(value === fillValue);
    if (value === fillValue) onFill(key, "");
    else onMap(key, value === "" ? null : Number(value));
  };
  const samples =
    source.from === "column" ? columns.find((each) => each.index === source.index)?.samples : [];
  return (
    <Row>
      <Cell>
        {header} {required && <Tag tone={isMissing ? "bad" : "neutral"}>{t.required}</Tag>}
      </Cell>
      <Cell>
        <Select
          aria-label={t.sourceOf({ column: header })}
          aria-invalid={isMissing || undefined}
          options={options}
          value={filled ? fillValue : source.from === "column" ? String(source.index) : ""}
          onChange={choose}
        />
      </Cell>
      <Cell muted>
        {filled ? (
          <TextInput
            aria-label={t.sameText({ column: header })}
            value={source.from === "constant" ? source.text : ""}
            onInput={(event) => onFill(key, event.currentTarget.value)}
          />
        ) : (
          (samples ?? []).join(" · ")
        )}
      </Cell>
    </Row>
  );
}
