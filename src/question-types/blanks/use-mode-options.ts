// The three ways to fill a blank, as choices.
import { useStore } from "@nanostores/react";
import type { SelectOption } from "../../ui/choice/select.tsx";
import { blanksEditorMessages } from "./blanks-messages.ts";
import type { BlankMode } from "./blanks-model.ts";

export function useModeOptions(): (SelectOption & { value: BlankMode })[] {
  const t = useStore(blanksEditorMessages);
  return [
    { value: "bank", label: t.bankMode },
    { value: "dropdown", label: t.dropdownMode },
    { value: "text", label: t.textMode },
  ];
}
