// First step of the import: the input document to write in, and the files. Also why those before them were refused.
import { useStore } from "@nanostores/react";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { LinkButton } from "../../../ui/input/button.tsx";
import { FileDrop } from "../../../kit/file-drop/file-drop.tsx";
import { questionImportMessages } from "./question-import-messages.ts";
import type { QuestionImportState, FaultyName } from "./question-import-state.ts";
import css from "./question-import.module.css";

type ChooseProps = {
  state: Extract<QuestionImportState, { step: "choose" }>;
  templateAddress: string;
  onFiles(files: readonly File[]): void;
};

export function QuestionImportChoose({ state, templateAddress, onFiles }: ChooseProps) {
  const t = useStore(questionImportMessages);
  return (
    <div className={css.stack}>
      <div className={css.line}>
        <LinkButton href={templateAddress} icon="download" download>
          {t.template}
        </LinkButton>
        <p className={css.grow}>{t.templateHint}</p>
      </div>
      {state.problem && <Banner tone="bad">{state.problem}</Banner>}
      <FaultyFiles refused={state.refused} />
      <FileDrop
        label={t.drop}
        hint={t.dropHint}
        buttonLabel={t.dropButton}
        accept=".docx,.xlsx,.xls,.csv,.xml,.txt,.gift,.zip"
        onFiles={onFiles}
      />
    </div>
  );
}

export function FaultyFiles({ refused }: { refused: readonly FaultyName[] }) {
  return (
    <>
      {refused.map(({ name, reason }) => (
        <Banner key={`${name} ${reason}`} tone="bad" title={name}>
          {reason}
        </Banner>
      ))}
    </>
  );
}
