// A file made by code and what must come of it, said without the readers: the corpus of all that schools bring.

/** A question as said-question.ts says it; with `told`, each of its remarks matches one and each of these is said. */
type Right = string;
type Remarked = { said: string; told: readonly RegExp[] };
/** Not imported, with a reason that matches. */
type Refused = { refused: RegExp };
export type Outcome = Right | Remarked | Refused;

export type CorpusCase = {
  format: string;
  about: string;
  /** Of the file. */
  name: string;
  bytes: Uint8Array;
  out: readonly Outcome[];
  /** What is said of the file as a whole: each is said, and nothing else. */
  told: readonly RegExp[];
  /** The file as a whole is refused with this code. */
  fault?: string;
};

export const withReasons = (said: string, ...reasons: RegExp[]): Remarked => ({
  said,
  told: reasons,
});
export const refused = (reason: RegExp): Refused => ({ refused: reason });
export const encoded = (text: string) => new TextEncoder().encode(text);

type Extra = Partial<Pick<CorpusCase, "told" | "fault" | "name">>;

/** Of one format: files of that name with what comes of each. */
export function casesOf(format: string, name: string) {
  return (
    about: string,
    content: string | Uint8Array,
    out: Outcome | readonly Outcome[],
    extra: Extra = {},
  ): CorpusCase => ({
    format,
    about,
    name,
    bytes: typeof content === "string" ? encoded(content) : content,
    out: isList(out) ? out : [out],
    told: [],
    ...extra,
  });
}

const isList = (out: Outcome | readonly Outcome[]): out is readonly Outcome[] => Array.isArray(out);
