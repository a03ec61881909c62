// Into which column the marks go, and whether they replace others.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../core/format.ts";
import { otherCells } from "../../../sheets/erapor/erapor-plan.ts";
import { Checkbox } from "../../../ui/choice/checkbox.tsx";
import { Select } from "../../../ui/choice/select.tsx";
import { Field } from "../../../ui/input/field.tsx";
import css from "./erapor-dialog.module.css";
import { eraporMessages } from "./erapor-messages.ts";
import type { EraporModel, PlannedState } from "./erapor-model.ts";

type ColumnFieldProps = { state: PlannedState; model: EraporModel };

export function EraporColumnField({ state, model }: ColumnFieldProps) {
  const t = useStore(eraporMessages);
  const { columns } = state.file.sheet;
  const { column, overwrites } = state.choices;
  const others = otherCells(state.plan);
  if (columns.length === 1 && others === 0) return null;
  return (
    <div className={css.choices}>
      {columns.length > 1 && (
        <Field label={t.column} required>
          {(aria) => (
            <Select
              {...aria}
              value={column === null ? "" : String(column)}
              placeholder={t.columnNone}
              options={columns.map((one) => ({ value: String(one.column), label: one.header }))}
              onChange={(value) => model.chooseColumn(value === "" ? null : Number(value))}
            />
          )}
        </Field>
      )}
      {others > 0 && (
        <Checkbox
          label={t.overwrite({ n: formatNumber(others) })}
          hint={t.overwriteHint}
          checked={overwrites}
          onChange={model.overwrite}
        />
      )}
    </div>
  );
}
