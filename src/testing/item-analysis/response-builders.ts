// Small exams for tests of item analysis, from tables of marks or of chosen options.
import {
  createItemResponses,
  type ItemQuestion,
  type ItemResponse,
  type ItemResponses,
} from "../../domain/item-analysis/sending/item-responses.ts";

/** Null: the question was not shown. Otherwise "2/3", "0.9" or a number. */
export type MarkCell = number | string | null;

export const question = (id: string, more: Partial<ItemQuestion> = {}): ItemQuestion => ({
  id,
  options: [],
  isSingleChoice: false,
  ...more,
});

export const response = (mark: MarkCell, more: Partial<ItemResponse> = {}): ItemResponse => ({
  mark: exactOf(mark ?? 0),
  maximum: "1/1",
  state: "answered",
  treatment: "normal",
  chosen: [],
  ...more,
});

/** "0.9" is 9/10. */
export function exactOf(mark: number | string): string {
  const text = String(mark);
  if (text.includes("/")) return text;
  const [whole = "", decimals = ""] = text.split(".");
  return `${BigInt(`${whole}${decimals}`)}/${10n ** BigInt(decimals.length)}`;
}

/** Everybody fully marked, one row a participant. @param maxima of the questions; 1 each if left out */
export function markedTable(
  rows: readonly (readonly MarkCell[])[],
  maxima: readonly MarkCell[] = [],
): ItemResponses {
  const width = rows[0]?.length ?? maxima.length;
  const builder = createItemResponses(
    Array.from({ length: width }, (_none, at) => question(`q${at + 1}`)),
  );
  for (const row of rows) {
    builder.add(
      true,
      row.map((mark, at) =>
        mark === null ? null : response(mark, { maximum: exactOf(maxima[at] ?? 1) }),
      ),
    );
  }
  return builder.finish();
}

/**
 * Questions of one choice of A, B, C …, 1 for the key; " " is empty, "." not shown.
 *
 * @param rows the choices of one participant: "ABDC "
 */
export function chosenTable(
  rows: readonly string[],
  keys: string,
  letters = "ABCD",
): ItemResponses {
  const builder = createItemResponses(
    [...keys].map((key, at) =>
      question(`q${at + 1}`, {
        options: [...letters].map((id) => ({ id, isRight: id === key })),
        isSingleChoice: true,
      }),
    ),
  );
  for (const row of rows) {
    builder.add(
      true,
      [...row].map((choice, at) => {
        if (choice === ".") return null;
        if (choice === " ") return response(0, { state: "empty" });
        return response(choice === keys[at] ? 1 : 0, { chosen: [letters.indexOf(choice)] });
      }),
    );
  }
  return builder.finish();
}
