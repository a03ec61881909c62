// What is chosen for a printout, as stores. The choices stand in the address, so that a link prints the same again, and the
// last ones on this PC. Other words of the address, such as which schedule, are left alone.
import { atom, type ReadableAtom } from "nanostores";
import { readQuery, replaceQuery, type Query } from "../../../core/navigation.ts";
import { readPreferences, writePreference } from "../../../core/preferences/screen-preferences.ts";
import { choiceQuery, readChoices, type ChoiceFields } from "./choice-fields.ts";

export type PrintChoices<Values> = {
  $values: ReadableAtom<Values>;
  choose(changes: Partial<Values>): void;
};

type KeptChoices = {
  /** What was asked for when the screen opened. */
  first: Query;
  /** `own`: all that the names of one set of choices say now. */
  keep(names: readonly string[], own: Query): void;
};
type NamedFields = Readonly<Record<string, { name: string }>>;

const namesOf = (fields: NamedFields) => Object.values(fields).map(({ name }) => name);

/** `of`: whose choices they are, for a screen that prints many things; `sets`: all that is chosen on the screen. */
export function createKeptChoices(
  screen: string,
  of: string,
  sets: readonly NamedFields[],
): KeptChoices {
  const names = sets.flatMap(namesOf);
  const asked = only(names, readQuery());
  // An address that says anything of them is the whole truth; else it is what was printed last.
  const isAsked = Object.keys(asked).length > 0;
  let query = isAsked ? asked : only(names, readPreferences(screen)[of]);
  const first = query;
  const show = () => replaceQuery({ ...without(names, readQuery()), ...query });
  if (!isAsked) show();
  return {
    first,
    keep(changed, own) {
      query = { ...without(changed, query), ...own };
      show();
      writePreference(screen, of, query);
    },
  };
}

/** Kept on this PC and not in the address: what names people, whom no link should carry to another paper. */
export function createUnlinkedChoices(
  screen: string,
  of: string,
  fields: NamedFields,
): KeptChoices {
  const names = namesOf(fields);
  let query = only(names, readPreferences(screen)[of]);
  return {
    first: query,
    keep(changed, own) {
      query = { ...without(changed, query), ...own };
      writePreference(screen, of, query);
    },
  };
}

/** One set of what is chosen: those that are drawn anew together, apart from texts that are typed. */
export function createPrintChoices<Values extends object>(
  kept: KeptChoices,
  fields: ChoiceFields<Values>,
): PrintChoices<Values> {
  const $values = atom(readChoices(fields, kept.first));
  const names = namesOf(fields as NamedFields);
  return {
    $values,
    choose(changes) {
      const values = { ...$values.get(), ...changes };
      $values.set(values);
      kept.keep(names, choiceQuery(fields, values));
    },
  };
}

/** Of something that was stored and may be anything. */
function only(names: readonly string[], stored: unknown): Query {
  if (typeof stored !== "object" || stored === null) return {};
  const entries = Object.entries(stored);
  return Object.fromEntries(
    entries.filter(([name, text]) => names.includes(name) && typeof text === "string"),
  ) as Query;
}

function without(names: readonly string[], query: Query): Query {
  return Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));
}
