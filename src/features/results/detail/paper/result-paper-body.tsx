// The paper for parents: what stands on it in a panel, and the sheets beside it as they are printed.
import { useStore } from "@nanostores/react";
import { useMemo, useState } from "react";
import type { ResultDetail } from "../../../../contract/results/result-detail.ts";
import {
  ChoiceGroup,
  ChoiceStack,
  SwitchChoice,
} from "../../../../kit/print/choices/choice-controls.tsx";
import {
  createKeptChoices,
  createPrintChoices,
} from "../../../../kit/print/choices/create-print-choices.ts";
import {
  LetterheadChoice,
  PageNumberHint,
  PaperChoice,
} from "../../../../kit/print/choices/page-format-controls.tsx";
import { PrintScreen } from "../../../../kit/print/print-screen.tsx";
import { papers } from "../../../../kit/print/sheets/paper-size.ts";
import { EmptyState } from "../../../../ui/feedback/empty-state.tsx";
import { Button } from "../../../../ui/input/button.tsx";
import type { ResultDetailModel } from "../result-detail-model.ts";
import { resultPaperFields, type ResultPaperChoices } from "./result-paper-choices.ts";
import { resultPaperMessages } from "./result-paper-messages.ts";
import { ResultPaperSheets } from "./result-paper-sheets.tsx";

type PaperProps = { model: ResultDetailModel; detail: ResultDetail };

export function ResultPaperBody({ model, detail }: PaperProps) {
  const t = useStore(resultPaperMessages);
  const [choices] = useState(() =>
    createPrintChoices<ResultPaperChoices>(
      createKeptChoices("result-paper", "all", [resultPaperFields]),
      resultPaperFields,
    ),
  );
  const chosen = useStore(choices.$values);
  const drawn = useMemo(() => ({ chosen, detail }), [chosen, detail]);
  const { opened, row } = detail;
  const isPrintable = opened !== null && row.result !== null;
  return (
    <PrintScreen
      title={t.title}
      paper={papers[chosen.size]}
      drawn={drawn}
      nothing={
        isPrintable ? null : (
          <EmptyState icon="printer" title={t.nothing}>
            {t.nothingText}
          </EmptyState>
        )
      }
      back={
        <Button variant="ghost" icon="chevron-left" onClick={() => model.show("")}>
          {t.back}
        </Button>
      }
      chosen={chosen.size.toUpperCase()}
      panel={
        <>
          <ChoiceGroup title={t.content}>
            <SwitchChoice of={choices} name="photo" label={t.withPhoto} />
            <SwitchChoice of={choices} name="explanation" label={t.withExplanation} />
          </ChoiceGroup>
          <ChoiceGroup title={t.look}>
            <LetterheadChoice of={choices} />
            <ChoiceStack>
              <PaperChoice of={choices} />
            </ChoiceStack>
            <PageNumberHint />
          </ChoiceGroup>
        </>
      }
    >
      {isPrintable && <ResultPaperSheets detail={detail} opened={opened} choices={chosen} />}
    </PrintScreen>
  );
}
