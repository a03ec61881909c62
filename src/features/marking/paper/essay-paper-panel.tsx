// Which answers are printed, and how: the choices beside the sheets.
import { useStore } from "@nanostores/react";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { formatNumber } from "../../../core/format.ts";
import {
  ChoiceGroup,
  ChoiceHint,
  ChoiceStack,
  SelectChoice,
  SwitchChoice,
} from "../../../kit/print/choices/choice-controls.tsx";
import {
  FontChoice,
  LetterheadChoice,
  PageNumberHint,
  PaperChoice,
} from "../../../kit/print/choices/page-format-controls.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { commentLines, lineCounts, paperArrangements, sheetCounts } from "./essay-paper-choices.ts";
import { essayPaperMessages } from "./essay-paper-messages.ts";
import type { EssayPaperModel } from "./essay-paper-model.ts";
import { unitsPrinted } from "./essay-paper-rows.ts";
import { unitTitle } from "./essay-paper-text.ts";

type PanelProps = { model: EssayPaperModel; units: readonly MarkingUnit[] };

export function EssayPaperPanel({ model, units }: PanelProps) {
  const t = useStore(essayPaperMessages);
  const { choices } = model;
  const { arrangement } = useStore(choices.$values);
  return (
    <>
      <ChoiceStack>
        <SelectChoice
          of={choices}
          name="arrangement"
          label={t.arrangement}
          options={paperArrangements.map((value) => ({ value, label: t[value] }))}
        />
      </ChoiceStack>
      {arrangement !== "peserta" && <QuestionChoices model={model} units={units} />}
      {arrangement === "kosong" ? <BlankChoices model={model} /> : <AnswerChoices model={model} />}
      <ChoiceGroup title={t.look}>
        <LetterheadChoice of={choices} />
        <ChoiceStack>
          <PaperChoice of={choices} />
          <FontChoice of={choices} />
        </ChoiceStack>
        <PageNumberHint />
      </ChoiceGroup>
    </>
  );
}

/** One of them is always chosen. */
function QuestionChoices({ model, units }: PanelProps) {
  const t = useStore(essayPaperMessages);
  const picked = useStore(model.$picked);
  const { arrangement } = useStore(model.choices.$values);
  const possible = unitsPrinted(units, [], arrangement);
  const printed = unitsPrinted(units, picked, arrangement).map(({ question_id: id }) => id);
  if (possible.length < 2) return null;
  const choose = (id: string, isOn: boolean) =>
    model.pick(
      possible
        .map(({ question_id: own }) => own)
        .filter((own) => (own === id ? isOn : printed.includes(own))),
    );
  return (
    <ChoiceGroup title={t.questions}>
      {possible.map((unit) => {
        const { question_id: id, excerpt } = unit;
        const isOn = printed.includes(id);
        return (
          <Checkbox
            key={id}
            label={`${unitTitle(unit, t)}: ${excerpt}`}
            checked={isOn}
            disabled={isOn && printed.length === 1}
            onChange={(next) => choose(id, next)}
          />
        );
      })}
    </ChoiceGroup>
  );
}

function AnswerChoices({ model: { choices } }: { model: EssayPaperModel }) {
  const t = useStore(essayPaperMessages);
  const { arrangement } = useStore(choices.$values);
  return (
    <>
      <ChoiceStack>
        <SelectChoice
          of={choices}
          name="which"
          label={t.which}
          options={(["belum", "semua"] as const).map((value) => ({ value, label: t[value] }))}
        />
      </ChoiceStack>
      <ChoiceGroup title={t.content}>
        <SwitchChoice of={choices} name="model" label={t.model} />
        <SwitchChoice of={choices} name="rubric" label={t.rubric} />
        <SwitchChoice of={choices} name="files" label={t.files} />
        <SwitchChoice of={choices} name="qr" label={t.qr} />
        <SwitchChoice
          of={choices}
          name="apart"
          label={arrangement === "soal" ? t.answerApart : t.participantApart}
        />
        <ChoiceStack>
          <SelectChoice
            of={choices}
            name="comments"
            label={t.comments}
            options={commentLines.map((value) => ({
              value,
              label: value === 0 ? t.noComments : t.commentLines({ n: formatNumber(value) }),
            }))}
          />
        </ChoiceStack>
        <ChoiceHint>{t.blind}</ChoiceHint>
      </ChoiceGroup>
    </>
  );
}

function BlankChoices({ model: { choices } }: { model: EssayPaperModel }) {
  const t = useStore(essayPaperMessages);
  const counts = (values: readonly number[]) =>
    values.map((value) => ({ value, label: formatNumber(value) }));
  return (
    <ChoiceStack>
      <SelectChoice of={choices} name="sheets" label={t.sheets} options={counts(sheetCounts)} />
      <SelectChoice of={choices} name="lines" label={t.lines} options={counts(lineCounts)} />
    </ChoiceStack>
  );
}
