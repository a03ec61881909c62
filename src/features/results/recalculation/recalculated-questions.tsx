// What counts otherwise: the questions that differ from their bank, those that are treated otherwise, and others that are added to them.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import {
  treatments,
  type QuestionTreatment,
  type RecalculatedQuestion,
  type Recalculation,
} from "../../../contract/results/result-recalculation.ts";
import { formatNumber } from "../../../core/format.ts";
import { href } from "../../../core/navigation.ts";
import { numberAsTyped } from "../../../domain/text/typed-number.ts";
import { policyLabels, typeNames } from "../../../kit/label-messages.ts";
import { RouteLink } from "../../../kit/route-link.tsx";
import { withRecalculationReturn } from "../../../kit/ways-back/way-back-value.ts";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Combobox } from "../../../ui/choice/combobox.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { recalculationMessages, type RecalculationTexts } from "./recalculation-messages.ts";
import {
  listedQuestions,
  type QuestionChoice,
  type RecalculationModel,
} from "./recalculation-model.ts";
import { RecalculatedPlans } from "./recalculated-plans.tsx";
import css from "./recalculation.module.css";

type RecalculatedQuestionsProps = {
  model: RecalculationModel;
  known: Recalculation;
  /** Whose key is to be mended. */
  opened?: string | undefined;
};

export function RecalculatedQuestions({ model, known, opened }: RecalculatedQuestionsProps) {
  const t = useStore(recalculationMessages);
  const chosen = useStore(model.$questions);
  const [added, setAdded] = useState<ReadonlySet<string>>(
    new Set(opened === undefined ? [] : [opened]),
  );
  const listed = new Set(listedQuestions(known, chosen).map(({ question_id: id }) => id));
  const shown = known.questions
    .filter(({ question_id: id }) => listed.has(id) || added.has(id))
    .sort((a, b) => Number(b.question_id === opened) - Number(a.question_id === opened));
  const others = known.questions.filter((question) => !shown.includes(question));
  const hasPlans = known.banks.some((bank) => bank.changed.length > 0 || !bank.is_plan_asked);
  return (
    <section className={css.section} aria-label={t.changes}>
      <h3>{t.changes}</h3>
      {shown.length === 0 && !hasPlans && <p className={css.meaning}>{t.noChanges}</p>}
      {shown.length > 0 && (
        <ul className={css.questions}>
          {shown.map((question) => (
            <QuestionRow key={question.question_id} {...{ question, model, known, opened }} />
          ))}
        </ul>
      )}
      {hasPlans && <RecalculatedPlans model={model} known={known} />}
      {others.length > 0 && (
        <Field label={t.add}>
          {(aria) => (
            <Combobox
              {...aria}
              value=""
              placeholder={t.addHint}
              emptyText={t.noQuestion}
              options={others.map((question) => ({
                value: question.question_id,
                label: questionName(question, known, t),
                detail: question.excerpt,
              }))}
              onChange={(id) => id !== "" && setAdded(new Set([...added, id]))}
            />
          )}
        </Field>
      )}
    </section>
  );
}

/** "Soal 3", with the bank where the exam has several. */
export function questionName(
  { number, bank_id: bank }: RecalculatedQuestion,
  { banks }: Recalculation,
  t: RecalculationTexts,
): string {
  const question = number === null ? t.deletedQuestion : t.question({ n: formatNumber(number) });
  const kode = banks.find(({ bank_id: id }) => id === bank)?.kode;
  return banks.length > 1 && kode !== undefined ? t.ofBank({ question, bank: kode }) : question;
}

type QuestionRowProps = RecalculatedQuestionsProps & { question: RecalculatedQuestion };

function QuestionRow({ question, model, known, opened }: QuestionRowProps) {
  const t = useStore(recalculationMessages);
  const typeNamesT = useStore(typeNames);
  const choice = useStore(model.$questions).get(question.question_id);
  const name = questionName(question, known, t);
  const { counted, differs, type, shown, excerpt } = question;
  const choose = (part: Partial<QuestionChoice>) => model.choose(question, part);
  const isOpened = question.question_id === opened;
  return (
    <li data-opened={isOpened ? "" : undefined}>
      <div>
        <p>
          <strong>{name}</strong>{" "}
          <span className={css.meaning}>
            {typeNamesT[type]} · {t.shownTo({ n: formatNumber(shown) })}
          </span>
        </p>
        <p className={css.excerpt}>{excerpt}</p>
        {isOpened && !differs.key && <KeyToMend question={question} />}
        <div className={css.parts}>
          {partsOf(question, t).map(({ part, source, label }) => (
            <Checkbox
              key={`${part} ${source}`}
              label={label}
              hint={
                part === "content" && source === "present" && differs.type ? t.otherType : undefined
              }
              checked={choice?.[part] === source}
              onChange={(isTicked) => choose({ [part]: isTicked ? source : "kept" })}
            />
          ))}
        </div>
      </div>
      <Select
        aria-label={t.treatmentOf({ question: name })}
        options={treatments.map((value) => ({ value, label: t[value] }))}
        value={choice?.treatment ?? counted.treatment}
        onChange={(value) => choose({ treatment: value as QuestionTreatment })}
      />
    </li>
  );
}

const essayType = 2;

/** Leads to the question in its bank: a wrong key has to be corrected there before results are recalculated by it. An essay has no key. */
function KeyToMend({
  question: { bank_id: id, question_id: soid, number, type },
}: {
  question: RecalculatedQuestion;
}) {
  const t = useStore(recalculationMessages);
  return (
    <p>
      {type === essayType ? t.withoutKey : t.sameKey}{" "}
      {number !== null && (
        <RouteLink to={href("banksoal.soal.edit", { id, soid }, withRecalculationReturn(soid))}>
          {t.editKey}
        </RouteLink>
      )}
    </p>
  );
}

type Part = {
  part: "content" | "weight" | "policy";
  source: "asked" | "present";
  label: string;
};

/** What can be chosen of the question. */
function partsOf(
  { counted, present, differs }: RecalculatedQuestion,
  t: RecalculationTexts,
): Part[] {
  const parts: Part[] = [];
  const policyLabelsT = policyLabels.get();
  const named = [
    ...(differs.type ? [t.type] : []),
    ...(differs.key ? [t.key] : []),
    ...(differs.text ? [t.text.toLowerCase()] : []),
  ];
  const single = <Value,>(values: readonly Value[], text: (value: Value) => string): string =>
    values.length === 1 ? text(values[0]!) : t.severalVersions;
  if (named.length > 0) {
    const what = named.reduce((one, other) => t.and({ one, other }));
    const [from, to] = [single(counted.versions, String), String(present.version)];
    const label = t.usePresent({ what, from, to });
    parts.push({ part: "content", source: "present", label });
  }
  if (differs.weight) {
    const [from, to] = [single(counted.weights, numberAsTyped), numberAsTyped(present.weight)];
    parts.push({ part: "weight", source: "present", label: t.useWeight({ from, to }) });
  }
  if (differs.policy) {
    const from = single(counted.policies, (policy) => policyLabelsT[policy]);
    const label = t.usePolicy({ from, to: policyLabelsT[present.policy] });
    parts.push({ part: "policy", source: "present", label });
  }
  const back = (part: Part["part"], isAsked: boolean, label: string) => {
    if (!isAsked) parts.push({ part, source: "asked", label });
  };
  back("content", counted.is_content_asked, t.contentAsked);
  back("weight", counted.is_weight_asked, t.weightAsked);
  back("policy", counted.is_policy_asked, t.policyAsked);
  return parts;
}
