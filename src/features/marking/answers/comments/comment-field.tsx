// The comment to the participant: comments of the library, and what is written beside them. It stays usable without the library.
import { useStore } from "@nanostores/react";
import { useId, useState, type KeyboardEvent } from "react";
import { maxComment, maxLibraryComments } from "../../../../contract/marking/marks.ts";
import type { MarkingComment } from "../../../../contract/marking/marking-comments.ts";
import { formatNumber } from "../../../../core/format.ts";
import { lazy } from "../../../../core/on-demand/lazy.ts";
import { useDialogs } from "../../../../kit/dialogs/use-dialogs.tsx";
import { ComboboxList } from "../../../../ui/choice/combobox-list.tsx";
import { Button, IconButton } from "../../../../ui/input/button.tsx";
import { Field } from "../../../../ui/input/field.tsx";
import { TextArea } from "../../../../ui/input/text-area.tsx";
import css from "./saved-comments.module.css";
import { savedCommentsMessages, type SavedCommentsTexts } from "./saved-comments-messages.ts";
import type { SavedCommentsModel } from "./saved-comments-model.ts";
import { useCommentTyping, type CommentTypingProps } from "./use-comment-typing.ts";

const table = {
  library: { onDemand: lazy(() => import("./saved-comments-dialog.tsx"), "SavedCommentsDialog") },
};

type CommentFieldProps = CommentTypingProps & { model: SavedCommentsModel };

export function CommentField({ model, ...props }: CommentFieldProps) {
  const t = useStore(savedCommentsMessages);
  const library = useStore(model.$comments);
  const { open, dialogs } = useDialogs(table, { model });
  const typing = useCommentTyping(props, library);
  const list = useCommentList(typing, library);
  const { value, onChange } = props;
  return (
    <div className={css.field}>
      <Field label={t.label}>
        {(aria) => (
          <>
            <Given value={value} library={library} onChange={onChange} t={t} />
            <TextArea
              {...aria}
              {...list.aria}
              ref={typing.area}
              rows={2}
              maxLength={maxComment}
              value={value.written}
              onInput={({ currentTarget, nativeEvent }) =>
                typing.typed(currentTarget, !(nativeEvent as InputEvent).isComposing)
              }
              onCompositionEnd={({ currentTarget }) => typing.typed(currentTarget, true)}
              onKeyDown={list.press}
              onBlur={typing.close}
            />
          </>
        )}
      </Field>
      {typing.asked && (
        <ComboboxList
          id={list.id}
          label={{ "aria-label": t.list }}
          anchor={typing.area}
          matches={list.matches.map(({ id, code, text }) => ({
            value: id,
            label: t.option({ code, text }),
          }))}
          active={list.active}
          value=""
          emptyText={<NoMatches model={model} letters={typing.asked.letters} t={t} />}
          onPick={({ value: id }) => list.pick(list.matches.find((one) => one.id === id))}
        />
      )}
      {typing.isFull && <p>{t.full({ n: formatNumber(maxLibraryComments) })}</p>}
      <CommentButtons
        typing={typing}
        onManage={() => open("library", { typed: value.written })}
        t={t}
      />
      {dialogs}
    </div>
  );
}

type Typing = ReturnType<typeof useCommentTyping>;
type ButtonsProps = { typing: Typing; onManage(): void; t: SavedCommentsTexts };

function CommentButtons({ typing, onManage, t }: ButtonsProps) {
  return (
    <p className={css.buttons}>
      <Button
        size="s"
        variant="ghost"
        data-saved-comments=""
        disabled={typing.isFull}
        onClick={typing.ask}
      >
        {t.choose} <kbd>/</kbd>
      </Button>
      <Button size="s" variant="ghost" onClick={onManage}>
        {t.manage}
      </Button>
    </p>
  );
}

/** The list of what the letters may mean. The focus stays in the text. */
function useCommentList(typing: Typing, library: readonly MarkingComment[]) {
  const id = useId();
  const [chosen, setChosen] = useState({ letters: "", at: 0 });
  const { asked } = typing;
  const matches = asked ? library.filter(({ code }) => code.startsWith(asked.letters)) : [];
  const active = asked && chosen.letters === asked.letters ? chosen.at : 0;
  const pick = (comment: MarkingComment | undefined) => {
    if (comment && asked && !typing.isFull) typing.putIn(comment, asked);
  };

  function press(event: KeyboardEvent): void {
    if (event.nativeEvent.isComposing) return;
    if (event.key === "Backspace" && typing.takeBack()) event.preventDefault();
    if (!asked) return;
    if (event.key === "Escape") typing.close();
    else if (matches.length === 0) return;
    else if (event.key === "ArrowDown" || event.key === "ArrowUp") {
      const next = active + (event.key === "ArrowDown" ? 1 : -1);
      setChosen({ letters: asked.letters, at: (next + matches.length) % matches.length });
    } else if (event.key === "Enter" || event.key === "Tab") pick(matches[active]);
    else return;
    event.preventDefault();
  }

  return {
    id,
    matches,
    active,
    pick,
    press,
    aria:
      matches.length > 0
        ? {
            "aria-autocomplete": "list" as const,
            "aria-controls": id,
            "aria-activedescendant": `${id}-${active}`,
          }
        : {},
  };
}

type GivenProps = Pick<CommentTypingProps, "value" | "onChange"> & {
  library: readonly MarkingComment[];
  t: SavedCommentsTexts;
};

function Given({ value, library, onChange, t }: GivenProps) {
  if (value.comments.length === 0) return null;
  const without = (id: string) => ({
    ...value,
    comments: value.comments.filter((one) => one.id !== id),
  });
  return (
    <ul className={css.given} aria-label={t.given}>
      {value.comments.map(({ id, text }) => {
        const shown = library.find((one) => one.id === id)?.text ?? text;
        return (
          <li key={id}>
            <span>{shown}</span>
            <IconButton
              size="s"
              icon="x"
              label={t.release({ text: shown })}
              onClick={() => onChange(without(id))}
            />
          </li>
        );
      })}
    </ul>
  );
}

type NoMatchesProps = { model: SavedCommentsModel; letters: string; t: SavedCommentsTexts };

/** Why the list is empty. */
function NoMatches({ model, letters, t }: NoMatchesProps) {
  const state = useStore(model.$state);
  if (state.status === "loading") return t.loading;
  if (state.status === "ready") {
    return state.detail.length === 0 ? t.none : t.noneSuch({ letters: `/${letters}` });
  }
  return (
    <>
      {t.failed}. {t.typeOn}{" "}
      <Button
        size="s"
        onMouseDown={(event) => event.preventDefault()}
        onClick={() => void model.retry()}
      >
        {t.retry}
      </Button>
    </>
  );
}
