// What is to be changed in many questions at once: which fields are ticked, and what they come to.
import { atom, computed } from "nanostores";
import * as v from "valibot";
import { questionFields, type PolicyName } from "../../../contract/questions/question-fields.ts";
import type { QuestionChanges } from "../../../contract/questions/questions.ts";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { typedNumber } from "../../../domain/text/typed-number.ts";
import { questionDialogMessages } from "./question-dialog-messages.ts";

/** As they stand in the inputs. `reference_id` and `policy` empty: none, and the bank's. */
export type ChangeValues = {
  bobot: string;
  difficulty: NonNullable<QuestionChanges["difficulty"]>;
  competence_ids: readonly string[];
  reference_id: string;
  layout: NonNullable<QuestionChanges["layout"]>;
  policy: PolicyName | "";
  shuffle: boolean;
};
export type ChangeField = keyof ChangeValues;
export type ChangeModel = ReturnType<typeof createChangeModel>;

const untouched: ChangeValues = {
  bobot: "1",
  difficulty: "",
  competence_ids: [],
  reference_id: "",
  layout: 1,
  policy: "",
  shuffle: true,
};

export function createChangeModel() {
  const $values = atom<ChangeValues>(untouched);
  const $ticked = atom<ReadonlySet<ChangeField>>(new Set());
  const tick = (name: ChangeField, on: boolean): void => {
    const next = new Set($ticked.get());
    if (on) next.add(name);
    else next.delete(name);
    $ticked.set(next);
  };
  /** Empty, or why the weight is refused. */
  const $bobotFault = computed([$values, $ticked], ({ bobot }, ticked) =>
    ticked.has("bobot") ? faultOf(bobot) : "",
  );
  return {
    $values,
    $ticked,
    tick,
    /** What is filled in is meant to be changed. */
    set<Name extends ChangeField>(name: Name, value: ChangeValues[Name]): void {
      $values.set({ ...$values.get(), [name]: value });
      tick(name, true);
    },
    $bobotFault,
    $canStart: computed([$ticked, $bobotFault], (ticked, fault) => ticked.size > 0 && fault === ""),
    /** Only what is ticked. */
    $changes: computed([$values, $ticked], changesOf),
    exit(): void {},
  };
}

function faultOf(bobot: string): string {
  const number = typedNumber(bobot);
  if (number === null || Number.isNaN(number)) return questionDialogMessages.get().bobotFault;
  const { issues } = v.safeParse(questionFields.bobot, number);
  return issues ? translateFault(issues[0].message) : "";
}

function changesOf(values: ChangeValues, ticked: ReadonlySet<ChangeField>): QuestionChanges {
  const { bobot, competence_ids, reference_id, policy } = values;
  const all: Required<QuestionChanges> = {
    ...values,
    bobot: typedNumber(bobot) ?? 0,
    competence_ids: [...competence_ids],
    reference_id: reference_id === "" ? null : reference_id,
    policy: policy === "" ? null : policy,
  };
  const named = Object.entries(all).filter(([name]) => ticked.has(name as ChangeField));
  return Object.fromEntries(named);
}
