// What the types of questions are worth, where the bank has changed it since.
import { useStore } from "@nanostores/react";
import type { Recalculation } from "../../../contract/results/result-recalculation.ts";
import { numberAsTyped } from "../../../domain/text/typed-number.ts";
import { typeNames } from "../../../kit/label-messages.ts";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { recalculationMessages, type RecalculationTexts } from "./recalculation-messages.ts";
import type { RecalculationModel } from "./recalculation-model.ts";
import css from "./recalculation.module.css";

type RecalculatedPlansProps = { model: RecalculationModel; known: Recalculation };

export function RecalculatedPlans({ model, known }: RecalculatedPlansProps) {
  const t = useStore(recalculationMessages);
  const plans = useStore(model.$plans);
  return (
    <div className={css.parts}>
      {known.banks.map(({ bank_id: id, kode, changed, is_plan_asked: isAsked }) => (
        <div key={id}>
          {changed.length > 0 && (
            <Checkbox
              label={t.plan({ bank: kode })}
              hint={changed.map((line) => lineText(line, t)).join("; ")}
              checked={plans.get(id) === "present"}
              onChange={(isTicked) => model.choosePlan(id, isTicked ? "present" : "kept")}
            />
          )}
          {!isAsked && (
            <Checkbox
              label={t.planAsked({ bank: kode })}
              checked={plans.get(id) === "asked"}
              onChange={(isTicked) => model.choosePlan(id, isTicked ? "asked" : "kept")}
            />
          )}
        </div>
      ))}
    </div>
  );
}

type PlanLine = Recalculation["banks"][number]["changed"][number];

function lineText(
  { type, weight, present, is_minus_changed: hasOther }: PlanLine,
  t: RecalculationTexts,
) {
  const name = typeNames.get()[type];
  if (weight === present && hasOther) return t.minus({ type: name });
  const from = weight === null ? t.mixed : numberAsTyped(weight);
  const to = present === null ? t.unplanned : numberAsTyped(present);
  return t.planLine({ type: name, from, to });
}
