// Whether the answers to the question stand beside names elsewhere. Where one marks, codes alone are shown.
import { useStore } from "@nanostores/react";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { formatDate } from "../../../core/format.ts";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { markingMessages } from "./marking-messages.ts";
import { markingNoticesMessages } from "./marking-notices-messages.ts";

type NamesProps = { unit: Pick<MarkingUnit, "revealed"> };

/** In a line of text, where there is no room for a tag. */
export function NamesWords({ unit: { revealed } }: NamesProps) {
  const markingT = useStore(markingMessages);
  const t = useStore(markingNoticesMessages);
  if (!revealed) return markingT.blind;
  const { by: name, at, reason } = revealed;
  return <span title={t.revealedText({ name, date: formatDate(at), reason })}>{t.revealed}</span>;
}

export function NamesTag({ unit }: NamesProps) {
  return (
    <Tag icon={unit.revealed ? "eye" : "eye-off"}>
      <NamesWords unit={unit} />
    </Tag>
  );
}
