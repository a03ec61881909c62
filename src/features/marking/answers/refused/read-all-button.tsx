import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../../core/format.ts";
import { Button } from "../../../../ui/input/button.tsx";
import { markingMessages } from "../marking-messages.ts";

type ReadAllProps = { ids: readonly string[]; onRead(ids: readonly string[]): void };

/** For several that have the same reason; one alone has a button of its own. */
export function ReadAllButton({ ids, onRead }: ReadAllProps) {
  const t = useStore(markingMessages);
  if (ids.length < 2) return null;
  return (
    <Button size="s" onClick={() => onRead(ids)}>
      {t.seenAll({ n: formatNumber(ids.length) })}
    </Button>
  );
}
