// Changes many questions at once: only what is ticked, and what is filled in is ticked by itself.
import { useStore } from "@nanostores/react";
import type { ReactNode } from "react";
import {
  policyNames,
  questionLayouts,
  type PolicyName,
} from "../../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import type { QuestionBank } from "../../../contract/questions/banks.ts";
import { minusOf, policyNameOf } from "../../../domain/scoring/question-policy.ts";
import { policyLabels } from "../../../kit/label-messages.ts";
import { ActionDialog } from "../../../kit/actions/action-dialog.tsx";
import type { Target } from "../../../kit/actions/row-action.ts";
import { useModel } from "../../../kit/use-model.ts";
import { LazyPolicyNote } from "../../../question-types/frame/lazy-policy-note.tsx";
import type { PolicyUse } from "../../../question-types/frame/policy-note.tsx";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { MultiChoice } from "../../../ui/choice/multi-choice.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { noInput } from "./question-actions.ts";
import {
  createChangeModel,
  type ChangeField,
  type ChangeModel,
  type ChangeValues,
} from "./question-change-model.ts";
import { questionDialogMessages } from "./question-dialog-messages.ts";
import type { QuestionsModel } from "../list/questions-model.ts";
import type { QuestionDialogProps } from "./use-question-dialogs.ts";
import css from "./question-dialogs.module.css";

type ChangeDialogProps = QuestionDialogProps & { target: Target };

export function QuestionChangeDialog({ model, bank, target, onClose }: ChangeDialogProps) {
  const t = useStore(questionDialogMessages);
  const change = useModel(createChangeModel);
  const changes = useStore(change.$changes);
  const canStart = useStore(change.$canStart);
  return (
    <ActionDialog
      actions={model.actions}
      kind="change"
      target={target}
      input={{ ...noInput, changes }}
      canStart={canStart}
      dirty={Object.keys(changes).length > 0}
      onClose={onClose}
    >
      <p>{t.changeMeaning}</p>
      <div className={css.changes}>
        <BobotField change={change} />
        <Choices change={change} model={model} bank={bank} target={target} />
        <CompetencesField change={change} model={model} />
      </div>
    </ActionDialog>
  );
}

type LineProps = {
  change: ChangeModel;
  name: ChangeField;
  label: string;
  children: ReactNode;
};

function Line({ change, name, label, children }: LineProps) {
  const ticked = useStore(change.$ticked).has(name);
  return (
    <div className={css.line}>
      <Checkbox label={label} checked={ticked} onChange={(on) => change.tick(name, on)} />
      {children}
    </div>
  );
}

function BobotField({ change }: { change: ChangeModel }) {
  const t = useStore(questionDialogMessages);
  const { bobot } = useStore(change.$values);
  const fault = useStore(change.$bobotFault);
  return (
    <Line change={change} name="bobot" label={t.bobot}>
      <div>
        <TextInput
          aria-label={t.bobot}
          aria-invalid={fault ? true : undefined}
          aria-describedby={fault ? "bobot-fault" : undefined}
          inputMode="decimal"
          autoComplete="off"
          maxLength={8}
          value={bobot}
          onInput={(event) => change.set("bobot", event.currentTarget.value)}
        />
        <div id="bobot-fault" className={css.fault} role="status">
          {fault}
        </div>
      </div>
    </Line>
  );
}

type FieldsProps = { change: ChangeModel; model: QuestionsModel };

function Choices({
  change,
  model,
  bank,
  target,
}: FieldsProps & Pick<ChangeDialogProps, "bank" | "target">) {
  const t = useStore(questionDialogMessages);
  const values = useStore(change.$values);
  const references = useStore(model.$references);
  const line = <Name extends ChangeField>(
    name: Name,
    label: string,
    choices: Choice<Name>[],
    meaning?: ReactNode,
  ) => <ChoiceLine change={change} name={name} label={label} choices={choices} meaning={meaning} />;
  const policies = policyNames.map((name): [PolicyName, string] => [
    name,
    policyLabels.get()[name],
  ]);
  return (
    <>
      {line("difficulty", t.difficulty, [
        ["", t.noDifficulty],
        ["mudah", t.mudah],
        ["sedang", t.sedang],
        ["sukar", t.sukar],
      ])}
      {line("reference_id", t.reference, [
        ["", t.noReference],
        ...references.map(({ id, kode, judul }): [string, string] => [id, `${kode} — ${judul}`]),
      ])}
      {line(
        "layout",
        t.layout,
        questionLayouts.map((layout) => [layout, t[`layout${layout}`]]),
      )}
      {line(
        "policy",
        t.policy,
        [["", t.ofBank], ...policies],
        <LazyPolicyNote uses={policyUses(model.typesOf(target.ids), values.policy, bank)} />,
      )}
      {line("shuffle", t.shuffle, [
        [true, t.shuffled],
        [false, t.notShuffled],
      ])}
    </>
  );
}

type Choice<Name extends ChangeField> = readonly [value: ChangeValues[Name], label: string];

type ChoiceLineProps<Name extends ChangeField> = Pick<LineProps, "change" | "label"> & {
  name: Name;
  choices: readonly Choice<Name>[];
  meaning: ReactNode;
};

function ChoiceLine<Name extends ChangeField>(props: ChoiceLineProps<Name>) {
  const { change, name, label, choices, meaning } = props;
  const values = useStore(change.$values);
  return (
    <Line change={change} name={name} label={label}>
      <div>
        <Select
          aria-label={label}
          aria-describedby={meaning ? `${name}-meaning` : undefined}
          value={String(values[name])}
          options={choices.map(([value, text]) => ({ value: String(value), label: text }))}
          onChange={(text) => {
            const chosen = choices.find(([value]) => String(value) === text);
            if (chosen) change.set(name, chosen[0]);
          }}
        />
        {meaning && (
          <div id={`${name}-meaning`} className={css.meaning}>
            {meaning}
          </div>
        )}
      </div>
    </Line>
  );
}

/** What the chosen policy comes to for each type; empty: each by the bank's plan. */
function policyUses(
  types: readonly QuestionType[],
  chosen: PolicyName | "",
  { plan }: QuestionBank,
): PolicyUse[] {
  return types.map((type) => ({
    type,
    content: null,
    policy: policyNameOf({ policy: chosen || null, content: { type } }, plan),
    minus: minusOf(plan),
  }));
}

function CompetencesField({ change, model }: FieldsProps) {
  const t = useStore(questionDialogMessages);
  const { competence_ids: chosen } = useStore(change.$values);
  const competences = useStore(model.$competences);
  return (
    <Line change={change} name="competence_ids" label={t.competences}>
      <MultiChoice
        legend={t.competences}
        hint={t.competencesHint}
        options={competences.map(({ id, kode, uraian }) => ({
          value: id,
          label: `${kode} — ${uraian}`,
        }))}
        values={chosen}
        onChange={(ids) => change.set("competence_ids", ids)}
        searchLabel={t.searchCompetences}
        clearLabel={t.clearSearch}
        emptyText={t.noCompetences}
      />
    </Line>
  );
}
