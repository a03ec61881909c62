// The dialog with the rules by which a school judges its questions.
import { useStore } from "@nanostores/react";
import { maxRulesName } from "../../../contract/analysis/analysis-bounds.ts";
import {
  analysisWordSets,
  type AnalysisWordSet,
} from "../../../contract/analysis/analysis-setting-fields.ts";
import type { AnalysedBank } from "../../../contract/analysis/item-analysis.ts";
import type { Setting } from "../../../contract/settings.ts";
import { wordSets } from "../../../domain/item-analysis/figure-classes.ts";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { FormCheckbox, FormText, FormWholeNumber } from "../../../kit/form/form-fields.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { RadioGroup } from "../../../ui/choice/radio-group.tsx";
import { Button } from "../../../ui/input/button.tsx";
import { itemWordsMessages } from "../papers/item-words-messages.ts";
import css from "./analysis-rules-dialog.module.css";
import { analysisRulesMessages } from "./analysis-rules-messages.ts";
import {
  createAnalysisRulesModel,
  dLimitsOf,
  pLimits,
  type AnalysisRulesModel,
} from "./analysis-rules-model.ts";

type AnalysisRulesDialogProps = {
  rules: AnalysedBank["rules"];
  /** What is stored now. */
  changed(rules: Setting): void;
  onClose(): void;
};

export function AnalysisRulesDialog({ rules, changed, onClose }: AnalysisRulesDialogProps) {
  const t = useStore(analysisRulesMessages);
  const model = useModel(() => createAnalysisRulesModel(rules, changed));
  const { form } = model;
  const { words, isOwn } = useStore(form.$values);
  return (
    <FormDialog
      title={t.title}
      size="l"
      form={form}
      onClose={onClose}
      footerStart={
        <Button variant="ghost" onClick={model.fillUsual}>
          {t.usual}
        </Button>
      }
    >
      <p>{t.text}</p>
      <RadioGroup
        legend={t.words}
        options={analysisWordSets.map((value) => ({
          value,
          label: t[value],
          hint: t[`${value}Hint`],
        }))}
        value={words}
        onChange={(value) => model.chooseWords(value as AnalysisWordSet)}
      />
      <FormCheckbox form={form} name="isOwn" label={t.own} />
      {isOwn && <OwnLimits form={form} words={words} />}
      <div className={css.fields}>
        <FormWholeNumber form={form} name="largeFrom" label={t.largeFrom} required />
        <Figure form={form} name="length" label={t.length} />
        <FormWholeNumber form={form} name="large" label={t.large} required />
        <FormWholeNumber form={form} name="small" label={t.small} required />
        {/* Fields with hints stand beside each other, so that those of a row are level. */}
        <FormWholeNumber form={form} name="fewest" label={t.fewest} hint={t.fewestHint} required />
        <Figure form={form} name="nearlyAll" label={t.nearlyAll} hint={t.nearlyAllHint} />
      </div>
      <FormCheckbox form={form} name="asksDistractors" label={t.asksDistractors} />
      <FormCheckbox form={form} name="asksValidity" label={t.asksValidity} />
    </FormDialog>
  );
}

type OwnLimitsProps = Pick<AnalysisRulesModel, "form"> & { words: AnalysisWordSet };

function OwnLimits({ form, words }: OwnLimitsProps) {
  const t = useStore(analysisRulesMessages);
  const itemWordsT = useStore(itemWordsMessages);
  const { p, d } = wordSets[words];
  return (
    <>
      <FormText
        form={form}
        name="name"
        label={t.name}
        hint={t.nameHint}
        required
        maxLength={maxRulesName}
      />
      <div className={css.fields}>
        {pLimits.map((name, at) => (
          <Figure
            key={name}
            form={form}
            name={name}
            label={t.pFrom({ word: itemWordsT[p[at + 1]!.word] })}
          />
        ))}
        {dLimitsOf(words).map((name, at) => (
          <Figure
            key={name}
            form={form}
            name={name}
            label={t.dFrom({ word: itemWordsT[d[at + 1]!.word] })}
          />
        ))}
      </div>
    </>
  );
}

type FigureProps = Pick<AnalysisRulesModel, "form"> & {
  name: (typeof pLimits)[number] | ReturnType<typeof dLimitsOf>[number] | "length" | "nearlyAll";
  label: string;
  hint?: string;
};

function Figure(props: FigureProps) {
  return <FormText {...props} inputMode="decimal" required maxLength={20} />;
}
