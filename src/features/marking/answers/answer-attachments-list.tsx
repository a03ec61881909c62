// Photos and PDFs that were handed in with an essay. Each is fetched when it is wanted, and opens in a tab of its own.
import { useStore } from "@nanostores/react";
import { useEffect, useState } from "react";
import {
  getMarkingAttachment,
  type MarkingAnswer,
} from "../../../contract/marking/marking-answers.ts";
import { formatNumber } from "../../../core/format.ts";
import { reportError } from "../../../core/notices.ts";
import { downloadFile } from "../../../core/transfer.ts";
import { Button } from "../../../ui/input/button.tsx";
import css from "./marking-body.module.css";
import { markingMessages } from "./marking-messages.ts";
import type { UnitKey } from "./mark-queue-model.ts";

type AttachmentsProps = { unit: UnitKey; answer: MarkingAnswer };

export function AnswerAttachmentsList({ unit, answer: { answer, code } }: AttachmentsProps) {
  const ids = answer.type === 2 ? (answer.attachments ?? []) : [];
  if (ids.length === 0) return null;
  return (
    <p className={css.files}>
      {ids.map((id, at) => (
        <Attachment key={id} unit={unit} code={code} id={id} number={at + 1} />
      ))}
    </p>
  );
}

type AttachmentProps = { unit: UnitKey; code: string; id: string; number: number };

function Attachment({ unit, code, id, number }: AttachmentProps) {
  const t = useStore(markingMessages);
  const [file, setFile] = useState<{ address: string; isPicture: boolean } | null>(null);
  const [busy, setBusy] = useState(false);
  const label = t.attachment({ n: formatNumber(number) });
  useEffect(
    () => () => {
      if (file) URL.revokeObjectURL(file.address);
    },
    [file],
  );
  const load = async () => {
    setBusy(true);
    try {
      const { file: bytes } = await downloadFile(getMarkingAttachment, {
        ...unit,
        code,
        attachment_id: id,
      });
      setFile({
        address: URL.createObjectURL(bytes),
        isPicture: bytes.type.startsWith("image/"),
      });
    } catch (error) {
      reportError(error);
    } finally {
      setBusy(false);
    }
  };
  return file === null ? (
    <Button icon="image" busy={busy} onClick={() => void load()}>
      {label}
    </Button>
  ) : (
    <a href={file.address} target="_blank" rel="noreferrer">
      {file.isPicture ? <img src={file.address} alt={label} className={css.attachment} /> : label}
    </a>
  );
}
