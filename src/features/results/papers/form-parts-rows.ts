// The sheets of several forms as parts of one printout, and where each form begins among them. Pure.
import type { FormFormat } from "../../../kit/print/sheets/form-paper.ts";
import type { SheetPart } from "../../../kit/print/sheets/printed-sheets.tsx";
import type { FormName } from "./form-papers-address-value.ts";
import type { MadeForm } from "./form-papers-model.ts";

/** `opens`: the form that begins with it; `within`: its own line in the table of contents, null where the form is one list. */
export type FormPart = SheetPart & {
  opens: { name: FormName; order: number } | null;
  within: string | null;
};

export function formParts(
  forms: readonly MadeForm[],
  look: FormFormat,
  titles: Readonly<Record<FormName, string>>,
): { listed: FormPart[]; empty: FormName[] } {
  const made = forms.map(({ name, form }) => ({ name, sheets: form.sheets(look) }));
  const printed = made.filter(({ sheets }) => sheets.length > 0);
  return {
    listed: printed.flatMap(({ name, sheets }, order) =>
      sheets.map((sheet, at) => {
        const label = [titles[name], sheet.label].filter(Boolean).join(" · ");
        return {
          ...sheet,
          name: `${name}-${sheet.name}`,
          label,
          foot: label,
          opens: at === 0 ? { name, order: order + 1 } : null,
          within: sheets.length > 1 ? sheet.label : null,
        };
      }),
    ),
    empty: made.filter(({ sheets }) => sheets.length === 0).map(({ name }) => name),
  };
}
