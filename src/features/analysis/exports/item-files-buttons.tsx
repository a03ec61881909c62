// The files of an analysis: the report with formulas, and answers and marks for other programs.
import { useStore } from "@nanostores/react";
import type { ReadableAtom } from "nanostores";
import { formatNumber } from "../../../core/format.ts";
import { $institution } from "../../../core/institution/institution-settings.ts";
import { failureSentence } from "../../../kit/file-faults/failure-sentence.ts";
import { ChoiceGroup, ChoiceHint } from "../../../kit/print/choices/choice-controls.tsx";
import { useModel } from "../../../kit/use-model.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/input/button.tsx";
import type { ItemSigners } from "../papers/item-paper-choices.ts";
import type { AnalysisOnPaper } from "../papers/item-paper-model.ts";
import { hasLetters } from "../../../sheets/item-analysis/item-answer-files.ts";
import { answerKinds } from "./item-files-export.ts";
import css from "./item-files-buttons.module.css";
import { itemFilesMessages } from "./item-files-messages.ts";
import { createItemFilesModel, type ItemFileState } from "./item-files-model.ts";

type FilesProps = { onPaper: AnalysisOnPaper; $signers: ReadableAtom<ItemSigners> };

export function ItemFilesButtons({ onPaper, $signers }: FilesProps) {
  const t = useStore(itemFilesMessages);
  const model = useModel(() => createItemFilesModel(onPaper));
  const state = useStore(model.$state);
  const { city } = useStore($institution);
  const isEmpty = onPaper.analysis.test.n === 0;
  const { columns } = onPaper.responses;
  const [byLetters, all] = [columns.filter(hasLetters).length, columns.length];
  const running = state.step === "running" ? state.kind : null;
  return (
    <ChoiceGroup title={t.files}>
      <div className={css.buttons}>
        <Button
          icon="file-spreadsheet"
          disabled={isEmpty}
          busy={running === "report"}
          onClick={() => void model.saveReport($signers.get(), city)}
        >
          {t.report}
        </Button>
        {answerKinds.map((kind) => (
          <Button
            key={kind}
            icon="download"
            disabled={isEmpty}
            busy={running === kind}
            onClick={() => void model.saveAnswers(kind)}
          >
            {t[kind]}
          </Button>
        ))}
      </div>
      <ChoiceHint>
        {t.hint}{" "}
        {byLetters < all && t.byLetters({ n: formatNumber(byLetters), all: formatNumber(all) })}
      </ChoiceHint>
      <Outcome state={state} />
    </ChoiceGroup>
  );
}

function Outcome({ state }: { state: ItemFileState }) {
  const t = useStore(itemFilesMessages);
  if (state.step === "failed") {
    return (
      <Banner tone="bad" title={t.notMade}>
        {failureSentence(state.error)}
      </Banner>
    );
  }
  if (state.step === "empty") return <Banner tone="warn">{t.nothing}</Banner>;
  if (state.step !== "done") return null;
  const { fileName: file, leftOut, numbered } = state;
  return (
    <Banner tone={leftOut.length === 0 ? "ok" : "info"}>
      <span role="status">
        {t.done({ file })} {leftOut.length > 0 && t.leftOut({ list: leftOut.join(", ") })}{" "}
        {leftOut.length > 0 &&
          numbered.length > 0 &&
          t.numbered({ list: numbered.map((label, at) => `${at + 1} = ${label}`).join(", ") })}
      </span>
    </Banner>
  );
}
