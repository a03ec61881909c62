// Photos and PDFs that were handed in with an essay. Photos stand below its text; a PDF opens in a tab of its own.
import { useStore } from "@nanostores/react";
import { useEffect, useState, type MouseEvent } from "react";
import type { MarkingAnswer } from "../../../../contract/marking/marking-answers.ts";
import { formatNumber } from "../../../../core/format.ts";
import { failureText } from "../../../../kit/failed-message.ts";
import { listMessages } from "../../../../kit/list/list-messages.ts";
import { Spinner } from "../../../../ui/feedback/spinner.tsx";
import { Button, LinkButton } from "../../../../ui/input/button.tsx";
import css from "./answer-files.module.css";
import { answerFilesMessages } from "./answer-files-messages.ts";
import { fileIds, fileKey, type AnswerFile, type AnswerFilesModel } from "./answer-files-model.ts";

type AnswerFilesProps = { files: AnswerFilesModel; answer: MarkingAnswer };

export function AnswerFilesList({ files, answer }: AnswerFilesProps) {
  const known = useStore(files.$files);
  /** How often a PDF was opened: the key opens one after the other. */
  const [opened, setOpened] = useState(0);
  useEffect(() => files.want(answer), [files, answer]);
  const shown = fileIds(answer).map((id, at) => ({
    id,
    number: at + 1,
    file: known.get(fileKey(answer.code, id)) ?? { status: "loading" as const },
  }));
  if (shown.length === 0) return null;
  const pdfs = shown.filter(({ file }) => file.status === "ready" && !file.isPicture);
  const next = pdfs[opened % pdfs.length]?.id;
  return (
    <div className={css.files}>
      {shown.map(({ id, number, file }) => (
        <Shown
          key={id}
          file={file}
          number={number}
          isNext={id === next}
          onOpen={() => setOpened(opened + 1)}
          onRetry={() => void files.load(answer.code, id)}
        />
      ))}
    </div>
  );
}

type ShownProps = {
  file: AnswerFile;
  number: number;
  /** The PDF that the key opens. */
  isNext: boolean;
  onOpen(): void;
  onRetry(): void;
};

function Shown({ file, number, isNext, onOpen, onRetry }: ShownProps) {
  const t = useStore(answerFilesMessages);
  const { retry } = useStore(listMessages);
  const n = { n: formatNumber(number) };
  if (file.status === "loading") return <Spinner label={t.loading(n)} />;
  if (file.status === "failed") {
    return (
      <p className={css.failed} role="alert">
        {t.failed(n)} {failureText(file.error)}{" "}
        <Button size="s" icon="rotate-ccw" onMouseDown={keepFocus} onClick={onRetry}>
          {retry}
        </Button>
      </p>
    );
  }
  const own = { href: file.address, target: "_blank", rel: "noreferrer", onMouseDown: keepFocus };
  return file.isPicture ? (
    <a {...own} className={css.picture}>
      <img src={file.address} alt={t.picture(n)} />
    </a>
  ) : (
    <LinkButton {...own} icon="external-link" onClick={onOpen} {...(isNext && { "data-pdf": "" })}>
      {t.pdf(n)} {isNext && <kbd>P</kbd>}
    </LinkButton>
  );
}

/** The field of points keeps it. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
