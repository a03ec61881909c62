// Adding and changing one bank. Numbers are texts while they are typed; the plan has a row for each of the 16 types, and
// those left empty are not planned.
import * as v from "valibot";
import {
  bankInput,
  createQuestionBank,
  planEntry,
  updateQuestionBank,
  type BankInput,
  type PlanEntry,
  type QuestionBank,
} from "../../../contract/questions/banks.ts";
import { listCompetenceOptions } from "../../../contract/competences.ts";
import { takesMinus } from "../../../contract/questions/plan-minus.ts";
import type { PolicyName } from "../../../contract/questions/question-fields.ts";
import type { QuestionType } from "../../../contract/questions/question-types.ts";
import { serverNow } from "../../../core/answers/server-clock.ts";
import { call } from "../../../core/api.ts";
import { translateFault } from "../../../core/faults/translate-fault.ts";
import { proposeBankCode } from "../../../domain/banks/bank-code.ts";
import { planRows, shareOut } from "../../../domain/banks/bank-plan.ts";
import { numberAsTyped, typedNumber } from "../../../domain/text/typed-number.ts";
import { createDependentChoices } from "../../../kit/form/create-dependent-choices.ts";
import { createRecordForm } from "../../../kit/form/create-record-form.ts";
import { saveRecord } from "../../../kit/form/save-record.ts";
import { planText } from "./bank-text.ts";

export type TypedPlanRow = {
  type: QuestionType;
  count: string;
  weight: string;
  policy: PolicyName;
  /** Of a type that takes one. */
  minus: string;
};
export type BankValues = Omit<BankInput, "kkm" | "default_option_count" | "plan"> & {
  kkm: string;
  default_option_count: string;
  plan: readonly TypedPlanRow[];
};
type PlanEntryInput = v.InferInput<typeof planEntry>;
export type BankFormModel = ReturnType<typeof createBankFormModel>;

export function createBankFormModel(
  original: QuestionBank | null,
  changed: (saved: QuestionBank) => void,
) {
  const record = createRecordForm<BankValues, BankInput, QuestionBank>({
    original,
    blank: blank(),
    valuesOf,
    schema: formSchema,
    shown,
    save: async (base, values) =>
      changed(
        await saveRecord({ create: createQuestionBank, update: updateQuestionBank }, base, values),
      ),
  });
  const { form } = record;
  const competences = createDependentChoices(form.$values.get().subject_id, (subject_id, signal) =>
    call(listCompetenceOptions, { subject_id }, { signal }),
  );

  return {
    ...record,
    $competences: competences.$choices,
    /** A competence of another subject cannot stay. */
    chooseSubject(id: string): void {
      form.set("subject_id", id);
      form.set("default_competence_id", null);
      competences.choose(id);
    },
    setRow(type: QuestionType, change: Partial<TypedPlanRow>): void {
      const { plan } = form.$values.get();
      form.set(
        "plan",
        plan.map((row) => (row.type === type ? { ...row, ...change } : row)),
      );
    },
    /** Over the types that have a count. */
    spread(by: "even" | "count"): void {
      form.set("plan", spreadWeights(form.$values.get().plan, by));
    },
    exit(): void {
      competences.exit();
      record.exit();
    },
  };
}

/** What counts in a total while it is typed: what is no number counts as nothing. */
export function typedTotals(plan: readonly TypedPlanRow[]) {
  return plan.map(({ type, count, weight }) => ({
    type,
    count: typedNumber(count) || 0,
    weight: typedNumber(weight) || 0,
  }));
}

/** What is wrong with single rows, by type. */
export function rowFaults(plan: readonly TypedPlanRow[]): Map<QuestionType, string> {
  const faults = new Map<QuestionType, string>();
  for (const row of plan.filter(isPlanned)) {
    const { issues } = v.safeParse(planEntry, entryOf(row));
    if (issues) faults.set(row.type, translateFault(issues[0].message));
  }
  return faults;
}

function spreadWeights(plan: readonly TypedPlanRow[], by: "even" | "count"): TypedPlanRow[] {
  const counts = new Map(
    typedTotals(plan)
      .filter(({ count }) => count > 0)
      .map(({ type, count }) => [type, count]),
  );
  const shares = shareOut([...counts.values()].map((count) => (by === "even" ? 1 : count)));
  const weights = new Map([...counts.keys()].map((type, index) => [type, shares[index]!]));
  return plan.map((row) => ({ ...row, weight: numberAsTyped(weights.get(row.type) ?? null) }));
}

function blank(): BankValues {
  return {
    kode: proposeBankCode(serverNow().getFullYear()),
    nama: "",
    subject_id: "",
    grade: "",
    coauthor_ids: [],
    order_mode: 0,
    default_option_count: "5",
    default_competence_id: null,
    kkm: "",
    plan: typedPlan([]),
  };
}

function typedPlan(plan: readonly PlanEntry[]): TypedPlanRow[] {
  return planRows(plan, []).map(({ type, entry }) => ({
    type,
    count: numberAsTyped(entry?.count ?? null),
    weight: numberAsTyped(entry?.weight ?? null),
    policy: entry?.policy ?? "mutlak",
    minus: numberAsTyped(entry?.minus || null),
  }));
}

function valuesOf(bank: QuestionBank): BankValues {
  const { kode, nama, subject_id, grade, order_mode, default_competence_id } = bank;
  return {
    kode,
    nama,
    subject_id: subject_id ?? "",
    grade,
    coauthor_ids: bank.coauthors.map(({ id }) => id),
    order_mode,
    default_option_count: String(bank.default_option_count),
    default_competence_id,
    kkm: numberAsTyped(bank.kkm),
    plan: typedPlan(bank.plan),
  };
}

/** What ids and numbers stand for, in words. */
function shown(bank: QuestionBank): Partial<Record<keyof BankValues, string>> {
  return {
    subject_id: bank.subject_nama ?? "",
    coauthor_ids: bank.coauthors.map(({ name }) => name).join(", "),
    default_competence_id: bank.default_competence_kode ?? "",
    plan: planText(bank.plan),
  };
}

export const isPlanned = ({ count, weight }: TypedPlanRow) =>
  count.trim() !== "" || weight.trim() !== "";

/** No weight is none; no count is no number, and the schema says so. A minus that is out of sight counts no more. */
export function entryOf({ type, count, weight, policy, minus }: TypedPlanRow): PlanEntryInput {
  return {
    type,
    count: typedNumber(count) ?? Number.NaN,
    weight: typedNumber(weight) ?? 0,
    policy,
    minus: takesMinus({ type, policy }) ? (typedNumber(minus) ?? 0) : 0,
  };
}

const formSchema = v.pipe(
  v.custom<BankValues>(() => true),
  v.transform(({ kkm, default_option_count: options, plan, ...values }) => ({
    ...values,
    kkm: typedNumber(kkm),
    default_option_count: typedNumber(options) ?? Number.NaN,
    plan: plan.filter(isPlanned).map(entryOf),
  })),
  bankInput,
);
