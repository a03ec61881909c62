// The dialog that gives one participant a photo. It comes when it is asked for.
import { namedParticipant } from "../../../domain/people/named-participant.ts";
import { useStore } from "@nanostores/react";
import { useEffect, useRef } from "react";
import { photoSize } from "../../../contract/participant-photos.ts";
import type { Participant } from "../../../contract/participants.ts";
import { actionMessages } from "../../../kit/actions/action-messages.ts";
import { useFileDrop } from "../../../kit/file-drop/use-file-drop.ts";
import css from "../../../kit/file-drop/file-drop.module.css";
import { ConflictNotice } from "../../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../../kit/form/form-dialog.tsx";
import { importMessages } from "../../../kit/sheet-import/import-messages.ts";
import { useModel } from "../../../kit/use-model.ts";
import { classNames } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/input/button.tsx";
import { Field } from "../../../ui/input/field.tsx";
import { FileButton } from "../../../ui/input/file-button.tsx";
import { participantsMessages } from "../participants-messages.ts";
import { createPhotoFormModel, type PhotoFormModel } from "./photo-form-model.ts";
import { photosMessages } from "./photos-messages.ts";

type DialogProps = { participant: Participant; onClose(isSaved: boolean): void };

export function OnePhotoDialog({ participant, onClose }: DialogProps) {
  const participantsT = useStore(participantsMessages);
  const model = useModel(() => createPhotoFormModel(participant));
  return (
    <FormDialog
      title={`${participantsT.photo}: ${namedParticipant(participant)}`}
      form={model.form}
      size="s"
      onClose={() => onClose(model.form.$state.get().status === "saved")}
      notice={<ConflictNotice model={model} labels={{ photo: participantsT.photo }} />}
    >
      <PhotoField model={model} />
    </FormDialog>
  );
}

const shownSize = { width: photoSize.width / 3, height: photoSize.height / 3 };

const centred = { justifySelf: "center" };

function PhotoField({ model: { form, choose, remove } }: { model: PhotoFormModel }) {
  const t = useStore(photosMessages);
  const participantsT = useStore(participantsMessages);
  const actionT = useStore(actionMessages);
  const importT = useStore(importMessages);
  const { photo } = useStore(form.$values);
  const error = useStore(form.$errors)["photo"] ?? "";
  const take = ([file]: readonly File[]) => void (file && choose(file));
  const { isOver, target } = useFileDrop(take);
  usePastedFiles(take);
  const input = useRef<HTMLInputElement>(null);
  const takeAway = () => {
    remove();
    // Its button is gone.
    input.current?.focus();
  };
  return (
    <div {...target} className={classNames(css.drop, isOver && css.over)}>
      <Field label={participantsT.photo} hint={t.hint} error={error}>
        {(aria) => (
          <>
            {photo !== "" && <img src={photo} alt="" {...shownSize} style={centred} />}
            <FileButton
              {...aria}
              ref={input}
              label={importT.dropButton}
              accept="image/*"
              onFile={choose}
            />
            {photo !== "" && (
              <Button size="s" variant="ghost" icon="trash" onClick={takeAway}>
                {actionT.remove}
              </Button>
            )}
          </>
        )}
      </Field>
    </div>
  );
}

/** Wherever the focus is: a dialog has nothing else that could take a picture. */
function usePastedFiles(take: (files: readonly File[]) => void): void {
  useEffect(() => {
    const paste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length > 0) event.preventDefault();
      take(files);
    };
    document.addEventListener("paste", paste);
    return () => document.removeEventListener("paste", paste);
  });
}
