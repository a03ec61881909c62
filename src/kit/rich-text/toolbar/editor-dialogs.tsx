// The dialogs that an editor opens, one at a time.
import { useStore } from "@nanostores/react";
import { useLayoutEffect, useRef } from "react";
import { AudioDialog } from "../media/audio-dialog.tsx";
import { FormulaDialog } from "../formula/formula-dialog.tsx";
import { PictureDialog } from "../media/picture-dialog.tsx";
import { richTextMessages } from "../rich-text-messages.ts";
import type { RichTextModel } from "../rich-text-model.ts";

export type EditorDialogsProps = {
  model: RichTextModel;
  uploadAudio: ((file: File) => Promise<{ src: string }>) | undefined;
};

export function EditorDialogs({ model, uploadAudio }: EditorDialogsProps) {
  const t = useStore(richTextMessages);
  const dialog = useStore(model.$dialog);
  useFocusAfter(model, dialog !== null);
  const close = model.closeDialog;
  if (dialog?.is === "newFormula" || dialog?.is === "formula") {
    const formula = dialog.is === "formula" ? dialog.formula : null;
    return <FormulaDialog formula={formula} onSave={model.saveFormula} onClose={close} />;
  }
  if (dialog?.is === "picture") {
    const { alt, width } = dialog;
    return <PictureDialog alt={alt} width={width} onSave={model.savePicture} onClose={close} />;
  }
  if (dialog?.is !== "audio" && dialog?.is !== "newAudio") return null;
  return (
    <AudioDialog
      maxPlay={dialog.is === "audio" ? dialog.maxPlay : undefined}
      failed={t.audioFailed}
      onClose={close}
      onSave={async (maxPlay, file) => {
        const uploaded = file && uploadAudio ? await uploadAudio(file) : null;
        model.saveAudio(maxPlay, uploaded?.src ?? null);
      }}
    />
  );
}

/**
 * The dialog returns the focus to what opened it, which may be the toolbar: people go on writing in the text. An open
 * dialog makes the text inert, so the focus moves in a layout effect, which runs after the dialog was unmounted.
 */
function useFocusAfter(model: RichTextModel, isOpen: boolean): void {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) model.focus();
    wasOpen.current = isOpen;
  }, [model, isOpen]);
}
