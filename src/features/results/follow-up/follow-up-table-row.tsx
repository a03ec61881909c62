// One participant of a program: what follows from the result, and the fields that a teacher fills in.
import { useStore } from "@nanostores/react";
import { memo, useState } from "react";
import { shownDecimal } from "../../../core/decimal-text.ts";
import { formatDateTime } from "../../../core/format.ts";
import { maxFollowUpForm, maxFollowUpNote } from "../../../contract/results/follow-up-programs.ts";
import { Button } from "../../../ui/input/button.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { Cell, Row } from "../../../ui/layout/table.tsx";
import { analysisMessages } from "../analysis/analysis-messages.ts";
import { goneRefusal, type FollowUpEdit } from "./follow-up-edits-state.ts";
import { scoreFault, scoreIn, typedScore, type FollowUpFields } from "./follow-up-fields-value.ts";
import { followUpMessages } from "./follow-up-messages.ts";
import type { FollowUpModel, FollowUpSheet, WrittenRow } from "./follow-up-model.ts";
import css from "./follow-up-table.module.css";
import { competencesText, fieldsText, questionsText } from "./follow-up-text.ts";

type RowProps = {
  one: WrittenRow;
  number: number;
  kind: FollowUpSheet["kind"];
  matrix: FollowUpSheet["matrix"];
  /** The form that stands where none is written. */
  proposed: string;
  model: FollowUpModel;
  /** The id of the list of forms to choose from. */
  forms: string;
  /** What was typed as a score and is none. */
  fault: string | null;
};

/** Memo: with fifty rows on a slow PC each key would take a third of a second. */
export const FollowUpTableRow = memo(function FollowUpTableRow(props: RowProps) {
  const { number, matrix, ...fieldProps } = props;
  const { one, kind } = props;
  const t = useStore(followUpMessages);
  const analysisT = useStore(analysisMessages);
  const { row, edit } = one;
  const isRemedial = kind === "remedial";
  const questions = isRemedial ? questionsText(one, matrix, analysisT) : "";
  const isTroubled = edit !== null && (edit.newer !== null || edit.refusal !== null);
  return (
    <>
      <Row className={isTroubled ? css.troubled : undefined}>
        <Cell numeric className={css.number}>
          {number}
        </Cell>
        <Cell className={css.name}>
          {row.nama}
          {row.group_path !== "" && <small>{row.group_path}</small>}
        </Cell>
        <Cell numeric data-label={t.score}>
          {shownDecimal(row.score ?? "")}
        </Cell>
        {isRemedial && (
          <Cell className={css.codes} data-label={t.competences}>
            <span title={one.competences.map(({ uraian }) => uraian).join("\n")}>
              {competencesText(one) || t.none}
            </span>
          </Cell>
        )}
        {isRemedial && (
          <Cell className={css.codes} data-label={t.questions}>
            {questions || t.none}
          </Cell>
        )}
        <Fields {...fieldProps} />
      </Row>
      {isTroubled && <Trouble edit={edit} model={props.model} columns={isRemedial ? 9 : 6} />}
    </>
  );
});

type FieldsProps = Omit<RowProps, "number" | "matrix">;

function Fields({ one, kind, proposed, model, forms, fault }: FieldsProps) {
  const t = useStore(followUpMessages);
  const { row, fields } = one;
  const { participant_id: id, nama: name } = row;
  const write = (changes: Partial<FollowUpFields>) => model.write(new Map([[id, changes]]));
  const labelled = (field: string) => t.ofPerson({ field, name });
  const given = { onLeave: model.flush };
  return (
    <>
      <Cell data-label={t.form}>
        <Typed
          {...given}
          name="bentuk"
          label={labelled(t.form)}
          list={forms}
          maxLength={maxFollowUpForm}
          placeholder={proposed}
          shown={fields.bentuk}
          onText={(bentuk) => write({ bentuk })}
        />
      </Cell>
      <Cell data-label={t.day}>
        <Typed
          {...given}
          name="tanggal"
          type="date"
          label={labelled(t.day)}
          shown={fields.tanggal ?? ""}
          onText={(day) => {
            if (isWholeDay(day)) write({ tanggal: day || null });
          }}
        />
      </Cell>
      {kind === "remedial" && (
        <Cell data-label={t.after} className={css.score}>
          <ScoreField one={one} model={model} fault={fault} />
        </Cell>
      )}
      <Cell data-label={t.remark}>
        <Typed
          {...given}
          name="keterangan"
          label={labelled(t.remark)}
          maxLength={maxFollowUpNote}
          shown={fields.keterangan}
          onText={(keterangan) => write({ keterangan })}
        />
      </Cell>
    </>
  );
}

type ScoreFieldProps = Pick<RowProps, "one" | "model" | "fault">;

function ScoreField({ one, model, fault }: ScoreFieldProps) {
  const t = useStore(followUpMessages);
  const { row, fields } = one;
  const { participant_id: id, nama: name } = row;
  const write = (text: string) => {
    const nilai = scoreIn(text);
    model.setFault(id, nilai === undefined ? text : null);
    if (nilai !== undefined) model.write(new Map([[id, { nilai, sumber: "" }]]));
  };
  return (
    <>
      <Typed
        name="nilai"
        inputMode="decimal"
        label={t.ofPerson({ field: t.after, name })}
        maxLength={6}
        invalid={fault !== null}
        shown={fault ?? typedScore(fields.nilai)}
        onText={write}
        onLeave={model.flush}
      />
      {fault !== null && (
        <small className={css.fault}>
          {scoreFault(fault) === "decimals" ? t.tooExact : t.notScore}
        </small>
      )}
      {fields.sumber !== "" && <small>{t.from({ exam: fields.sumber })}</small>}
    </>
  );
}

/** The year is typed digit by digit: until it is whole the day is another one. */
const isWholeDay = (day: string) => day === "" || /^[2-9]\d{3}-/u.test(day);

type TypedProps = {
  name: string;
  label: string;
  shown: string;
  onText(text: string): void;
  onLeave(): void;
  invalid?: boolean;
  type?: "date";
  list?: string;
  maxLength?: number;
  placeholder?: string;
  inputMode?: "decimal";
};

/** Shows what is typed as it is typed, as long as it has the focus, and what is stored afterwards. */
function Typed({ label, shown, onText, onLeave, invalid, ...rest }: TypedProps) {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...rest}
      className={css.input}
      autoComplete="off"
      aria-label={label}
      aria-invalid={invalid || undefined}
      value={typed ?? shown}
      onInput={({ currentTarget: { value } }) => {
        setTyped(value);
        onText(value);
      }}
      onBlur={() => {
        setTyped(null);
        onLeave();
      }}
    />
  );
}

type TroubleProps = { edit: FollowUpEdit; model: FollowUpModel; columns: number };

/** Somebody else has written something else, or the server has refused it: below the row, until the person has chosen. */
function Trouble({ edit, model, columns }: TroubleProps) {
  const t = useStore(followUpMessages);
  const { newer, refusal } = edit;
  const reason = refusal === goneRefusal ? t.goneReason : (refusal ?? "");
  return (
    <Row className={css.troubled}>
      <Cell colSpan={columns}>
        <div className={css.trouble} role="alert">
          <span>
            {newer === null
              ? t.refused({ reason })
              : t.newer({
                  by: `${newer.updated_by || t.somebody} (${formatDateTime(newer.updated_at)})`,
                  what: fieldsText(newer, t),
                })}
          </span>
          <span className={css.choices}>
            {newer !== null && (
              <Button size="s" onClick={() => model.resolve(edit, true)}>
                {t.keepMine}
              </Button>
            )}
            <Button size="s" onClick={() => model.resolve(edit, false)}>
              {newer === null ? t.discard : t.takeTheirs}
            </Button>
          </span>
        </div>
      </Cell>
    </Row>
  );
}
