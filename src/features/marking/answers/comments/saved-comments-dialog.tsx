// The library of comments of the question: what there is, how often it is given and how it read before; adding, changing, deleting.
import { useStore } from "@nanostores/react";
import { useState } from "react";
import type { MarkingComment } from "../../../../contract/marking/marking-comments.ts";
import { formatDate, formatNumber } from "../../../../core/format.ts";
import { ConfirmDialog } from "../../../../kit/dialogs/confirm-dialog.tsx";
import { LoadFailure } from "../../../../kit/load-failure.tsx";
import { Spinner } from "../../../../ui/feedback/spinner.tsx";
import { Button, IconButton } from "../../../../ui/input/button.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { mostShown, shownShare } from "../../points/shown-points-text.ts";
import { SavedCommentForm } from "./saved-comment-form.tsx";
import css from "./saved-comments.module.css";
import { savedCommentsMessages } from "./saved-comments-messages.ts";
import type { SavedCommentsModel } from "./saved-comments-model.ts";

type SavedCommentsDialogProps = {
  model: SavedCommentsModel;
  /** What is typed for the answer on screen: a new comment begins with it. */
  typed: string;
  onClose(): void;
};
type Doing =
  | { is: "adding" }
  | { is: "changing"; comment: MarkingComment }
  | { is: "removing"; comment: MarkingComment };

export function SavedCommentsDialog({ model, typed, onClose }: SavedCommentsDialogProps) {
  const t = useStore(savedCommentsMessages);
  const state = useStore(model.$state);
  const [doing, setDoing] = useState<Doing | null>(null);
  const back = () => setDoing(null);
  if (doing?.is === "removing") {
    const { comment } = doing;
    return (
      <ConfirmDialog
        title={t.removeTitle({ code: comment.code })}
        confirmLabel={t.removeVerb}
        danger
        onConfirm={() => model.remove(comment)}
        onClose={back}
      >
        <p className={css.quoted}>{comment.text}</p>
        <p>{t.removeText}</p>
      </ConfirmDialog>
    );
  }
  if (doing) {
    const original = doing.is === "changing" ? doing.comment : null;
    return <SavedCommentForm model={model} original={original} text={typed} onClose={back} />;
  }
  return (
    <Dialog
      title={t.title}
      closeLabel={t.close}
      onClose={onClose}
      footer={
        <Button variant="primary" icon="plus" onClick={() => setDoing({ is: "adding" })}>
          {t.add}
        </Button>
      }
    >
      <p>{t.intro}</p>
      {state.status === "loading" && <Spinner label={t.loading} />}
      {state.status === "failed" && (
        <LoadFailure title={t.failed} error={state.error} onRetry={model.retry} />
      )}
      {state.status === "ready" && state.detail.length === 0 && <p>{t.none}</p>}
      {state.status === "ready" && state.detail.length > 0 && (
        <ul className={css.library}>
          {state.detail.map((comment) => (
            <Comment key={comment.id} comment={comment} onDo={setDoing} />
          ))}
        </ul>
      )}
    </Dialog>
  );
}

type CommentProps = { comment: MarkingComment; onDo(doing: Doing): void };

function Comment({ comment, onDo }: CommentProps) {
  const t = useStore(savedCommentsMessages);
  const { code, text, points, uses, by, at, earlier } = comment;
  const shown = points === null ? null : shownShare(points);
  return (
    <li>
      <kbd>/{code}</kbd>
      <div>
        <p className={css.quoted}>{text}</p>
        <p className={css.facts}>
          {t.facts({
            points:
              shown === null
                ? t.noPoints
                : t.withPoints({ points: shown, max: formatNumber(mostShown()) }),
            n: formatNumber(uses),
            by,
            date: formatDate(at),
          })}
        </p>
        {earlier.length > 0 && (
          <details>
            <summary>{t.earlier({ n: formatNumber(earlier.length) })}</summary>
            <ul>
              {earlier.map((one) => (
                <li key={one.version} className={css.quoted}>
                  {t.earlierText({ date: formatDate(one.at), by: one.by, text: one.text })}
                </li>
              ))}
            </ul>
          </details>
        )}
      </div>
      <span>
        <IconButton
          icon="pencil"
          label={t.edit({ code })}
          onClick={() => onDo({ is: "changing", comment })}
        />
        <IconButton
          icon="trash"
          label={t.remove({ code })}
          onClick={() => onDo({ is: "removing", comment })}
        />
      </span>
    </li>
  );
}
