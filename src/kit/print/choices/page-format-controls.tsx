// The controls of the choices that every print screen has; a screen puts its own between them.
import { useStore } from "@nanostores/react";
import { ChoiceHint, SelectChoice, SwitchChoice } from "./choice-controls.tsx";
import type { PrintChoices } from "./create-print-choices.ts";
import { fontSizes, type PageFormatChoices } from "./page-format-choices.ts";
import { hasMarginBoxes } from "../sheets/page-rules.ts";
import { paperSizes } from "../sheets/paper-size.ts";
import { printMessages } from "../print-messages.ts";

type PageFormatControlProps<Name extends keyof PageFormatChoices> = {
  of: PrintChoices<Pick<PageFormatChoices, Name>>;
};

export function LetterheadChoice({ of }: PageFormatControlProps<"letterhead">) {
  const t = useStore(printMessages);
  return <SwitchChoice of={of} name="letterhead" label={t.letterhead} />;
}

export function PaperChoice({ of }: PageFormatControlProps<"size">) {
  const t = useStore(printMessages);
  const options = paperSizes.map((value) => ({ value, label: t[value] }));
  return <SelectChoice of={of} name="size" label={t.size} options={options} />;
}

export function FontChoice({ of }: PageFormatControlProps<"font">) {
  const t = useStore(printMessages);
  const options = fontSizes.map((value) => ({ value, label: t.points({ size: value }) }));
  return <SelectChoice of={of} name="font" label={t.font} options={options} />;
}

/** Where the browser prints no page numbers: how they come all the same. */
export function PageNumberHint() {
  const t = useStore(printMessages);
  return hasMarginBoxes() ? null : <ChoiceHint>{t.noNumbers}</ChoiceHint>;
}
