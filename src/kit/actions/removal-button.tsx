// Deletes the selected rows, once the person has been asked.
import { useStore } from "@nanostores/react";
import type { ComponentProps } from "react";
import { actionMessages } from "./action-messages.ts";
import { SelectionButton } from "./selection-button.tsx";

type RemovalButtonProps = Pick<ComponentProps<typeof SelectionButton>, "list" | "onSelect">;

export function RemovalButton(props: RemovalButtonProps) {
  const t = useStore(actionMessages);
  return (
    <SelectionButton {...props} icon="trash-2" danger>
      {t.removeSelected}
    </SelectionButton>
  );
}
