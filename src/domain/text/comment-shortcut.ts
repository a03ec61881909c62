// How a saved comment is called while one types: "/" after a space or at the beginning, and its two letters. What ordinary typing brings
// ("dan/atau", "1/2", "/ ") is none, because a letter or a digit stands before the slash or a space right behind it.

export type CommentShortcut = {
  /** Where the slash stands. */
  from: number;
  /** None to two, in lower case. */
  letters: string;
  /** A space or a new line follows, with which the comment is put in. */
  isEnded: boolean;
};

/** What ends at the cursor; null: nothing. */
export function shortcutBefore(text: string, cursor: number): CommentShortcut | null {
  const found = /(?<=^|\s)\/(?<letters>[a-z]{0,2})(?<end>\s?)$/iu.exec(text.slice(0, cursor));
  if (!found) return null;
  const { letters = "", end = "" } = found.groups ?? {};
  if (end !== "" && letters.length < 2) return null;
  return { from: found.index, letters: letters.toLowerCase(), isEnded: end !== "" };
}
