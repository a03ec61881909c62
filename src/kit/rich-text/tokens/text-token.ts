// What an editor with tokens asks of its owner, and what an owner may ask of an editor; apart from the editor itself, which is fetched later.

export type TextTokens = {
  /** What the text shows in its place. */
  labelOf: (id: string) => string;
  /** What is left of it when it is given back to the text. */
  wordOf: (id: string) => string;
  isToken: (id: string) => boolean;
  /** The id of a new one for this word, which may be empty. */
  make: (word: string) => string;
  /** What is selected cannot be a token. */
  onRefused: () => void;
};

/** What the owner may do with the text of an editor. */
export type EditorHandle = {
  focusAtEnd: () => void;
  /** At the cursor; the focus goes to the text. */
  putText: (text: string) => void;
  /** Makes what is selected a token; the focus goes to the text. */
  putToken: () => void;
  /** False: there is none of this id in the text, or the editor has not arrived yet. */
  takeToken: (id: string) => boolean;
};
