// Which of a schedule's banks a participant gets: in their order the first whose subject is for him (domain 4.4). A subject is
// for everybody, for one religion, or for some majors.
import type { SubjectScope } from "../../contract/subjects.ts";

export type CoveredPerson = { id: string; agama_id: string | null; jurusan_id: string | null };
/** A bank with whom its subject is for. */
export type CoveringBank = {
  id: string;
  scope: SubjectScope;
  agama_id: string | null;
  jurusan_ids: readonly string[];
};

export type BankCoverage = {
  /** How many get each bank, in the banks' order. */
  banks: { id: string; count: number }[];
  /** Ids of banks that nobody gets, since none fits or an earlier one fits as well. */
  unreached: string[];
  /** Ids of participants for whom no bank is, in their order. */
  without: string[];
};

export function coverage(
  people: readonly CoveredPerson[],
  banks: readonly CoveringBank[],
): BankCoverage {
  const counts = new Map(banks.map(({ id }) => [id, 0]));
  const without: string[] = [];
  for (const person of people) {
    const bank = bankFor(person, banks);
    if (bank) counts.set(bank.id, counts.get(bank.id)! + 1);
    else without.push(person.id);
  }
  return {
    banks: [...counts].map(([id, count]) => ({ id, count })),
    unreached: [...counts].flatMap(([id, count]) => (count === 0 ? [id] : [])),
    without,
  };
}

/** Null: there is none for him. */
export function bankFor<Bank extends CoveringBank>(
  { agama_id: religion, jurusan_id: major }: Omit<CoveredPerson, "id">,
  banks: readonly Bank[],
): Bank | null {
  const fits = (bank: Bank) => {
    if (bank.scope === "umum") return true;
    if (bank.scope === "agama") return religion !== null && bank.agama_id === religion;
    return major !== null && bank.jurusan_ids.includes(major);
  };
  return banks.find(fits) ?? null;
}

/** Banks for a religion or for majors before general ones, which would keep everybody from those behind them. */
export function sensibleOrder<Bank extends Pick<CoveringBank, "scope">>(
  banks: readonly Bank[],
): Bank[] {
  const isGeneral = ({ scope }: Bank) => scope === "umum";
  return [...banks.filter((bank) => !isGeneral(bank)), ...banks.filter(isGeneral)];
}
