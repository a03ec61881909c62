// Beside one picture or zone: that it was chosen, that it is the key, what it earns, how many chose it.
import { useStore } from "@nanostores/react";
import { numberAsTyped } from "../../domain/text/typed-number.ts";
import { Tag } from "../../ui/feedback/tag.tsx";
import { choiceViewMessages } from "../parts/choices/choice-list-messages.ts";
import { partMessages } from "../parts/rows/part-messages.ts";
import { ShareBar } from "../parts/marks/share-bar.tsx";
import type { ViewMode } from "../frame/question-type-props.ts";
import { chosenIn, isKeyIn } from "./picked-choices.ts";

type ChoiceTagsProps = { mode: ViewMode<15>; id: string };

export function ChoiceTags({ mode, id }: ChoiceTagsProps) {
  const t = useStore(choiceViewMessages);
  const partT = useStore(partMessages);
  if (mode.is === "preview") return null;
  const isKey = isKeyIn(mode, id);
  const weight = mode.is === "key" ? mode.key.weights[id] : undefined;
  return (
    <>
      {mode.is === "shares" && <ShareBar share={mode.shares.chosen[id] ?? 0} isKey={isKey} />}
      {chosenIn(mode).includes(id) && <Tag tone={isKey ? "ok" : "bad"}>{t.chosen}</Tag>}
      {isKey && <Tag tone="ok">{partT.key}</Tag>}
      {weight !== undefined && (
        <Tag>{t.weight({ weight: numberAsTyped(weight).replace("-", "−") })}</Tag>
      )}
    </>
  );
}
