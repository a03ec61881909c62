// What of a bank is printed and how: the choices in the panel beside its paper.
import { useStore } from "@nanostores/react";
import { paperPackages } from "../../../domain/paper/paper-order.ts";
import {
  ChoiceGroup,
  ChoiceHint,
  ChoiceRow,
  ChoiceStack,
  LinesChoice,
  SelectChoice,
  SwitchChoice,
  TextChoice,
} from "../../../kit/print/choices/choice-controls.tsx";
import {
  FontChoice,
  LetterheadChoice,
  PageNumberHint,
  PaperChoice,
} from "../../../kit/print/choices/page-format-controls.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { bankPaperMessages } from "./bank-paper-messages.ts";
import type { BankOnPaper, BankPaperModel } from "./bank-paper-model.ts";

type PanelProps = { model: BankPaperModel; opened: BankOnPaper };

export function BankPaperPanel({ model, opened }: PanelProps) {
  return (
    <>
      <SheetChoices model={model} />
      <PackChoices model={model} />
      <ContentChoices model={model} opened={opened} />
      <PaperFormatChoices model={model} />
      <TextsAtTop model={model} opened={opened} />
    </>
  );
}

type PartProps = { model: BankPaperModel };

function SheetChoices({ model: { choices } }: PartProps) {
  const t = useStore(bankPaperMessages);
  const { packs, allKeysSheet } = useStore(choices.$values);
  const isAlone = packs.length < 2;
  return (
    <ChoiceGroup title={t.sheets}>
      <SwitchChoice of={choices} name="questionSheets" label={t.questions} />
      <SwitchChoice of={choices} name="answerSheets" label={t.answers} />
      <SwitchChoice of={choices} name="keySheets" label={t.keySheet} />
      {/* Off where there is one package alone, and as it was when there are several again. */}
      <Checkbox
        label={t.allKeys}
        checked={allKeysSheet && !isAlone}
        disabled={isAlone}
        onChange={(isOn) => choices.choose({ allKeysSheet: isOn })}
      />
    </ChoiceGroup>
  );
}

function PackChoices({ model: { choices } }: PartProps) {
  const t = useStore(bankPaperMessages);
  const { packs } = useStore(choices.$values);
  const choose = (pack: string, isOn: boolean) =>
    choices.choose({
      packs: paperPackages.filter((each) => (each === pack ? isOn : packs.includes(each))),
    });
  return (
    <ChoiceGroup title={t.packs}>
      <ChoiceRow>
        {paperPackages
          .filter((pack) => pack !== "")
          .map((pack) => (
            <Checkbox
              key={pack}
              label={pack}
              checked={packs.includes(pack)}
              aria-label={t.pack({ pack })}
              onChange={(isOn) => choose(pack, isOn)}
            />
          ))}
      </ChoiceRow>
      <ChoiceHint>{t.packsHint}</ChoiceHint>
    </ChoiceGroup>
  );
}

function ContentChoices({ model: { choices }, opened }: PanelProps) {
  const t = useStore(bankPaperMessages);
  const isUnplanned = opened.bank.plan.length === 0;
  return (
    <ChoiceGroup title={t.content}>
      <SwitchChoice of={choices} name="planned" label={t.planned} isIdle={isUnplanned} />
      <SwitchChoice of={choices} name="keys" label={t.keys} />
      <SwitchChoice of={choices} name="explanations" label={t.explanations} />
      <SwitchChoice of={choices} name="competences" label={t.competences} />
      <SwitchChoice of={choices} name="weights" label={t.weights} />
    </ChoiceGroup>
  );
}

function PaperFormatChoices({ model: { choices } }: PartProps) {
  const t = useStore(bankPaperMessages);
  const { columns } = useStore(choices.$values);
  return (
    <ChoiceGroup title={t.look}>
      <LetterheadChoice of={choices} />
      <ChoiceStack>
        <PaperChoice of={choices} />
        <SelectChoice
          of={choices}
          name="columns"
          label={t.columns}
          hint={columns === 2 ? t.columnsHint : undefined}
          options={[
            { value: 1, label: t.columns1 },
            { value: 2, label: t.columns2 },
          ]}
        />
        <FontChoice of={choices} />
      </ChoiceStack>
      <PageNumberHint />
    </ChoiceGroup>
  );
}

function TextsAtTop({ model: { texts }, opened: { bank } }: PanelProps) {
  const t = useStore(bankPaperMessages);
  return (
    <ChoiceGroup title={t.texts}>
      <ChoiceStack>
        <TextChoice of={texts} name="title" label={t.titleField} placeholder={bank.nama} />
        <TextChoice of={texts} name="grade" label={t.gradeField} placeholder={bank.grade} />
        <TextChoice of={texts} name="date" label={t.dateField} hint={t.blankHint} />
        <TextChoice of={texts} name="time" label={t.timeField} hint={t.blankHint} />
        <LinesChoice of={texts} name="instruction" label={t.instructionField} hint={t.usualHint} />
      </ChoiceStack>
    </ChoiceGroup>
  );
}
