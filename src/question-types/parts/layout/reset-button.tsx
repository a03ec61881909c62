// Takes a whole answer back.
import { useStore } from "@nanostores/react";
import { Button } from "../../../ui/input/button.tsx";
import { partListMessages } from "../rows/part-list-messages.ts";

export function ResetButton({ disabled, onReset }: { disabled: boolean; onReset: () => void }) {
  const t = useStore(partListMessages);
  return (
    <Button size="s" variant="ghost" icon="rotate-ccw" disabled={disabled} onClick={onReset}>
      {t.reset}
    </Button>
  );
}
