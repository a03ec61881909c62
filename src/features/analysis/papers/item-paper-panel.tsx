// What of an analysis is printed and how, who signs it, and its files.
import { useStore } from "@nanostores/react";
import { lazy } from "../../../core/on-demand/lazy.ts";
import { LazyComponent } from "../../../kit/lazy/lazy-component.tsx";
import {
  ChoiceGroup,
  ChoiceStack,
  SwitchChoice,
  TextChoice,
} from "../../../kit/print/choices/choice-controls.tsx";
import {
  LetterheadChoice,
  PageNumberHint,
  PaperChoice,
} from "../../../kit/print/choices/page-format-controls.tsx";
import { itemPaperMessages } from "./item-paper-messages.ts";
import type { AnalysisOnPaper, ItemPaperModel } from "./item-paper-model.ts";

const loadFiles = lazy(() => import("../exports/item-files-buttons.tsx"), "ItemFilesButtons");

const headNames = ["head", "headNip"] as const;
const teacherNames = ["teacher", "teacherNip"] as const;

type PanelProps = { model: ItemPaperModel; onPaper: AnalysisOnPaper };

export function ItemPaperPanel({ model, onPaper }: PanelProps) {
  const t = useStore(itemPaperMessages);
  const { choices, head, teacher } = model;
  return (
    <>
      <ChoiceGroup title={t.parts}>
        <SwitchChoice of={choices} name="table" label={t.table} />
        <SwitchChoice of={choices} name="sentences" label={t.sentences} />
        <SwitchChoice of={choices} name="cards" label={t.cards} />
      </ChoiceGroup>
      <LazyComponent load={loadFiles} props={{ onPaper, $signers: model.$signers }} />
      <ChoiceGroup title={t.signatures}>
        <ChoiceStack>
          {headNames.map((name) => (
            <TextChoice key={name} of={head} name={name} label={t[name]} />
          ))}
          {teacherNames.map((name) => (
            <TextChoice key={name} of={teacher} name={name} label={t[name]} />
          ))}
        </ChoiceStack>
      </ChoiceGroup>
      <ChoiceGroup title={t.look}>
        <ChoiceStack>
          <PaperChoice of={choices} />
        </ChoiceStack>
        <LetterheadChoice of={choices} />
        <PageNumberHint />
      </ChoiceGroup>
    </>
  );
}
