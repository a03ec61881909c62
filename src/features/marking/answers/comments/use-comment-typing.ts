// Typing a comment, in which a slash and two letters put in a comment of the library. Everything follows from the text and the cursor, not from
// keys: keyboards of phones and composing input methods send no keys that could be relied on.
import { useRef, useState, type RefObject } from "react";
import { maxLibraryComments } from "../../../../contract/marking/marks.ts";
import type { ShownMark } from "../../../../contract/marking/marking-answers.ts";
import type { MarkingComment } from "../../../../contract/marking/marking-comments.ts";
import { shortcutBefore } from "../../../../domain/text/comment-shortcut.ts";

/** What is written, and the comments of the library that it refers to. */
export type WrittenComment = Pick<ShownMark, "written" | "comments">;

export type CommentTypingProps = {
  value: WrittenComment;
  onChange(value: WrittenComment): void;
  /** The share of the question that a comment fills in. */
  onShare(share: string): void;
};

/** The part of the text that is being typed as a shortcut. */
type Asked = { from: number; to: number; letters: string };
type PutIn = { before: WrittenComment; after: WrittenComment; from: number; to: number };

export function useCommentTyping(
  { value, onChange, onShare }: CommentTypingProps,
  library: readonly MarkingComment[],
) {
  const area = useRef<HTMLTextAreaElement>(null);
  const [asked, setAsked] = useState<Asked | null>(null);
  const latest = useRef<PutIn | null>(null);
  const isFull = value.comments.length >= maxLibraryComments;

  function putIn(comment: MarkingComment, { from, to }: Omit<Asked, "letters">): void {
    const before = { ...value, written: area.current?.value ?? value.written };
    const after = withComment(before, comment, { from, to });
    latest.current = { before, after, from, to };
    setAsked(null);
    onChange(after);
    moveCursor(area, from);
    if (comment.points !== null && after.comments !== before.comments) onShare(comment.points);
  }

  function typed({ value: written, selectionStart: cursor }: HTMLTextAreaElement, isDone: boolean) {
    const shortcut = shortcutBefore(written, cursor);
    const called = library.find(({ code }) => code === shortcut?.letters);
    if (shortcut?.isEnded && called && isDone && !isFull) {
      putIn(called, { from: shortcut.from, to: cursor });
      return;
    }
    onChange({ ...value, written });
    const isOpen = shortcut !== null && !shortcut.isEnded;
    setAsked(isOpen ? { from: shortcut.from, to: cursor, letters: shortcut.letters } : null);
  }

  return {
    area,
    asked,
    isFull,
    typed,
    putIn,
    close(): void {
      if (asked?.letters === "") onChange(withoutSlash(value, asked));
      setAsked(null);
    },
    /** Right after a comment was put in: the letters that were typed come back. Returns whether they did. */
    takeBack(): boolean {
      const put = latest.current;
      if (!put || !isSameComment(put.after, value) || !isAt(area.current, put.from)) return false;
      latest.current = null;
      onChange(put.before);
      moveCursor(area, put.to);
      return true;
    },
    /** Opens the list as typing a slash does. */
    ask(): void {
      const { written, from } = withSlash(value.written, area.current?.selectionStart ?? 0);
      area.current?.focus();
      onChange({ ...value, written });
      setAsked({ from, to: from + 1, letters: "" });
      moveCursor(area, from + 1);
    },
  };
}

/** React sets the text first, and with it the cursor to its end. */
const moveCursor = (area: RefObject<HTMLTextAreaElement | null>, to: number) =>
  queueMicrotask(() => area.current?.setSelectionRange(to, to));

/** With a slash at the cursor that begins a word. `from`: where it stands. */
function withSlash(text: string, cursor: number): { written: string; from: number } {
  const space = cursor === 0 || /\s/u.test(text[cursor - 1] ?? "") ? "" : " ";
  const written = `${text.slice(0, cursor)}${space}/${text.slice(cursor)}`;
  return { written, from: cursor + space.length };
}

/** The slash that has opened the list is no comment. */
const withoutSlash = (value: WrittenComment, { from, to }: Asked): WrittenComment => ({
  ...value,
  written: value.written.slice(0, from) + value.written.slice(to),
});

/** Without the letters. A comment that is there already is not given twice, and none beyond what a mark takes. */
function withComment(
  { written, comments }: WrittenComment,
  { id, text }: MarkingComment,
  { from, to }: Omit<Asked, "letters">,
): WrittenComment {
  const isThere = comments.some((one) => one.id === id);
  return {
    written: written.slice(0, from) + written.slice(to),
    comments:
      isThere || comments.length >= maxLibraryComments ? comments : [...comments, { id, text }],
  };
}

const isSameComment = (one: WrittenComment, other: WrittenComment): boolean =>
  one.written === other.written && one.comments === other.comments;

const isAt = (area: HTMLTextAreaElement | null, at: number): boolean =>
  area?.selectionStart === at && area.selectionEnd === at;
