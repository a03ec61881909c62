// Participants in the order of their exam numbers as people count: "A-9" before "A-10". The database's lists order by text;
// this is for plans that are made from a whole list at once.

type Numbered = { id: string; no_ujian: string };

/** A new list. Equal to the eye ("7", "07"): the one with fewer zeros first; then by id, so that no order is left to chance. */
export function inNumberOrder<One extends Numbered>(people: readonly One[]): One[] {
  const keyed = people.map((person) => ({ person, key: keyOf(person) }));
  keyed.sort((one, other) => compareText(one.key, other.key));
  return keyed.map(({ person }) => person);
}

/** By code units: the same on every computer, and many times faster than a Collator. */
export function compareText(one: string, other: string): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** "XII / IPA 2" before "XII / IPA 10". */
export function compareNaturally(one: string, other: string): number {
  return compareText(naturalKey(one), naturalKey(other)) || compareText(one, other);
}

function keyOf({ no_ujian: number, id }: Numbered): string {
  return `${naturalKey(number)}\0${String(number.length).padStart(4, "0")}${number}\0${id}`;
}

/** Before each row of digits how long it is, so that longer numbers come later. */
function naturalKey(text: string): string {
  return text.toLowerCase().replace(/0*(\d+)/gu, (_all, digits: string) => {
    return String(digits.length).padStart(4, "0") + digits;
  });
}
