// All keys of marking, with what each does.
import { useStore } from "@nanostores/react";
import { DescriptionList } from "../../../ui/layout/description-list.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { answerFilesMessages } from "./files/answer-files-messages.ts";
import { markingMessages } from "./marking-messages.ts";

export function MarkingKeysDialog({ onClose }: { onClose(): void }) {
  const t = useStore(markingMessages);
  const answerFilesT = useStore(answerFilesMessages);
  const keys = [
    { term: "0–9 , /", value: t.keyNumbers },
    { term: "Enter", value: t.keyGive },
    { term: "↑ ↓", value: t.keyArrows },
    { term: "← →", value: t.keySides },
    { term: "PgDn PgUp", value: t.keyPage },
    { term: "Alt ↓ ↑", value: t.keyLines },
    { term: "P", value: answerFilesT.keyPdf },
    { term: "S  +", value: t.keySkip },
    { term: "F  *", value: t.keyFlag },
    { term: "M", value: t.keyAsk },
    { term: "U  -", value: t.keyUndo },
    { term: "C", value: t.keyComment },
    { term: "/", value: t.keySaved },
    { term: "G", value: t.keyEqual },
    { term: "L", value: t.keyList },
    { term: "K", value: t.keyWords },
  ];
  return (
    <Dialog title={t.keysTitle} closeLabel={t.close} onClose={onClose}>
      <DescriptionList items={keys} />
    </Dialog>
  );
}
