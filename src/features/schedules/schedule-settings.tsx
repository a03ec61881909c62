// What of a schedule is rarely changed, folded while nothing in it is wrong.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { tokenModes, resultViews } from "../../contract/exams/schedule-fields.ts";
import {
  orderingModes,
  questionTypes,
  type QuestionType,
} from "../../contract/questions/question-types.ts";
import {
  FormCheckbox,
  FormSelect,
  FormText,
  FormWholeNumber,
} from "../../kit/form/form-fields.tsx";
import recordCss from "../../kit/record/record.module.css";
import { Icon } from "../../ui/icon.tsx";
import fieldCss from "../../ui/input/field.module.css";
import { Cell, HeaderCell, Row, Table } from "../../ui/layout/table.tsx";
import { OrderedForm } from "./ordered-table.tsx";
import { scheduleFormMessages } from "./schedule-form-messages.ts";
import type { ScheduleFormModel } from "./schedule-form-model.ts";
import { RowHandle } from "../../kit/ordering/row-handle.tsx";
import css from "./schedules-screen.module.css";

type FormProps = Pick<ScheduleFormModel, "form">;

const folded = [
  "masuk_sampai",
  "tutup",
  "min_test",
  "type_order",
  "result_at",
  "max_leave",
] as const;

export function ScheduleSettings({ form }: FormProps) {
  const t = useStore(scheduleFormMessages);
  const errors = useStore(form.$errors);
  const [isOpen, setOpen] = useState(false);
  const isFaulty = folded.some((name) => name in errors);
  return (
    <details
      className={recordCss.more}
      open={isOpen || isFaulty}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>{t.more}</summary>
      <div className={css.settings}>
        <Limits form={form} />
        <Questions form={form} />
        <Manners form={form} />
      </div>
    </details>
  );
}

function Limits({ form }: FormProps) {
  const t = useStore(scheduleFormMessages);
  const minutes = { form, inputMode: "numeric", maxLength: 4 } as const;
  return (
    <div className={recordCss.form}>
      <FormText {...minutes} name="masuk_sampai" label={t.entry} hint={t.entryHint} />
      <FormText {...minutes} name="tutup" label={t.closing} hint={t.closingHint} />
      <FormWholeNumber form={form} name="min_test" label={t.minimum} hint={t.minimumHint} />
    </div>
  );
}

function Questions({ form }: FormProps) {
  const t = useStore(scheduleFormMessages);
  const { order_mode: mode } = useStore(form.$values);
  return (
    <>
      <FormSelect
        form={form}
        name="order_mode"
        label={t.questionOrder}
        options={Object.entries(orderingModes).map(([value, label]) => ({ value, label }))}
      />
      {mode === "0" && <TypeOrder form={form} />}
      <FormCheckbox form={form} name="acak_soal" label={t.shuffleQuestions} />
      <FormCheckbox form={form} name="acak_opsi" label={t.shuffleOptions} />
      <FormCheckbox form={form} name="sesi_auto" label={t.opensItself} hint={t.opensItselfHint} />
    </>
  );
}

function TypeOrder({ form }: FormProps) {
  const t = useStore(scheduleFormMessages);
  const types = useStore(form.$values).type_order;
  const error = useStore(form.$errors)["type_order"];
  const nameOf = (id: string) => questionTypes[Number(id) as QuestionType];
  return (
    <div className={css.types}>
      <OrderedForm
        ids={types.map(String)}
        nameOf={nameOf}
        onOrder={(ids) => form.set("type_order", ids.map(Number) as QuestionType[])}
      >
        <Table caption={t.typeOrder}>
          <thead>
            <tr>
              <HeaderCell>{t.typeOrder}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {types.map((type, at) => (
              <Row key={type}>
                <Cell>
                  <span className={css.movable}>
                    {RowHandle({
                      id: String(type),
                      label: t.moveHandle({ name: questionTypes[type] }),
                    })}
                    {at + 1}. {questionTypes[type]}
                  </span>
                </Cell>
              </Row>
            ))}
          </tbody>
        </Table>
      </OrderedForm>
      {error !== undefined && (
        <div className={fieldCss.error}>
          <Icon name="circle-alert" size={16} />
          {error}
        </div>
      )}
    </div>
  );
}

function Manners({ form }: FormProps) {
  const t = useStore(scheduleFormMessages);
  const { view_result: view } = useStore(form.$values);
  const tokens = {
    off: t.tokenOff,
    global: t.tokenGlobal,
    schedule: t.tokenSchedule,
    room: t.tokenRoom,
  };
  const results = {
    none: t.resultNone,
    score: t.resultScore,
    answers: t.resultAnswers,
    review: t.resultReview,
  };
  return (
    <div className={recordCss.form}>
      <FormSelect
        form={form}
        name="token_mode"
        label={t.token}
        options={tokenModes.map((value) => ({ value, label: tokens[value] }))}
      />
      <FormSelect
        form={form}
        name="view_result"
        label={t.result}
        options={resultViews.map((value) => ({ value, label: results[value] }))}
      />
      {view !== "none" && (
        <FormText
          form={form}
          name="result_at"
          label={t.resultAt}
          hint={t.resultAtHint}
          type="datetime-local"
        />
      )}
      <FormText
        form={form}
        name="max_leave"
        label={t.leave}
        hint={t.leaveHint}
        inputMode="numeric"
        maxLength={2}
      />
      <FormSelect
        form={form}
        name="fullscreen"
        label={t.fullscreen}
        options={[
          { value: "", label: t.asSecurity },
          { value: "yes", label: t.required },
          { value: "no", label: t.notRequired },
        ]}
      />
    </div>
  );
}
