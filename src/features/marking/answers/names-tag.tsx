// Whether the answers to the question stand beside names elsewhere. Where one marks, codes alone are shown.
import { useStore } from "@nanostores/react";
import type { MarkingUnit } from "../../../contract/marking/marking-units.ts";
import { formatDate } from "../../../core/format.ts";
import { Tag } from "../../../ui/feedback/tag.tsx";
import { markingMessages } from "./marking-messages.ts";
import { markingNoticesMessages } from "./marking-notices-messages.ts";

export function NamesTag({ unit: { revealed } }: { unit: Pick<MarkingUnit, "revealed"> }) {
  const markingT = useStore(markingMessages);
  const t = useStore(markingNoticesMessages);
  if (!revealed) return <Tag icon="eye-off">{markingT.blind}</Tag>;
  const { by: name, at, reason } = revealed;
  return (
    <span title={t.revealedText({ name, date: formatDate(at), reason })}>
      <Tag icon="eye">{t.revealed}</Tag>
    </span>
  );
}
