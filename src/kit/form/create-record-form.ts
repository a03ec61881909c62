// A form over one stored record with a version. A change that somebody else made meanwhile is told, never overwritten
// unseen: the person takes the newer record, or goes on with what they typed on top of it.
import { atom, type ReadableAtom } from "nanostores";
import type * as v from "valibot";
import { newerRecord } from "../../core/answers/newer-record.ts";
import { createForm, type FormModel, type FormValues } from "./create-form.ts";

/** A field that the newer record has otherwise than the form. */
export type Difference<Name extends string = string> = { name: Name; newer: string };
export type Conflict<Stored, Name extends string = string> = {
  newer: Stored;
  differences: readonly Difference<Name>[];
};

export type RecordFormOptions<Values extends FormValues, Output, Stored> = {
  /** Null: a new one. */
  original: Stored | null;
  blank: Values;
  schema: v.GenericSchema<unknown, Output>;
  valuesOf(stored: Stored): Values;
  /** How the newer record's fields read where their values do not say it. */
  shown?(stored: Stored): Partial<Record<keyof Values, string>>;
  /** Fields that are never compared, such as a password. */
  unread?: readonly (keyof Values)[];
  save(base: Stored | null, values: Output): Promise<void>;
};

export type RecordForm<Values extends FormValues, Stored> = {
  form: FormModel<Values>;
  /** The record that would be changed, as the server last told it; null for a new one. */
  $base: ReadableAtom<Stored | null>;
  $conflict: ReadableAtom<Conflict<Stored, keyof Values & string> | null>;
  takeNewer(): void;
  keepMine(): void;
  /** Somebody else has stored that: the person is asked, or it is taken beside what the person has changed. */
  setConflict(newer: Stored): void;
  goOnFrom(newer: Stored): void;
  /** What the person sees is stored now: the next save goes on from there. */
  rebase(stored: Stored): void;
  exit(): void;
};

export function createRecordForm<Values extends FormValues, Output, Stored>(
  options: RecordFormOptions<Values, Output, Stored>,
): RecordForm<Values, Stored> {
  const { blank, valuesOf } = options;
  const names = Object.keys(blank) as (keyof Values & string)[];
  const $base = atom(options.original);
  const conflict = atom<Conflict<Stored, keyof Values & string> | null>(null);
  const form = createForm<Values, Output>({
    initial: options.original ? valuesOf(options.original) : blank,
    schema: options.schema,
    async submit(values) {
      conflict.set(null);
      await options.save($base.get(), values);
    },
    onError(error) {
      const newer = newerRecord(error, $base.get());
      if (newer === null) return false;
      setConflict(newer);
      return true;
    },
  });

  function setConflict(newer: Stored): void {
    conflict.set({ newer, differences: differencesFrom(newer, form.$values.get(), options) });
  }

  function rebase(stored: Stored): void {
    $base.set(stored);
    form.reset(valuesOf(stored));
    conflict.set(null);
  }

  function withNewer(act: (newer: Stored) => void): void {
    const newer = conflict.get()?.newer;
    if (newer) act(newer);
  }

  /** What the person changed stays; what they did not touch takes the newer value, so that saving reverts nothing. */
  function goOnFrom(newer: Stored): void {
    const base = $base.get();
    if (!base) return;
    const [before, mine] = [valuesOf(base), form.$values.get()];
    rebase(newer);
    for (const name of names) if (!isSame(mine[name], before[name])) form.set(name, mine[name]);
  }

  const takeNewer = () => withNewer(rebase);
  const keepMine = () => withNewer(goOnFrom);
  return {
    form,
    $base,
    $conflict: conflict,
    takeNewer,
    keepMine,
    setConflict,
    goOnFrom,
    rebase,
    exit: form.exit,
  };
}

function differencesFrom<Values extends FormValues, Output, Stored>(
  newer: Stored,
  typed: Values,
  { blank, valuesOf, shown, unread }: RecordFormOptions<Values, Output, Stored>,
): Difference<keyof Values & string>[] {
  const names = Object.keys(blank) as (keyof Values & string)[];
  const values = valuesOf(newer);
  const words: Partial<Record<keyof Values, string>> = shown?.(newer) ?? {};
  return names
    .filter((name) => !unread?.includes(name) && !isSame(values[name], typed[name]))
    .map((name) => ({ name, newer: words[name] ?? String(values[name]) }));
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
