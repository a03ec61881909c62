// Says that another tab of the same person has answers of what is marked here, so that nobody looks for them here.
import { useStore } from "@nanostores/react";
import { formatNumber } from "../../../../core/format.ts";
import { Tag } from "../../../../ui/feedback/tag.tsx";
import { VisuallyHidden } from "../../../../ui/visually-hidden.tsx";
import { markingMessages } from "../marking-messages.ts";
import type { MarkingAnswersModel } from "../marking-answers-model.ts";

export function OtherTabTag({ model }: { model: MarkingAnswersModel }) {
  const t = useStore(markingMessages);
  const { inTabs } = useStore(model.$sequence);
  if (inTabs === 0) return null;
  const text = t.otherTabText({ n: formatNumber(inTabs) });
  return (
    <span title={text}>
      <Tag icon="info">{t.otherTab}</Tag> <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
