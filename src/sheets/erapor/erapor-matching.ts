// Who of an exam is which student of an e-Rapor file: by NISN, and where one of the two has none by the exact name (evaluation.md 4.5).
import { comparedText } from "../../domain/scoring/typed/compared-text.ts";
import type { EraporStudent } from "./erapor-sheet.ts";

/** `nisn`: empty without one. */
export type NamedParticipant = { nama: string; nisn: string };

export type StudentMatch<Participant> =
  | { by: "nisn" | "name"; participant: Participant }
  /** The NISN is the same, and the names have no word in common: one of the two may be somebody else's. */
  | { by: "nisn-other-name"; participant: Participant }
  /** Several participants or several students have the name, and no NISN tells them apart. */
  | { by: "several" }
  /** Somebody has the name and another NISN. */
  | { by: "other-nisn"; participant: Participant }
  | { by: "nobody" };

/** In the order of the students. A participant is nobody's or one student's. */
export function matchStudents<Participant extends NamedParticipant>(
  students: readonly Pick<EraporStudent, "name" | "nisn">[],
  participants: readonly Participant[],
): StudentMatch<Participant>[] {
  const byNisn = grouped(participants, ({ nisn }) => nisnKey(nisn));
  const studentsByNisn = grouped(students, ({ nisn }) => nisnKey(nisn));
  const found = students.map(({ nisn, name }): StudentMatch<Participant> | null => {
    const key = nisnKey(nisn);
    const same = key === "" ? [] : (byNisn.get(key) ?? []);
    if (same.length === 0) return null;
    const isOne = same.length === 1 && studentsByNisn.get(key)!.length === 1;
    if (!isOne) return { by: "several" };
    const [participant] = same as [Participant];
    return { by: haveCommonWord(name, participant.nama) ? "nisn" : "nisn-other-name", participant };
  });
  const taken = new Set(
    found.flatMap((match) => (match && "participant" in match ? [match.participant] : [])),
  );
  const byName = grouped(
    participants.filter((participant) => !taken.has(participant)),
    ({ nama }) => nameKey(nama),
  );
  const unmatched = students.filter((_student, at) => found[at] === null);
  const studentsByName = grouped(unmatched, ({ name }) => nameKey(name));
  return students.map((student, at) => {
    if (found[at]) return found[at];
    const key = nameKey(student.name);
    const named = byName.get(key) ?? [];
    if (named.length === 0) return { by: "nobody" };
    if (named.length > 1 || studentsByName.get(key)!.length > 1) return { by: "several" };
    const [participant] = named as [Participant];
    const areBoth = nisnKey(student.nisn) !== "" && nisnKey(participant.nisn) !== "";
    return { by: areBoth ? "other-nisn" : "name", participant };
  });
}

/** A number in a sheet has lost its leading zeros. */
const nisnKey = (nisn: string): string => nisn.replace(/\D/gu, "").replace(/^0+/u, "");

/** e-Rapor writes names in capitals; which apostrophe or hyphen is typed depends on the keyboard. */
const nameKey = (name: string): string =>
  comparedText(name.replace(/[`´]/gu, "'"), asTyped).toLocaleUpperCase("id");
const asTyped = { case_sensitive: true, ignore_punctuation: false, ignore_harakat: false };

const wordsOf = (name: string): string[] => nameKey(name).split(/[^\p{L}\p{N}']+/u);

function haveCommonWord(name: string, other: string): boolean {
  const words = new Set(wordsOf(other).filter(Boolean));
  return wordsOf(name).some((word) => words.has(word));
}

function grouped<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const group = groups.get(keyOf(item));
    if (group) group.push(item);
    else groups.set(keyOf(item), [item]);
  }
  return groups;
}
