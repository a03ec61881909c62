// What was handed in with an answer, on paper: pictures below its text, and the rest named. What is missing is said in its place.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import { formatNumber } from "../../../core/format.ts";
import css from "./essay-paper.module.css";
import { essayPaperMessages } from "./essay-paper-messages.ts";
import type { ParticipantAnswer } from "./essay-paper-rows.ts";
import type { FileKey, PaperFile, PaperFilesKeeper } from "./paper-files-keeper.ts";

type PaperFilesProps = { of: ParticipantAnswer; isShown: boolean; files: PaperFilesKeeper };

export function PaperFilesList({ of: { question, answer }, isShown, files }: PaperFilesProps) {
  const t = useStore(essayPaperMessages);
  const tries = useStore(files.$tries);
  const written = answer.answer;
  const ids = written.type === 2 ? (written.attachments ?? []) : [];
  if (ids.length === 0) return null;
  if (!isShown)
    return <p className={css.label}>{t.filesOmitted({ n: formatNumber(ids.length) })}</p>;
  const { schedule_id, question_id } = question.unit;
  return (
    <>
      {ids.map((id, at) => (
        <HandedIn
          key={`${id} ${tries}`}
          of={{ schedule_id, question_id, code: answer.code, attachment_id: id }}
          number={formatNumber(at + 1)}
          files={files}
        />
      ))}
    </>
  );
}

type HandedInProps = { of: FileKey; number: string; files: PaperFilesKeeper };

function HandedIn({ of, number, files }: HandedInProps) {
  const t = useStore(essayPaperMessages);
  const [file, setFile] = useState<PaperFile | "missing" | null>(null);
  const [key] = useState(of);
  useEffect(() => {
    let isShown = true;
    files.fetch(key).then(
      (fetched) => isShown && setFile(fetched),
      () => isShown && setFile("missing"),
    );
    return () => {
      isShown = false;
    };
  }, [files, key]);
  // The print button waits for it.
  if (file === null) return <output>{t.file({ n: number })}…</output>;
  if (file === "missing") return <p>{t.fileMissing({ n: number })}</p>;
  return file.isPicture ? (
    <img className={css.file} src={file.address} alt={t.file({ n: number })} />
  ) : (
    <p className={css.label}>{t.fileElsewhere({ n: number })}</p>
  );
}
