// The dialog in which one comment of the library is written.
import { useStore } from "@nanostores/react";
import { maxComment } from "../../../../contract/marking/marks.ts";
import type { MarkingComment } from "../../../../contract/marking/marking-comments.ts";
import { formatNumber } from "../../../../core/format.ts";
import { ConflictNotice } from "../../../../kit/form/conflict-notice.tsx";
import { FormDialog } from "../../../../kit/form/form-dialog.tsx";
import { FormText, FormTextArea } from "../../../../kit/form/form-fields.tsx";
import { useModel } from "../../../../kit/use-model.ts";
import { Banner } from "../../../../ui/feedback/banner.tsx";
import { mostShown } from "../../points/shown-points-text.ts";
import { savedCommentsMessages } from "./saved-comments-messages.ts";
import type { SavedCommentsModel } from "./saved-comments-model.ts";
import { createSavedCommentModel } from "./saved-comment-model.ts";

type SavedCommentFormProps = {
  model: SavedCommentsModel;
  /** Null: a new one. */
  original: MarkingComment | null;
  /** The first text of a new comment. */
  text: string;
  onClose(): void;
};

export function SavedCommentForm({
  model: library,
  original,
  text,
  onClose,
}: SavedCommentFormProps) {
  const t = useStore(savedCommentsMessages);
  const model = useModel(() =>
    createSavedCommentModel(library.unit, { original, text }, library.refresh),
  );
  const { form } = model;
  const label = t.points({ max: formatNumber(mostShown()) });
  return (
    <FormDialog
      title={original === null ? t.addTitle : t.editTitle({ code: original.code })}
      form={form}
      onClose={onClose}
      notice={
        <ConflictNotice model={model} labels={{ code: t.code, text: t.text, points: label }} />
      }
    >
      {original !== null && original.uses > 0 && (
        <Banner tone="info">{t.affects({ n: formatNumber(original.uses) })}</Banner>
      )}
      <FormText
        form={form}
        name="code"
        label={t.code}
        hint={t.codeHint({ example: "/ab" })}
        required
        maxLength={2}
        autoCapitalize="none"
      />
      <FormTextArea
        form={form}
        name="text"
        label={t.text}
        required
        rows={4}
        maxLength={maxComment}
      />
      <FormText
        form={form}
        name="points"
        label={label}
        hint={t.pointsHint}
        inputMode="decimal"
        maxLength={16}
      />
    </FormDialog>
  );
}
