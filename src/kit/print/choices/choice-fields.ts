// What can be chosen for a printout, as data: each choice with its name in an address, what is usual, and how it is written
// there. Pure; keeping the choices is create-print-choices.ts.
import type { Query } from "../../../core/navigation.ts";

export type ChoiceField<Value> = {
  /** In the address. */
  name: string;
  usual: Value;
  write(value: Value): string;
  /** Undefined: it says nothing that is understood. */
  read(text: string): Value | undefined;
};
export type ChoiceFields<Values> = { readonly [Key in keyof Values]: ChoiceField<Values[Key]> };
export type ChosenBy<Fields> = {
  readonly [Key in keyof Fields]: Fields[Key] extends ChoiceField<infer Value> ? Value : never;
};

export function onOff(name: string, usual: boolean): ChoiceField<boolean> {
  const values = new Map([
    ["1", true],
    ["0", false],
  ]);
  return { name, usual, write: (isOn) => (isOn ? "1" : "0"), read: (text) => values.get(text) };
}

export function oneOf<Value extends string | number>(
  name: string,
  values: readonly Value[],
  usual: Value,
): ChoiceField<Value> {
  return { name, usual, write: String, read: (text) => values.find((each) => `${each}` === text) };
}

const longestText = 1000;

export function writtenText(name: string): ChoiceField<string> {
  return { name, usual: "", write: (text) => text, read: (text) => text.slice(0, longestText) };
}

const keysOf = <Values>(fields: ChoiceFields<Values>) => Object.keys(fields) as (keyof Values)[];

/** Only what differs from the usual. */
export function choiceQuery<Values>(fields: ChoiceFields<Values>, values: Values): Query {
  const query: Query = {};
  for (const key of keysOf(fields)) {
    const { name, usual, write } = fields[key];
    const text = write(values[key]);
    if (text !== write(usual)) query[name] = text;
  }
  return query;
}

/** What is not understood is as usual. */
export function readChoices<Values>(fields: ChoiceFields<Values>, query: Query): Values {
  const read = keysOf(fields).map((key) => {
    const field = fields[key];
    const text = query[field.name];
    return [key, (text === undefined ? undefined : field.read(text)) ?? field.usual];
  });
  return Object.fromEntries(read) as Values;
}
