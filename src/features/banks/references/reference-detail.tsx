// What is shown under a reference's row: the sound as often as staff like, and the text.
import { useStore } from "@nanostores/react";
import type { Reference } from "../../../contract/questions/references.ts";
import { isEmptyHtml } from "../../../domain/text/html-text.ts";
import { ReferenceView } from "../../../question-types/frame/reference-view.tsx";
import css from "../list/banks-screen.module.css";
import { referencesMessages } from "./references-messages.ts";

export function ReferenceDetail({ reference }: { reference: Reference }) {
  const t = useStore(referencesMessages);
  return (
    <div className={css.body}>
      <ReferenceView reference={reference} heardBy="staff" />
      {isEmptyHtml(reference.isi) && <p>{t.noBody}</p>}
    </div>
  );
}
