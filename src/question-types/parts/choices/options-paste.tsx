// Several options at once: a line each, as they come out of a document.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import { isEmptyHtml } from "../../../domain/text/html-text.ts";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextArea } from "../../../ui/input/text-area.tsx";
import { choiceEditorMessages } from "./choice-list-messages.ts";
import { type ChoiceList, maxOptions, optionLines } from "./choice-list-model.ts";

export type OptionsPasteProps = {
  list: ChoiceList;
  onLines: (lines: string[]) => void;
  onClose: () => void;
};

export function OptionsPaste({ list, onLines, onClose }: OptionsPasteProps) {
  const t = useStore(choiceEditorMessages);
  const [text, setText] = useState("");
  const lines = optionLines(text);
  const written = list.options.filter(({ html }) => !isEmptyHtml(html)).length;
  const room = Math.max(0, maxOptions - written);
  const isTooMany = lines.length > room;
  const save = () => {
    if (isTooMany || lines.length === 0) return;
    onLines(lines);
    onClose();
  };
  return (
    <Dialog
      title={t.pasteTitle}
      closeLabel={t.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button
            variant="primary"
            aria-disabled={isTooMany || lines.length === 0 || undefined}
            onClick={save}
          >
            {t.pasteDo}
          </Button>
        </>
      }
    >
      <Field
        label={t.pasteLabel}
        hint={t.pasteHint({ room })}
        error={isTooMany ? t.pasteTooMany({ room }) : undefined}
      >
        {(aria) => (
          <TextArea
            {...aria}
            rows={8}
            dir="auto"
            value={text}
            onInput={(event) => setText(event.currentTarget.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
