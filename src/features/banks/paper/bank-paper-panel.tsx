// What is printed and how: the panel beside the paper, which is never printed itself.
import { useStore } from "@nanostores/react";
import { paperPackages } from "../../../domain/paper/paper-order.ts";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import { TextArea } from "../../../ui/input/text-area.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { fontSizes, paperSizes } from "./bank-paper-choices.ts";
import type { PaperSheet, PaperSwitch, PaperText } from "./bank-paper-choices.ts";
import { bankPaperMessages } from "./bank-paper-messages.ts";
import type { BankOnPaper, BankPaperModel } from "./bank-paper-model.ts";
import { hasMarginBoxes } from "./bank-paper-pages.ts";
import css from "./bank-paper.module.css";

type PanelProps = { model: BankPaperModel; opened: BankOnPaper };

export function PaperFields({ model, opened }: PanelProps) {
  return (
    <>
      <SheetChoices model={model} />
      <PackChoices model={model} />
      <ContentChoices model={model} opened={opened} />
      <LookChoices model={model} />
      <TextFields model={model} opened={opened} />
    </>
  );
}

type PartProps = { model: BankPaperModel };

function SheetChoices({ model }: PartProps) {
  const t = useStore(bankPaperMessages);
  const { sheets, packs } = useStore(model.$choices);
  const choice = (sheet: PaperSheet, label: string, disabled = false) => (
    <Checkbox
      label={label}
      checked={sheets[sheet] && !disabled}
      disabled={disabled}
      onChange={(isOn) => model.choose({ sheets: { ...sheets, [sheet]: isOn } })}
    />
  );
  return (
    <fieldset className={css.choices}>
      <legend>{t.sheets}</legend>
      {choice("questions", t.questions)}
      {choice("answers", t.answers)}
      {choice("keys", t.keySheet)}
      {choice("allKeys", t.allKeys, packs.length < 2)}
    </fieldset>
  );
}

function PackChoices({ model }: PartProps) {
  const t = useStore(bankPaperMessages);
  const { packs } = useStore(model.$choices);
  return (
    <fieldset className={css.choices}>
      <legend>{t.packs}</legend>
      <div className={css.packs}>
        {paperPackages
          .filter((pack) => pack !== "")
          .map((pack) => (
            <Checkbox
              key={pack}
              label={pack}
              checked={packs.includes(pack)}
              aria-label={t.pack({ pack })}
              onChange={(isOn) =>
                model.choose({
                  packs: paperPackages.filter((each) =>
                    each === pack ? isOn : packs.includes(each),
                  ),
                })
              }
            />
          ))}
      </div>
      <p className={css.hint}>{t.packsHint}</p>
    </fieldset>
  );
}

function ContentChoices({ model, opened }: PanelProps) {
  const t = useStore(bankPaperMessages);
  const isUnplanned = opened.bank.plan.length === 0;
  return (
    <fieldset className={css.choices}>
      <legend>{t.content}</legend>
      <Switch model={model} name="planned" label={t.planned} disabled={isUnplanned} />
      <Switch model={model} name="keys" label={t.keys} />
      <Switch model={model} name="explanations" label={t.explanations} />
      <Switch model={model} name="competences" label={t.competences} />
      <Switch model={model} name="weights" label={t.weights} />
    </fieldset>
  );
}

type SwitchProps = PartProps & { name: PaperSwitch; label: string; disabled?: boolean };

function Switch({ model, name, label, disabled }: SwitchProps) {
  const choices = useStore(model.$choices);
  return (
    <Checkbox
      label={label}
      checked={choices[name]}
      // One that an address has turned on can always be turned off.
      disabled={disabled === true && !choices[name]}
      onChange={(isOn) => model.choose({ [name]: isOn })}
    />
  );
}

function LookChoices({ model }: PartProps) {
  const t = useStore(bankPaperMessages);
  const { columns, size, font } = useStore(model.$choices);
  return (
    <fieldset className={css.choices}>
      <legend>{t.look}</legend>
      <Switch model={model} name="letterhead" label={t.letterhead} />
      <div className={css.selects}>
        <Field label={t.size}>
          {(aria) => (
            <Select
              {...aria}
              value={size}
              options={paperSizes.map((value) => ({ value, label: t[value] }))}
              onChange={(value) =>
                model.choose({ size: paperSizes.find((each) => each === value) ?? size })
              }
            />
          )}
        </Field>
        <Field label={t.columns} hint={columns === 2 ? t.columnsHint : undefined}>
          {(aria) => (
            <Select
              {...aria}
              value={String(columns)}
              options={[
                { value: "1", label: t.columns1 },
                { value: "2", label: t.columns2 },
              ]}
              onChange={(value) => model.choose({ columns: value === "2" ? 2 : 1 })}
            />
          )}
        </Field>
        <Field label={t.font}>
          {(aria) => (
            <Select
              {...aria}
              value={font}
              options={fontSizes.map((value) => ({ value, label: t.points({ size: value }) }))}
              onChange={(value) =>
                model.choose({ font: fontSizes.find((each) => each === value) ?? font })
              }
            />
          )}
        </Field>
      </div>
      {!hasMarginBoxes() && <p className={css.hint}>{t.noNumbers}</p>}
    </fieldset>
  );
}

function TextFields({ model, opened: { bank } }: PanelProps) {
  const t = useStore(bankPaperMessages);
  const texts = useStore(model.$texts);
  const line = (name: PaperText, label: string, placeholder: string, hint?: string) => (
    <Field label={label} hint={hint}>
      {(aria) => (
        <TextInput
          {...aria}
          value={texts[name]}
          placeholder={placeholder}
          maxLength={200}
          onInput={(event) => model.write({ [name]: event.currentTarget.value })}
        />
      )}
    </Field>
  );
  return (
    <fieldset className={css.choices}>
      <legend>{t.texts}</legend>
      <div className={css.texts}>
        {line("title", t.titleField, bank.nama)}
        {line("grade", t.gradeField, bank.grade)}
        {line("date", t.dateField, "", t.blankHint)}
        {line("time", t.timeField, "", t.blankHint)}
        <Field label={t.instructionField} hint={t.usualHint}>
          {(aria) => (
            <TextArea
              {...aria}
              rows={4}
              value={texts.instruction}
              maxLength={1000}
              onInput={(event) => model.write({ instruction: event.currentTarget.value })}
            />
          )}
        </Field>
      </div>
    </fieldset>
  );
}
