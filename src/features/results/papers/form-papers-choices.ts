// What can be chosen for the forms of an exam on paper.
import {
  onOff,
  type ChoiceField,
  type ChosenBy,
} from "../../../kit/print/choices/choice-fields.ts";
import { pageFormatFields } from "../../../kit/print/choices/page-format-choices.ts";
import { formNames, type FormName } from "./form-papers-address-value.ts";

/** At first all of them: a form without anybody is named and not printed. */
const formFields = Object.fromEntries(formNames.map((name) => [name, onOff(name, true)])) as Record<
  FormName,
  ChoiceField<boolean>
>;

export const formPapersFields = {
  ...formFields,
  letterhead: pageFormatFields.letterhead,
  size: pageFormatFields.size,
};
export type FormPapersChoices = ChosenBy<typeof formPapersFields>;
