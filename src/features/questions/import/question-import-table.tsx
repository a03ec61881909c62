// The questions of an import, a row each: picked or not, where it stands in the file, what is wrong with it. A row opens to
// the question as it will be shown.
import { useStore } from "@nanostores/react";
import { useId, useState } from "react";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { formatNumber } from "../../../core/format.ts";
import { MediaSourceProvider } from "../../../kit/media/media-source.ts";
import { RichTextView } from "../../../kit/rich-text/rich-text-view.tsx";
import { ReviewTable } from "../../../kit/sheet-import/steps/import-review-table.tsx";
import { typeNames } from "../../../kit/label-messages.ts";
import { QuestionView } from "../../../question-types/frame/question-view.tsx";
import { usageText } from "../../../domain/text/usage-text.ts";
import { Button, IconButton } from "../../../ui/input/button.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Cell, HeaderCell, Row } from "../../../ui/layout/table.tsx";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { questionImportMessages } from "./question-import-messages.ts";
import type { QuestionImportModel } from "./question-import-model.ts";
import { filteredRows, isPickable, statusOf, type ImportRow } from "./question-import-rows.ts";
import type { ReviewState } from "./question-import-state.ts";
import { reasonsOf } from "./question-import-text.ts";
import css from "./question-import.module.css";

type TableProps = {
  model: QuestionImportModel;
  state: ReviewState;
  rows: readonly ImportRow[];
  onMend(row: ImportRow): void;
};

const columnCount = 6;

export function QuestionImportTable({ model, state, rows, onMend }: TableProps) {
  const t = useStore(questionImportMessages);
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const pickable = filteredRows(state, state.filter).filter((row) => isPickable(row, state));
  const toggle = (id: number) => {
    const next = new Set(opened);
    if (!next.delete(id)) next.add(id);
    setOpened(next);
  };
  return (
    <ReviewTable caption={t.caption}>
      <thead>
        <tr>
          <HeaderCell data-all="">
            <Checkbox
              label={t.pickAll}
              hideLabel
              disabled={pickable.length === 0}
              checked={pickable.length > 0 && pickable.every(({ isPicked }) => isPicked)}
              onChange={model.toggleShown}
            />
          </HeaderCell>
          <HeaderCell>{t.place}</HeaderCell>
          <HeaderCell>{t.type}</HeaderCell>
          <HeaderCell>{t.question}</HeaderCell>
          <HeaderCell>{t.state}</HeaderCell>
          <HeaderCell>{t.mendVerb}</HeaderCell>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <QuestionRow
            key={row.id}
            model={model}
            state={state}
            row={row}
            isOpen={opened.has(row.id)}
            onToggle={() => toggle(row.id)}
            onMend={onMend}
          />
        ))}
      </tbody>
    </ReviewTable>
  );
}

type RowProps = Omit<TableProps, "rows"> & { row: ImportRow; isOpen: boolean; onToggle(): void };

function QuestionRow({ model, state, row, isOpen, onToggle, onMend }: RowProps) {
  const t = useStore(questionImportMessages);
  const { question } = row;
  const place = translateFault(row.place);
  const canPick = isPickable(row, state);
  const id = useId();
  return (
    <>
      <Row selected={canPick && row.isPicked}>
        <Cell>
          <Checkbox
            aria-describedby={id}
            label={t.pickOne({ place })}
            hideLabel
            disabled={!canPick}
            checked={canPick && row.isPicked}
            onChange={(isPicked) => model.toggle(row.id, isPicked)}
          />
        </Cell>
        <HeaderCell scope="row">{place}</HeaderCell>
        <Cell>{question ? typeNames.get()[question.content.type] : t.noType}</Cell>
        <Cell className={css.excerpt}>
          <Excerpt model={model} row={row} />
          <div id={id}>
            <Reasons row={row} state={state} />
          </div>
        </Cell>
        <Cell>
          <StateTags row={row} state={state} />
        </Cell>
        <Cell nowrap>
          {question && <PreviewButton place={place} isOpen={isOpen} onToggle={onToggle} />}
          <Button
            size="s"
            icon="wrench"
            aria-label={t.mend({ place })}
            aria-describedby={id}
            onClick={() => onMend(row)}
          >
            {t.mendVerb}
          </Button>
        </Cell>
      </Row>
      {isOpen && question && (
        <tr>
          <td colSpan={columnCount} className={css.preview}>
            <div className={css.shown}>
              {row.usage && <p>{t.outsideUsage({ usage: usageText(row.usage) })}</p>}
              <Preview model={model} row={row} />
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

type PreviewButtonProps = { place: string; isOpen: boolean; onToggle(): void };

function PreviewButton({ place, isOpen, onToggle }: PreviewButtonProps) {
  const t = useStore(questionImportMessages);
  return (
    <IconButton
      icon={isOpen ? "eye-off" : "eye"}
      size="s"
      label={isOpen ? t.hidePreview({ place }) : t.preview({ place })}
      aria-expanded={isOpen}
      onClick={onToggle}
    />
  );
}

type QuestionProps = { model: QuestionImportModel; row: ImportRow };

function Excerpt({ model, row }: QuestionProps) {
  const t = useStore(questionImportMessages);
  const { excerpt, question } = row;
  if (!question || excerpt === "") return <span>{excerpt === "" ? t.noWords : excerpt}</span>;
  return (
    <MediaSourceProvider value={model.sourceOf(row)}>
      <div className={css.words}>
        <RichTextView html={wordsOf(question)} fallback={excerpt} />
      </div>
    </MediaSourceProvider>
  );
}

/** The text with the blanks is the question of type 14. */
function wordsOf({ stem, content }: NonNullable<ImportRow["question"]>): string {
  if (content.type !== 14) return stem;
  return stem + content.payload.text.replace(/\[\[[\w-]{1,40}\]\]/gu, " ____ ");
}

/** As it will be shown, with its key; its pictures come out of the file. */
function Preview({ model, row }: QuestionProps) {
  const { question } = row;
  if (!question) return null;
  return (
    <MediaSourceProvider value={model.sourceOf(row)}>
      <QuestionView
        question={question}
        mode={{ is: "key", key: question.content.key }}
        withExplanation
      />
    </MediaSourceProvider>
  );
}

type WhatProps = { row: ImportRow; state: ReviewState };

function Reasons({ row, state: { codes } }: WhatProps) {
  const t = useStore(questionImportMessages);
  const reasons = reasonsOf(row, codes, t);
  if (reasons.length === 0) return null;
  return (
    <ul className={css.notes}>
      {reasons.map(({ severity, reason }) => (
        <li key={reason} data-severity={severity}>
          <Icon name={severity === "error" ? "circle-alert" : "triangle-alert"} size={16} />
          {reason}
        </li>
      ))}
    </ul>
  );
}

function StateTags(props: WhatProps) {
  const t = useStore(questionImportMessages);
  const { row, state } = props;
  const reasons = reasonsOf(row, state.codes, t);
  const count = (wanted: "error" | "warning") =>
    formatNumber(reasons.filter(({ severity }) => severity === wanted).length);
  const status = statusOf(row, state.codes);
  return (
    <span className={css.tags}>
      {status === "ready" && (
        <Tag tone="ok" icon="circle-check">
          {t.ready}
        </Tag>
      )}
      {status === "warning" && (
        <Tag tone="warn" icon="triangle-alert">
          {t.warnings({ n: count("warning") })}
        </Tag>
      )}
      {status === "error" && (
        <Tag tone="bad" icon="circle-alert">
          {t.errors({ n: count("error") })}
        </Tag>
      )}
      {row.exists && <Tag icon="copy">{t.exists}</Tag>}
      {row.isMended && <Tag icon="wrench">{t.mended}</Tag>}
    </span>
  );
}
