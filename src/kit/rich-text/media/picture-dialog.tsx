// The selected picture's description and width.
import { useStore } from "@nanostores/react";
import { useId, useState } from "react";
import { Button } from "../../../ui/input/button.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { TextArea } from "../../../ui/input/text-area.tsx";
import { TextInput } from "../../../ui/input/text-input.tsx";
import { DialogForm } from "../toolbar/dialog-form.tsx";
import { richTextMediaMessages } from "../rich-text-messages.ts";
import { narrowestPicture, widestPicture } from "./picture-size.ts";
import { readWhole } from "../toolbar/whole-number.ts";

export type PictureDialogProps = {
  alt: string;
  /** Null: not known yet, so it cannot be changed. */
  width: number | null;
  onSave: (alt: string, width: number | null) => void;
  onClose: () => void;
};

export function PictureDialog(props: PictureDialogProps) {
  const { onSave, onClose } = props;
  const t = useStore(richTextMediaMessages);
  const [alt, setAlt] = useState(props.alt);
  const [width, setWidth] = useState(String(props.width ?? ""));
  const wanted = readWhole(width, narrowestPicture, widestPicture);
  const isWrong = props.width !== null && wanted === null;
  const formId = useId();
  const save = () => {
    if (!isWrong) onSave(alt.trim(), props.width === null ? null : wanted);
  };
  return (
    <Dialog
      title={t.pictureTitle}
      closeLabel={t.close}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t.cancel}</Button>
          <Button type="submit" form={formId} variant="primary">
            {t.save}
          </Button>
        </>
      }
    >
      <DialogForm id={formId} onSave={save}>
        <Field label={t.alt} hint={t.altHint}>
          {(aria) => (
            <TextArea
              {...aria}
              rows={2}
              maxLength={1000}
              value={alt}
              onInput={(event) => setAlt(event.currentTarget.value)}
            />
          )}
        </Field>
        {props.width !== null && (
          <Field label={t.width} error={isWrong ? t.widthError : undefined}>
            {(aria) => (
              <TextInput
                {...aria}
                inputMode="numeric"
                value={width}
                onInput={(event) => setWidth(event.currentTarget.value)}
              />
            )}
          </Field>
        )}
      </DialogForm>
    </Dialog>
  );
}
